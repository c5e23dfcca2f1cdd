import type { CalendarDate } from '../../calendar/index.ts';
import type { Money } from '../../money/index.ts';
import type { DaysInForce } from '../../uploads/lines-over-days.ts';
import { isForPerson, isValidOn, type LineShape } from './banded-lines.ts';

/** What the guaranteed note costs for a term and a range of the net credit. */
export type NoteRow = DaysInForce & {
  /** null is for both */
  personType: 'PF' | 'PJ' | null;
  assetType: 1 | 2;
  termMonths: number;
  minCreditCents: Money;
  maxCreditCents: Money;
  premiumCents: Money;
};

export const noteShape: LineShape<NoteRow> = {
  choices: ['personType', 'assetType', 'termMonths'],
  bands: [['minCreditCents', 'maxCreditCents']],
};

/** The premium of the guaranteed note; null where it is not offered. */
export function notePremium(
  rows: readonly NoteRow[],
  choice: {
    personType: 'PF' | 'PJ';
    assetType: 1 | 2;
    termMonths: number;
    /** before fees, products and tax */
    creditCents: Money;
    today: CalendarDate;
  },
): Money | null {
  const found = rows.find(
    (row) =>
      isForPerson(row, choice.personType) &&
      row.assetType === choice.assetType &&
      row.termMonths === choice.termMonths &&
      row.minCreditCents <= choice.creditCents &&
      choice.creditCents <= row.maxCreditCents &&
      isValidOn(row, choice.today),
  );
  return found?.premiumCents ?? null;
}
