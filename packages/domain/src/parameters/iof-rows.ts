import type { CalendarDate } from '../calendar/index.ts';
import type { FieldProblem } from '../errors/index.ts';
import { days, type FormOf, form, text } from '../forms/index.ts';
import type { Money } from '../money/index.ts';
import type { IofRow } from '../simulation/loan/iof-rows.ts';

/** The borrowers that the table knows; a MEI is taxed as Simples. */
export const iofTaxpayers = ['pf', 'pj', 'simples'] as const;
export type IofTaxpayer = (typeof iofTaxpayers)[number];

/** What a row says beside whose and from when. Rates are fractions ("0.000082" a day is 0.0082 %). */
export type IofValues = {
  dailyRate: string;
  additionalRate: string;
  /** the longest number of days that the daily rate counts */
  capDays: number;
  /** of Simples: the financed total up to which its rates hold, above it those of PJ do; null for the others */
  financedLimitCents: Money | null;
};

/** A registered row. */
export type DatedIofRow = IofValues & { id: string; taxpayer: IofTaxpayer; effectiveFrom: CalendarDate };

const rate = (max: number) =>
  text({
    max: 12,
    test: (value) => /^(0|1)(\.\d{1,8})?$/.test(value) && Number(value) <= max,
    key: 'number.outOfRange',
  });

// Far above every rate there has been: 0,1 % a day, 10 % at once. They catch a comma in the wrong place.
const shared = form({ dailyRate: rate(0.001), additionalRate: rate(0.1), capDays: days(1, 365) });

/** What is typed into a row. */
export type TypedIofValues = FormOf<typeof shared> & { financedLimitCents: Money | null };

/** The fields that every row has. */
export const iofForm = shared;

/** What the values of a row of this borrower must be. Decreto 6.306/2007 art. 7 §1 caps the days at 365. */
export function iofProblems(typed: TypedIofValues, taxpayer: IofTaxpayer): FieldProblem[] {
  const { financedLimitCents } = typed;
  const limit: FieldProblem[] =
    taxpayer === 'simples'
      ? financedLimitCents === null
        ? [{ path: 'financedLimitCents', key: 'required' }]
        : financedLimitCents <= 0
          ? [{ path: 'financedLimitCents', key: 'money.positive' }]
          : []
      : financedLimitCents === null
        ? []
        : [{ path: 'financedLimitCents', key: 'field.unknown' }];
  return [...shared.problems(typed), ...limit];
}

/** The rows as the loan core takes them. */
export const toLoanRows = (rows: readonly Omit<DatedIofRow, 'id'>[]): IofRow[] =>
  rows.flatMap(({ taxpayer, effectiveFrom, dailyRate, additionalRate, capDays, financedLimitCents }) =>
    (taxpayer === 'simples' ? (['simples', 'mei'] as const) : [taxpayer]).map((one) => ({
      taxpayer: one,
      effectiveFrom,
      dailyRate,
      additionalRate,
      capDays,
      financedLimitCents,
    })),
  );
