import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { SimpleGrid } from '@mantine/core';
import { TermChips } from '../results/term-chips.tsx';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';
import { ChoiceFields } from './choices/choice-fields.tsx';
import { PlanField } from './plan-field.tsx';
import './trade-in.css';
import { TradeInNote } from './trade-in-note.tsx';
import { ValueFields } from './value-fields.tsx';

/** Price, entry, plan and terms beside the figures they make: nobody goes a step back to try another entry. */
export function AdjustBar() {
  const t = useStrings(strings);
  const { quote } = useSharedSimulator();
  return (
    <section className="simulator-panel" aria-label={t('adjust')}>
      <SimpleGrid cols={{ base: 2, md: 3 }} spacing="md" verticalSpacing="sm" className="simulator-values">
        <ValueFields />
        <PlanField />
      </SimpleGrid>
      <TradeInNote />
      <ChoiceFields />
      <TermChips />
      <p className="simulator-post" data-status={quote.postStatus}>
        {t(`post.${quote.postStatus}`)}
      </p>
    </section>
  );
}
