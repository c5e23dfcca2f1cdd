import type { CalendarDate } from '../../calendar/index.ts';
import { DomainError } from '../../errors/index.ts';
import type { Money } from '../../money/index.ts';
import type { LoanResult } from '../loan/loan.ts';
import { findFinanceType } from '../plans/index.ts';
import type { Plan } from '../plans/plan.ts';
import { paysAsEmployee } from '../sale/sale.ts';
import { type FeeLine, feesFor } from '../tables/fees.ts';
import { type PriceTableRow, termsAllowed } from '../tables/price-tables.ts';
import { checkQuoteInput } from './check-quote-input.ts';
import type { QuoteInput } from './quote-input.ts';
import { priceTerm, type QuotedTerm, quoteTerm } from './quote-term.ts';
import { preselectTerms } from './term-preselection.ts';

export type QuoteResult = {
  quotedOn: CalendarDate;
  /** of the first quoted term; plans whose table sets the dates may have another in another term */
  firstDueDate: CalendarDate;
  entryShare: number;
  netCreditCents: Money;
  fees: readonly FeeLine[];
  availableTermsMonths: readonly number[];
  /** the row that each available term is quoted by */
  availableTables: readonly PriceTableRow[];
  terms: readonly QuotedTerm[];
};

type Prepared = { plan: Plan; entryShare: number; fees: readonly FeeLine[]; tables: readonly PriceTableRow[] };

/**
 * Computes what the simulator shows: every chosen term with its instalments, fees, tax, products, CET and validity.
 *
 * @throws {DomainError} DOM002 with the refused fields; GSIM002 when no table is open; noFluxForState when the state has no
 *   fee row; SIM018 when the balloons do not fit the plan; ADD015 when a table's terms are not its plan's
 */
export function quoteSimulation(input: QuoteInput): QuoteResult {
  const { plan, entryShare, fees, tables } = prepareQuote(input);
  const availableTermsMonths = tables.map((table) => table.termMonths);
  const terms = chooseTerms(input, availableTermsMonths).map((termMonths) =>
    quoteTerm(input, plan, tables.find((table) => table.termMonths === termMonths)!, fees),
  );
  return {
    quotedOn: input.today,
    firstDueDate: terms[0]!.loan.rows[0]!.dueDate!,
    entryShare,
    netCreditCents: input.vehicleValueCents - input.entryValueCents,
    fees,
    availableTermsMonths,
    availableTables: tables,
    terms,
  };
}

/**
 * The loan of one term alone, for comparing many variants of a quote.
 *
 * @throws {DomainError} as quoteSimulation
 */
export function quoteLoan(input: QuoteInput, termMonths: number): LoanResult {
  const { plan, fees, tables } = prepareQuote(input);
  const table = tables.find((row) => row.termMonths === termMonths);
  if (!table) throw refuseTerm();
  return priceTerm(input, plan, table, fees).loan;
}

function prepareQuote(input: QuoteInput): Prepared {
  checkQuoteInput(input);
  const plan = findFinanceType(input.financeTypeId)?.plan;
  if (!plan) throw new DomainError('GSIM002');
  const entryShare = input.entryValueCents / input.vehicleValueCents;
  const rows = termsAllowed(input.priceRows, { ...input, entryShare });
  // the first row of a term is the one that termsAllowed puts in front
  const tables = rows.filter((row, index) => row.termMonths !== rows[index - 1]?.termMonths);
  return { plan, entryShare, fees: feesFor({ ...input, isEmployee: paysAsEmployee(input) }, input.feeRows), tables };
}

function chooseTerms(input: QuoteInput, available: readonly number[]): number[] {
  if (input.terms.length === 0) return preselectTerms(input.financeTypeId, available);
  const chosen = [...new Set(input.terms)].sort((a, b) => a - b);
  if (chosen.every((term) => available.includes(term))) return chosen;
  throw refuseTerm();
}

function refuseTerm(): DomainError {
  return new DomainError('DOM002', { fields: [{ path: 'terms', key: 'term.notInTable' }] });
}
