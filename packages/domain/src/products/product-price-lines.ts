import type { CalendarDate } from '../calendar/index.ts';
import type { PricedProductRow } from '../simulation/index.ts';
import { makeDayClash } from '../uploads/lines-over-days.ts';
import type { MessageKey } from '../validation/messages.ts';
import type { VapCode } from './vap-form.ts';

/** One line of the uploaded prices of products; amounts in centavos. */
export type ProductPriceLine = Omit<PricedProductRow, 'code' | 'type' | 'validUntil'> & {
  code: VapCode;
  validUntil: CalendarDate;
};

type Fault = { column: keyof ProductPriceLine; reason: MessageKey };

/** The problem of a line on its own: its days and its range. */
export function checkProductPriceLine(line: ProductPriceLine): Fault | null {
  if (line.validUntil < line.effectiveFrom) return { column: 'validUntil', reason: 'date.beforeStart' };
  if (line.maxFinancedCents < line.minFinancedCents) return { column: 'maxFinancedCents', reason: 'number.outOfRange' };
  return line.premiumCents > 0 ? null : { column: 'premiumCents', reason: 'money.positive' };
}

/**
 * Checks the lines of a file one after the other: no choice may have two prices on a day. A line for both kinds of
 * person conflicts with those of either. Stores the lines of a whole file.
 */
export function makePriceOverlapCheck(): (line: ProductPriceLine) => Fault | null {
  const clashes = makeDayClash<ProductPriceLine>(
    (line) => [line.code, line.provider, line.termMonths, line.assetType].join('|'),
    (one, other) =>
      (one.personType === null || other.personType === null || one.personType === other.personType) &&
      one.minFinancedCents <= other.maxFinancedCents &&
      other.minFinancedCents <= one.maxFinancedCents,
  );
  return (line) => (clashes(line) ? { column: 'minFinancedCents', reason: 'range.overlaps' } : null);
}
