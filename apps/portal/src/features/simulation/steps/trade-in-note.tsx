import { formatMoney, preventAmountBreaks } from '@estrada/domain/formats/index';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button } from '@mantine/core';
import { fixedEntryOf } from '../model/fixed-entry.ts';
import { isBlank, tradeInValues } from '../model/trade-in.ts';
import { raiseToTradeIn } from '../model/type-trade-in.ts';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';

/**
 * The composition of the entry with a trade-in vehicle: after changing the entry the user sees here the remaining cash.
 * For a vehicle that exceeds the entry it shows that it does not count, with a button to correct that.
 */
export function TradeInNote() {
  const t = useStrings(strings);
  const { draft, update } = useSharedSimulator();
  const standing = tradeInValues(draft);
  if (!standing || !draft.tradeIn || isBlank(draft.tradeIn) || draft.entryValueCents === null) return null;
  const { isAside, cashCents, equityCents } = standing;
  const isFixed = fixedEntryOf(draft) !== null;
  const amounts = { equity: formatMoney(equityCents), entry: formatMoney(draft.entryValueCents) };
  return (
    <div className="simulator-trade-in-note" data-aside={isAside || undefined}>
      <p role={isAside ? 'status' : undefined}>
        {preventAmountBreaks(
          isAside
            ? t(isFixed ? 'tradeIn.asideByPlan' : 'tradeIn.aside', amounts)
            : t('tradeIn.sum', { ...amounts, cash: formatMoney(cashCents ?? 0) }),
        )}
      </p>
      {isAside && !isFixed ? (
        <Button variant="default" size="compact-sm" onClick={() => update(raiseToTradeIn)}>
          {t('tradeIn.raise', { amount: amounts.equity })}
        </Button>
      ) : null}
    </div>
  );
}
