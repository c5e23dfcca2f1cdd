import { useStrings } from '@estrada/web/words/use-strings.ts';
import { SimpleGrid } from '@mantine/core';
import { TermChips } from '../results/term-chips.tsx';
import { strings } from '../strings.ts';
import { ChoiceFields } from './choices/choice-fields.tsx';
import { PlanField } from './plan-field.tsx';
import { ValueFields } from './value-fields.tsx';

/** Price, entry, plan and terms beside the figures they make: nobody goes a step back to try another entry. */
export function AdjustBar() {
  const t = useStrings(strings);
  return (
    <section className="simulator-panel" aria-label={t('adjust')}>
      <SimpleGrid cols={{ base: 2, md: 3 }} spacing="md" verticalSpacing="sm" className="simulator-values">
        <ValueFields />
        <PlanField />
      </SimpleGrid>
      <ChoiceFields />
      <TermChips />
    </section>
  );
}
