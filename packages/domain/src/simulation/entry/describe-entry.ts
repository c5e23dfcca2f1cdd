import type { Language } from '../../errors/texts.ts';
import { formatMoney, preventAmountBreaks } from '../../formats/index.ts';
import type { Money } from '../../money/index.ts';
import type { TradeIn, TradeInWorth } from './trade-in.ts';

/**
 * "R$ 30.000,00, sendo R$ 18.000,00 do veículo na troca": a down payment on one line, without identifying the vehicle.
 *
 * @param worth of the trade-in; none where the client pays in money only
 * @param amount the down payment as text, where it contains more than the amount
 */
export function describeEntry(
  entryValueCents: Money,
  worth: TradeInWorth | null | undefined,
  language: Language,
  amount: string = formatMoney(entryValueCents),
): string {
  return worth ? preventAmountBreaks(`${amount}, ${partOf(worth, language)}`) : amount;
}

function partOf({ equityCents, shortfallCents }: TradeInWorth, language: Language): string {
  const [equity, shortfall] = [formatMoney(equityCents), formatMoney(shortfallCents)];
  const isEnglish = language === 'en';
  if (equityCents > 0)
    return isEnglish ? `of which ${equity} is the trade-in vehicle` : `sendo ${equity} do veículo na troca`;
  if (shortfallCents === 0) return isEnglish ? 'all in cash' : 'toda em dinheiro';
  return isEnglish
    ? `all in cash; ${shortfall} of debts of the trade-in vehicle are settled separately`
    : `toda em dinheiro; ${shortfall} de dívidas do veículo na troca são quitadas à parte`;
}

/** "Fiat Argo · 2019 · ABC1D23 · R$ 45.000,00 menos R$ 27.000,00 de dívidas": the trade-in, for its buyer. */
export function describeTradeIn(tradeIn: Omit<TradeIn, 'cashCents'>, language: Language): string {
  const { description, year, plate, valueCents, debtsCents } = tradeIn;
  const [value, debts] = [formatMoney(valueCents), formatMoney(debtsCents)];
  const less = language === 'en' ? `${value} less ${debts} of debts` : `${value} menos ${debts} de dívidas`;
  return preventAmountBreaks([description, year, plate, debtsCents > 0 ? less : value].filter(Boolean).join(' · '));
}
