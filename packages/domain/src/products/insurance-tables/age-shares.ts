import type { CalendarDate } from '../../calendar/index.ts';
import type { Money } from '../../money/index.ts';
import type { DaysInForce } from '../../uploads/lines-over-days.ts';
import { isValidOn, type LineShape } from './banded-lines.ts';

/** What an insurance of persons costs: a share of the financed amount, by age and term; for the whole contract. */
export type AgeShareRow = DaysInForce & {
  minAge: number;
  maxAge: number;
  minTermMonths: number;
  maxTermMonths: number;
  /** in millionths: 32 500 is 3,25 % */
  shareMillionths: number;
};

export const ageShareShape: LineShape<AgeShareRow> = {
  choices: [],
  bands: [
    ['minAge', 'maxAge'],
    ['minTermMonths', 'maxTermMonths'],
  ],
};

type AgeChoice = {
  /** full years of the insured person today */
  age: number;
  termMonths: number;
  today: CalendarDate;
};

/** The share for an age and a term, in millionths; null where the insurance is not offered for them. */
export function lifeRate(rows: readonly AgeShareRow[], { age, termMonths, today }: AgeChoice): number | null {
  const found = rows.find(
    (row) =>
      row.minAge <= age &&
      age <= row.maxAge &&
      row.minTermMonths <= termMonths &&
      termMonths <= row.maxTermMonths &&
      isValidOn(row, today),
  );
  return found?.shareMillionths ?? null;
}

/** The premium of life insurance, and of the protected instalment by its own rows; null where it is not offered. */
export function lifePremium(
  rows: readonly AgeShareRow[],
  { financedCents, ...choice }: AgeChoice & { financedCents: Money },
): Money | null {
  const share = lifeRate(rows, choice);
  return share === null ? null : shareOf(financedCents, share);
}

/** A share of an amount, to the centavo, half up: computed in whole numbers, so that no half is lost. */
export const shareOf = (cents: Money, millionths: number): Money =>
  Number((BigInt(cents) * BigInt(millionths) + 500_000n) / 1_000_000n);
