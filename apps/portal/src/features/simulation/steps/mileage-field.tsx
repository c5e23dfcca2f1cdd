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
      hideControls
      // a value that cannot be is shown with its error, never changed
      clampBehavior="none"
      value={draft.mileage ?? ''}
      error={errors.of('mileage')}
      errorProps={{ role: 'alert' }}
      onBlur={() => errors.leave('mileage')}
      onChange={(value) => update({ mileage: typeof value === 'number' ? value : null })}
    />
  );
}
