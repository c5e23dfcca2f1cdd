import { formatMoney } from '@estrada/domain/formats/index';
import { type Say, useStrings } from '@estrada/web/words/use-strings.ts';
import { Button, Text } from '@mantine/core';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';
import { showCet } from './rates.ts';
import type { Change } from './use-change.ts';

/** What was changed, to which instalment and CET it led, and the way back: "Entrada 40.000,00 → 49.139,30 · Desfazer". */
export function ChangeNotice({ change, onUndo }: { change: Change | null; onUndo: () => void }) {
  const t = useStrings(strings);
  const { item, quote } = useSharedSimulator();
  const figures =
    change && item && !quote.isStale && !quote.error
      ? [t('change.figures', { amount: formatMoney(item.installmentCents), cet: showCet(item.cetAnnualPct) })]
      : [];
  return (
    <div className="simulator-change">
      <Text role="status" size="sm">
        {change ? [...changeWords(change, t), ...figures].join(' · ') : ''}
      </Text>
      {change ? (
        <Button variant="subtle" size="compact-sm" onClick={onUndo}>
          {t('change.undo')}
        </Button>
      ) : null}
    </div>
  );
}

const bare = (cents: number | null) => (cents === null ? '–' : formatMoney(cents).replace('R$ ', ''));

function changeWords({ before, after }: Change, t: Say<typeof strings>): string[] {
  const words: string[] = [];
  if (before.vehicleValueCents !== after.vehicleValueCents)
    words.push(t('change.price', { before: bare(before.vehicleValueCents), after: bare(after.vehicleValueCents) }));
  if (before.entryValueCents !== after.entryValueCents)
    words.push(t('change.entry', { before: bare(before.entryValueCents), after: bare(after.entryValueCents) }));
  if (after.selectedTerm !== null && before.selectedTerm !== after.selectedTerm)
    words.push(t('change.term', { before: before.selectedTerm ?? '–', after: after.selectedTerm }));
  const gone = before.terms.filter((term) => after.terms.length > 0 && !after.terms.includes(term));
  for (const term of gone) words.push(t('terms.replaced', { term }));
  return words.length > 0 ? words : [t('change.none')];
}
