import { planTitle } from '@estrada/domain/enumerations/index';
import type { Language } from '@estrada/domain/errors/index';
import { formatCet, formatMoney } from '@estrada/domain/formats/index';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { type Translate, useStrings } from '@estrada/web/strings/use-strings.ts';
import { type TradeInDraft, tradeInValues } from '../model/trade-in.ts';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';
import { UndoNotice } from './undo-notice.tsx';
import type { Change } from './use-change.ts';

/**
 * What was changed, the resulting instalment and CET, and the undo button: "Entrada 40.000,00 → 49.139,30 · Desfazer".
 */
export function ChangeNotice({ change, onUndo }: { change: Change | null; onUndo: () => void }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const { item, quote, draft } = useSharedSimulator();
  const figures =
    change && item && !quote.isStale && !quote.error
      ? [t('change.figures', { amount: formatMoney(item.installmentCents), cet: formatCet(item.cetAnnualPct) })]
      : [];
  return (
    <UndoNotice
      text={
        change
          ? [
              ...planText(change, language, t),
              ...changeText(change, t),
              ...moneyText(change, draft.tradeIn, t),
              ...figures,
            ].join(' · ')
          : ''
      }
      onUndo={onUndo}
    />
  );
}

const bare = (cents: number | null) => (cents === null ? '–' : formatMoney(cents).replace('R$ ', ''));

function planText({ before, after }: Change, language: Language, t: Translate<typeof strings>) {
  if (before.financeTypeId === after.financeTypeId) return [];
  const [was, is] = [before, after].map(({ financeTypeId }) => planTitle(financeTypeId, language));
  return [t('change.plan', { before: was!, after: is! })];
}

/**
 * The cash that remains next to a trade-in vehicle, or that the vehicle no longer counts: the entry was changed outside
 * its fields.
 */
function moneyText({ before, after }: Change, tradeIn: TradeInDraft | null | undefined, t: Translate<typeof strings>) {
  if (!tradeIn || before.entryValueCents === after.entryValueCents) return [];
  const was = tradeInValues({ ...before, tradeIn });
  const is = tradeInValues({ ...after, tradeIn });
  if (!was?.equityCents || !is) return [];
  if (is.isAside) return [t('tradeIn.leaves', { amount: formatMoney(is.equityCents) })];
  return [t('tradeIn.money', { before: bare(was.cashCents), after: bare(is.cashCents) })];
}

function changeText({ before, after }: Change, t: Translate<typeof strings>): string[] {
  const words: string[] = [];
  if (before.vehicleValueCents !== after.vehicleValueCents)
    words.push(t('change.price', { before: bare(before.vehicleValueCents), after: bare(after.vehicleValueCents) }));
  if (before.entryValueCents !== after.entryValueCents)
    words.push(t('change.entry', { before: bare(before.entryValueCents), after: bare(after.entryValueCents) }));
  if (after.selectedTerm !== null && before.selectedTerm !== after.selectedTerm)
    words.push(t('change.term', { before: before.selectedTerm ?? '–', after: after.selectedTerm }));
  const gone = before.terms.filter((term) => after.terms.length > 0 && !after.terms.includes(term));
  if (before.financeTypeId === after.financeTypeId) for (const term of gone) words.push(t('terms.replaced', { term }));
  return words.length > 0 || before.financeTypeId !== after.financeTypeId ? words : [t('change.none')];
}
