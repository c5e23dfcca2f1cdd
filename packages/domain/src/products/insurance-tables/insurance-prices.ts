import type { PricedProductRow } from '../../simulation/index.ts';
import type { AgeShareRow } from './age-shares.ts';
import type { ChevroletPlusRow } from './chevrolet-plus.ts';
import type { NoteRow } from './guaranteed-note.ts';

/** The lines of the tables that price insurance products by themselves; null while a product has no table in force. */
export type InsuranceTables = {
  note: readonly NoteRow[] | null;
  plus: readonly ChevroletPlusRow[] | null;
  life: readonly AgeShareRow[] | null;
  instalment: readonly AgeShareRow[] | null;
};

const every = { minFinancedCents: 0, maxFinancedCents: 10_000_000_000, termMonths: 1, maxTermMonths: 120 } as const;

/** The insurer of each table, and whether the table replaces the lines that the prices of products have of it. */
const sources = {
  note: { code: 'GAP', provider: 'ASSURANT', replaces: true },
  plus: { code: 'CHEV_PLUS', provider: 'LIBERTY', replaces: true },
  // by age: where no birth date is known, the lines of before go on
  life: { code: 'LIFE', provider: 'METLIFE', replaces: false },
  instalment: { code: 'PPI', provider: 'METLIFE', replaces: false },
} as const satisfies Record<keyof InsuranceTables, object>;

/** The products whose own table in force replaces their lines in the general table, by the kind of its upload. */
export const productsWithTable = { 'guaranteed-note': sources.note, 'chevrolet-plus': sources.plus } as const;

/**
 * The prices of products: the lines of the insurance tables, then those of the general table that no insurance table
 * replaces.
 *
 * @param lines of the general table
 */
export function withInsurancePrices(
  lines: readonly PricedProductRow[],
  tables: InsuranceTables,
  assetType: 1 | 2,
): PricedProductRow[] {
  const replaced = new Set(
    Object.entries(sources).flatMap(([name, { code, provider, replaces }]) =>
      replaces && tables[name as keyof InsuranceTables] !== null ? [`${code}|${provider}`] : [],
    ),
  );
  const { note, plus, life, instalment } = tables;
  return [
    ...(note ?? [])
      .filter((row) => row.assetType === assetType)
      .map(({ minCreditCents, maxCreditCents, ...row }) => ({
        ...row,
        ...sourceOf('note'),
        minFinancedCents: minCreditCents,
        maxFinancedCents: maxCreditCents,
      })),
    ...(plus ?? []).map((row) => ({ ...every, ...row, ...sourceOf('plus'), assetType })),
    ...byAge('life', life ?? [], assetType),
    ...byAge('instalment', instalment ?? [], assetType),
    ...lines.filter(({ code, provider }) => !replaced.has(`${code}|${provider}`)),
  ];
}

const sourceOf = (name: keyof InsuranceTables) => {
  const { code, provider } = sources[name];
  return { code, provider, type: 'Insurance' } as const;
};

const byAge = (name: 'life' | 'instalment', rows: readonly AgeShareRow[], assetType: 1 | 2): PricedProductRow[] =>
  rows.map(({ minAge, maxAge, minTermMonths, maxTermMonths, shareMillionths, effectiveFrom, validUntil }) => ({
    ...every,
    ...sourceOf(name),
    assetType,
    // nobody insures a company's life
    personType: 'PF',
    termMonths: minTermMonths,
    maxTermMonths,
    premiumCents: 0,
    share: { minAge, maxAge, millionths: shareMillionths },
    effectiveFrom,
    validUntil,
  }));
