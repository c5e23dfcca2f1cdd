import type { CalendarDate } from '../../calendar/index.ts';
import { type Money, shareOf } from '../../money/index.ts';
import { ageOn } from '../../people/birth-date.ts';
import { type DatedRow, isInForce } from './in-force.ts';
import type { AssetType, PersonType } from './price-tables.ts';

/** The premium of a value-added product for a term, or terms, and a range of financed amounts, all ends included. */
export type PricedProductRow = DatedRow & {
  code: string;
  type: 'Insurance' | 'Product';
  provider: string;
  /** the shortest, and the only one where no longest is stated */
  termMonths: number;
  maxTermMonths?: number;
  minFinancedCents: Money;
  maxFinancedCents: Money;
  assetType: AssetType;
  /** null applies to both */
  personType: PersonType | null;
  /** 0 where it is a share of the financed amount */
  premiumCents: Money;
  /** of an insurance of persons: a share of the financed amount for an age in full years */
  share?: { minAge: number; maxAge: number; millionths: number };
};

/** Whether a row is for a term. */
export const isForTerm = (
  { termMonths, maxTermMonths = termMonths }: Pick<PricedProductRow, 'termMonths' | 'maxTermMonths'>,
  term: number,
): boolean => termMonths <= term && term <= maxTermMonths;

export type ProductChoice = {
  code: string;
  termMonths: number;
  /** net credit before fees, products and tax: the insurer's rating base */
  financedCents: Money;
  assetType: AssetType;
  personType: PersonType;
  /** of the client; without it no row by age prices anything */
  birthDate?: CalendarDate | undefined;
  today: CalendarDate;
};

/**
 * The row that prices a product for the choice, with the premium for it, or null when it is not offered. Where the age
 * is known, rows by age decide and those of a former table do not.
 */
export function priceProduct(rows: readonly PricedProductRow[], choice: ProductChoice): PricedProductRow | null {
  const age = choice.birthDate === undefined ? null : ageOn(dateOf(choice.birthDate), dateOf(choice.today));
  const isByAge = age !== null && rows.some(({ code, share }) => code === choice.code && share !== undefined);
  const found = rows.find(
    (row) =>
      row.code === choice.code &&
      (row.share === undefined ? !isByAge : age !== null && row.share.minAge <= age && age <= row.share.maxAge) &&
      isForTerm(row, choice.termMonths) &&
      row.assetType === choice.assetType &&
      (row.personType === null || row.personType === choice.personType) &&
      choice.financedCents >= row.minFinancedCents &&
      choice.financedCents <= row.maxFinancedCents &&
      isInForce(row, choice.today),
  );
  if (!found) return null;
  return found.share ? { ...found, premiumCents: shareOf(choice.financedCents, found.share.millionths) } : found;
}

const dateOf = (day: CalendarDate) => Temporal.PlainDate.from(day);
