import type { CalendarDate } from '../../calendar/index.ts';
import { allocate, type Money } from '../../money/index.ts';
import type { DaysInForce } from '../../uploads/lines-over-days.ts';
import { isForPerson, isValidOn, type LineShape } from './banded-lines.ts';

/** What a combo costs, where that is less than its parts. */
export type ComboPriceRow = DaysInForce & {
  comboName: string;
  /** null is for both */
  personType: 'PF' | 'PJ' | null;
  assetType: 1 | 2;
  priceCents: Money;
};

export const comboPriceShape: LineShape<ComboPriceRow> = {
  choices: ['comboName', 'personType', 'assetType'],
  bands: [],
};

/** A combo's name in the form in which names are compared: capitals and accents do not matter. */
export const comboNameKey = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** The price that a table has for a combo; null where it has none, and the combo costs what its parts cost. */
export function comboPrice(
  rows: readonly ComboPriceRow[],
  choice: { comboName: string; personType: 'PF' | 'PJ'; assetType: 1 | 2; today: CalendarDate },
): Money | null {
  const found = rows.find(
    (row) =>
      comboNameKey(row.comboName) === comboNameKey(choice.comboName) &&
      isForPerson(row, choice.personType) &&
      row.assetType === choice.assetType &&
      isValidOn(row, choice.today),
  );
  return found?.priceCents ?? null;
}

/**
 * The prices of a combo's parts, in their order. A price of the combo that is less than their sum is met: the difference
 * is spread in proportion to the parts, by centavo; of equal claims to a centavo that of the largest part comes last.
 * No part becomes negative or dearer.
 */
export function comboPartPrices(parts: readonly Money[], price: Money | null): Money[] {
  const sum = parts.reduce((before, part) => before + part, 0);
  if (price === null || price >= sum) return [...parts];
  const ascending = parts.map((_, index) => index).sort((one, other) => parts[one]! - parts[other]!);
  const reductions = allocate(
    sum - price,
    ascending.map((index) => parts[index]!),
  );
  const reduced = [...parts];
  for (const [place, index] of ascending.entries()) reduced[index]! -= reductions[place]!;
  return reduced;
}
