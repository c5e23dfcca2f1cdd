import { centsToDecimal, toCents } from '@estrada/domain/money/index';
import {
  entryForInstallment,
  minEntryForIncome,
  priceForInstallment,
  type QuoteInput,
  quoteGrid,
  termForInstallment,
} from '@estrada/domain/simulation/index';
import { planExamples, quoteExample } from '@estrada/domain/simulation/quote/plan-examples';

type Goal = {
  installment?: string;
  termMonths?: number;
  entryShare?: string;
  monthlyIncome?: string;
  incomeShare?: string;
  entries?: string[];
  termsMonths?: number[];
};

/** A solver example: a Regular quote without fees, as from the simulator. */
export type SolverExample = {
  solver: string;
  quote: { vehiclePrice: string; entry: string; monthlyRate: string; termsMonths: number[] };
  goal: Goal;
  expect: unknown;
};

const solvers: Readonly<Record<string, (input: QuoteInput, goal: Goal) => unknown>> = {
  entryForInstallment: (input, goal) => write(entryForInstallment(input, goalOf(goal))),
  priceForInstallment: (input, goal) =>
    write(priceForInstallment(input, goalOf(goal), { share: Number(goal.entryShare) })),
  termForInstallment: (input, goal) => write(termForInstallment(input, goalOf(goal).installmentCents)),
  minEntryForIncome: (input, { termMonths = 0, monthlyIncome = '', incomeShare }) =>
    write(
      minEntryForIncome(input, {
        termMonths,
        monthlyIncomeCents: toCents(monthlyIncome),
        incomeShare: Number(incomeShare),
      }),
    ),
  quoteGrid: (input, { entries = [], termsMonths = [] }) =>
    Array.from(quoteGrid(input, { entriesCents: entries.map(toCents), terms: termsMonths }), (cell) => [
      centsToDecimal(cell.entryValueCents),
      cell.termMonths,
      ...('refusal' in cell
        ? [cell.refusal.code]
        : [centsToDecimal(cell.installmentCents), cell.cetAnnualPercent.toFixed(2)]),
    ]),
};

/** The solvers that the page has to show. */
export const solverNames = Object.keys(solvers);

/** Runs the solver of an example. */
export function runSolver({ solver, quote, goal }: SolverExample): unknown {
  const [regular] = planExamples;
  const { table } = regular!;
  const priceRows = quote.termsMonths.map((termMonths) => ({
    ...table,
    id: `table-${termMonths}`,
    termMonths,
    rateMonthly: quote.monthlyRate,
  }));
  const input = quoteExample(regular!, { vehicleValueCents: toCents(quote.vehiclePrice), priceRows });
  const feeRows = input.feeRows.map((row) => ({ ...row, clientCents: 0 }));
  return solvers[solver]?.({ ...input, feeRows, entryValueCents: toCents(quote.entry) }, goal) ?? `no solver ${solver}`;
}

function goalOf({ installment = '', termMonths = 0 }: Goal): { termMonths: number; installmentCents: number } {
  return { termMonths, installmentCents: toCents(installment) };
}

/** The answer with amounts in reais. */
function write(solved: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(solved).map(([name, value]) =>
      name.endsWith('Cents') ? [name.replace(/Cents$/, ''), centsToDecimal(Number(value))] : [name, value],
    ),
  );
}
