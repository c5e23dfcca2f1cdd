import { planTitle } from '@estrada/domain/enumerations/index';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Select } from '@mantine/core';
import { changePlan } from '../model/change-plan.ts';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';

/** The plan. Another plan has other terms: they are preselected again, and restored when the user returns to a plan. */
export function PlanField() {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const { draft, update, parameters } = useSharedSimulator();
  return (
    <Select
      label={t('plan')}
      allowDeselect={false}
      disabled={Boolean(draft.offerId)}
      searchable
      data={parameters.financeStructures.map(({ id }) => ({ value: String(id), label: planTitle(id, language) }))}
      value={String(draft.financeTypeId)}
      onChange={(id) => update((now) => changePlan(now, Number(id)))}
    />
  );
}
