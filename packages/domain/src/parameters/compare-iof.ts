import type { CalendarDate } from '../calendar/index.ts';
import type { Money } from '../money/index.ts';
import type { IofRow } from '../simulation/loan/iof-rows.ts';
import { computeLoan } from '../simulation/loan/loan.ts';
import type { LoanInput } from '../simulation/loan/loan-input.ts';
import { type DatedIofRow, type IofTaxpayer, iofTaxpayers, toLoanRows } from './iof-rows.ts';
import { rowOn } from './succession.ts';

/** What a loan costs by the rows of a day. */
export type IofFigures = { iofCents: Money; installmentCents: Money; cetAnnual: number };

/** An example by the rows of today, and with the row that is to be saved in place of its borrower's. */
export type IofComparison = {
  taxpayer: IofTaxpayer;
  example: (typeof iofExamples)[IofTaxpayer];
  today: IofFigures;
  changed: IofFigures;
};

const newCar = { vehicleValueCents: 10_000_000, downPaymentCents: 3_000_000, rateMonthly: 0.0149, installments: 36 };

/** A new car over 36 months; of Simples a smaller one, which stays below its limit. */
export const iofExamples = {
  pf: newCar,
  pj: newCar,
  simples: { ...newCar, vehicleValueCents: 4_000_000, downPaymentCents: 1_500_000 },
} as const satisfies Record<IofTaxpayer, LoanInput>;

/**
 * What a row that is still to be saved does to a loan of each borrower that it touches, always with one of a person and one of
 * a company. Without dates, so that months of different lengths do not show as a difference of the tax.
 *
 * @param rows all that are registered
 * @param change the row as it would be saved
 */
export function compareIof(
  rows: readonly DatedIofRow[],
  change: Omit<DatedIofRow, 'id'>,
  today: CalendarDate,
): IofComparison[] {
  // the one that changes first, and always one of a person and one of a company
  const taxpayers = [...new Set([change.taxpayer, 'pf', 'pj'] as const)];
  const inForce = iofTaxpayers.flatMap(
    (one) =>
      rowOn(
        rows.filter(({ taxpayer }) => taxpayer === one),
        today,
      ) ?? [],
  );
  const before = toLoanRows(inForce);
  const after = toLoanRows([...inForce.filter(({ taxpayer }) => taxpayer !== change.taxpayer), change]);
  return taxpayers.map((taxpayer) => ({
    taxpayer,
    example: iofExamples[taxpayer],
    today: figuresOf(taxpayer, before),
    changed: figuresOf(taxpayer, after),
  }));
}

function figuresOf(taxpayer: IofTaxpayer, iofRows: readonly IofRow[]): IofFigures {
  const loan = computeLoan({ ...iofExamples[taxpayer], taxpayer, iofRows });
  return { iofCents: loan.iof.totalCents, installmentCents: loan.installmentCents, cetAnnual: loan.cetAnnual };
}
