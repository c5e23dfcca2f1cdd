import type { CalendarDate } from '../../calendar/index.ts';
import type { Money } from '../../money/index.ts';
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
