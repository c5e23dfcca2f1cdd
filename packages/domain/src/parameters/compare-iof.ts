import type { CalendarDate } from '../calendar/index.ts';
import type { Money } from '../money/index.ts';
import type { IofRow } from '../simulation/loan/iof-rows.ts';
import { computeLoan } from '../simulation/loan/loan.ts';
import type { LoanInput } from '../simulation/loan/loan-input.ts';
import { type DatedIofRow, type IofTaxpayer, iofTaxpayers, toLoanRows } from './iof-rows.ts';
import { rowOn } from './succession.ts';

/** The cost of a loan by the rows of a day. */
export type IofFigures = { iofCents: Money; installmentCents: Money; cetAnnual: number };

/** An example by today's rows, and with the new row in place of its borrower's. */
export type IofComparison = {
  taxpayer: IofTaxpayer;
  example: (typeof iofExamples)[IofTaxpayer];
  today: IofFigures;
  changed: IofFigures;
};

const newCar = { vehicleValueCents: 10_000_000, downPaymentCents: 3_000_000, rateMonthly: 0.0149, installments: 36 };

/** A new car over 36 months; for Simples a smaller loan, which stays below its limit. */
export const iofExamples = {
  pf: newCar,
  pj: newCar,
  simples: { ...newCar, vehicleValueCents: 4_000_000, downPaymentCents: 1_500_000 },
} as const satisfies Record<IofTaxpayer, LoanInput>;

/**
 * The effect of an unsaved row on a loan of each affected borrower, always including a person and a company. Without
 * dates, so that months of different lengths do not appear as a difference of the tax.
 *
 * @param rows all registered ones
 * @param change the row as it would be saved
 */
export function compareIof(
  rows: readonly DatedIofRow[],
  change: Omit<DatedIofRow, 'id'>,
  today: CalendarDate,
): IofComparison[] {
  // the changed one first, and always a person and a company
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
