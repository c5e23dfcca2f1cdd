import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';
import { NumberInput } from './later-inputs.tsx';

/** The mileage of a used vehicle; hidden for a new one. */
export function MileageField() {
  const t = useStrings(strings);
  const { draft, update, errors } = useSharedSimulator();
  if (draft.assetType !== 2) return null;
  return (
    <NumberInput
      label={t('mileage')}
      required
      suffix=" km"
      thousandSeparator="."
      decimalSeparator=","
      allowDecimal={false}
      allowNegative={false}
      hideControls
      max={2_000_000}
      clampBehavior="strict"
      value={draft.mileage ?? ''}
      error={errors.of('mileage')}
      onBlur={() => errors.leave('mileage')}
      onChange={(value) => update({ mileage: typeof value === 'number' ? value : null })}
    />
  );
}
