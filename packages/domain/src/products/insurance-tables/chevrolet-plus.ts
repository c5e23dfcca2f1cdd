import type { CalendarDate } from '../../calendar/index.ts';
import type { Money } from '../../money/index.ts';
import type { DaysInForce } from '../../uploads/lines-over-days.ts';
import { isForPerson, isValidOn, type LineShape } from './banded-lines.ts';

/** What Chevrolet Plus costs for a range of the financed amount. */
export type ChevroletPlusRow = DaysInForce & {
  /** null is for both */
  personType: 'PF' | 'PJ' | null;
  minFinancedCents: Money;
  maxFinancedCents: Money;
  premiumCents: Money;
};

export const chevroletPlusShape: LineShape<ChevroletPlusRow> = {
  choices: ['personType'],
  bands: [['minFinancedCents', 'maxFinancedCents']],
};

/** The premium of Chevrolet Plus; null where no line is for the person and the amount (CHEVERROR). */
export function chevroletPlusPremium(
  rows: readonly ChevroletPlusRow[],
  { personType, financedCents, today }: { personType: 'PF' | 'PJ'; financedCents: Money; today: CalendarDate },
): Money | null {
  const found = rows.find(
    (row) =>
      isForPerson(row, personType) &&
      row.minFinancedCents <= financedCents &&
      financedCents <= row.maxFinancedCents &&
      isValidOn(row, today),
  );
  return found?.premiumCents ?? null;
}
