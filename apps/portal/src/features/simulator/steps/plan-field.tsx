import { useStrings } from '../../../app/i18n/use-strings.ts';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';
import { SegmentedField } from './segmented-field.tsx';

/** The way of financing. Another plan has other terms: they are proposed anew. */
export function PlanField() {
  const t = useStrings(strings);
  const { draft, update, parameters } = useSharedSimulator();
  return (
    <SegmentedField
      label={t('plan')}
      value={String(draft.financeTypeId)}
      options={parameters.financeStructures.map(({ id, name }) => ({ value: String(id), label: name }))}
      onChange={(id) => update({ financeTypeId: Number(id), terms: [], selectedTerm: null })}
    />
  );
}
