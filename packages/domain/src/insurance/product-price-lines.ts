import type { CalendarDate } from '../calendar/index.ts';
import type { PricedProductRow } from '../simulation/index.ts';
import type { MessageKey } from '../validation/messages.ts';
import type { VapCode } from './vap-form.ts';

/** One line of the uploaded prices of products; amounts in centavos. */
export type ProductPriceLine = Omit<PricedProductRow, 'code' | 'type' | 'validUntil'> & {
  code: VapCode;
  validUntil: CalendarDate;
};

type Fault = { column: keyof ProductPriceLine; reason: MessageKey };

/** What is wrong with a line by itself: its days and its range. */
export function checkProductPriceLine(line: ProductPriceLine): Fault | null {
  if (line.validUntil < line.effectiveFrom) return { column: 'validUntil', reason: 'date.beforeStart' };
  if (line.maxFinancedCents < line.minFinancedCents) return { column: 'maxFinancedCents', reason: 'number.outOfRange' };
  return line.premiumCents > 0 ? null : { column: 'premiumCents', reason: 'money.positive' };
}

type Span = Pick<ProductPriceLine, 'minFinancedCents' | 'maxFinancedCents' | 'effectiveFrom' | 'validUntil'> & {
  personType: ProductPriceLine['personType'];
};

/**
 * Checks the lines of a file one after the other: no choice may have two prices on a day. A line for both kinds of person
 * meets those of either. Remembers the lines of a whole file.
 */
export function makePriceOverlapCheck(): (line: ProductPriceLine) => Fault | null {
  const seen = new Map<string, Span[]>();
  return (line) => {
    const key = [line.code, line.provider, line.termMonths, line.assetType].join('|');
    const spans = seen.get(key) ?? [];
    const meets = (other: Span) =>
      (other.personType === null || line.personType === null || other.personType === line.personType) &&
      other.minFinancedCents <= line.maxFinancedCents &&
      line.minFinancedCents <= other.maxFinancedCents &&
      other.effectiveFrom <= line.validUntil &&
      line.effectiveFrom <= other.validUntil;
    if (spans.some(meets)) return { column: 'minFinancedCents', reason: 'range.overlaps' };
    const { minFinancedCents, maxFinancedCents, effectiveFrom, validUntil, personType } = line;
    seen.set(key, [...spans, { minFinancedCents, maxFinancedCents, effectiveFrom, validUntil, personType }]);
    return null;
  };
}
