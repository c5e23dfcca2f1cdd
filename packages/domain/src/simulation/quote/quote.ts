import type { CalendarDate } from '../../calendar/index.ts';
import { DomainError } from '../../errors/index.ts';
import type { Money } from '../../money/index.ts';
import type { LoanResult } from '../loan/loan.ts';
import { findPlan } from '../plans/index.ts';
import type { Plan } from '../plans/plan.ts';
import { paysAsEmployee } from '../sale/sale.ts';
import { type FeeLine, feesFor } from '../tables/fees.ts';
import { type PriceTableRow, refuseEndingTerm, termsAllowed } from '../tables/price-tables.ts';
import { checkQuoteInput } from './check-quote-input.ts';
import type { QuoteInput } from './quote-input.ts';
import { priceTerm, type QuotedTerm, quoteTerm } from './quote-term.ts';
import { preselectTerms } from './term-preselection.ts';

export type QuoteResult = {
  quotedOn: CalendarDate;
  /** of the first quoted term; plans with dates from the table may have another one per term */
  firstDueDate: CalendarDate;
  entryShare: number;
  netCreditCents: Money;
  fees: readonly FeeLine[];
  availableTermsMonths: readonly number[];
  /** the row that prices each available term */
  availableTables: readonly PriceTableRow[];
  terms: readonly QuotedTerm[];
};

type Prepared = {
  plan: Plan;
  entryShare: number;
  fees: readonly FeeLine[];
  /** all usable rows */
  rows: readonly PriceTableRow[];
  /** the row among them that prices each term */
  tables: readonly PriceTableRow[];
};

/**
 * Computes the figures of the simulator: every chosen term with its instalments, fees, tax, products, CET and validity.
 *
 * @throws {DomainError} DOM002 with the refused fields; GSIM002 when no table is open, GOFF007 when the open ones end
 * too soon; noFluxForState when the state has no fee row; SIM018 when the balloons do not fit the plan; ADD015 when a
 * table's terms do not fit its plan
 */
export function quoteSimulation(input: QuoteInput): QuoteResult {
  const { plan, entryShare, fees, tables, rows } = prepareQuote(input);
  ensureTablesOpen(input, rows);
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
 * The loan of one term only, for comparing many variants of a quote.
 *
 * @throws {DomainError} as quoteSimulation
 */
export function quoteLoan(input: QuoteInput, termMonths: number): LoanResult {
  const { plan, fees, tables } = prepareQuote(input);
  const table = tables.find((row) => row.termMonths === termMonths);
  if (!table) throw refuseTerm(input, termMonths);
  return priceTerm(input, plan, table, fees).loan;
}

/** The usable rows of a request. @throws {DomainError} DOM002 with the refused fields; GSIM002 when none is open */
function openRows(input: QuoteInput): PriceTableRow[] {
  checkQuoteInput(input);
  return termsAllowed(input.priceRows, { ...input, entryShare: input.entryValueCents / input.vehicleValueCents });
}

/**
 * The row that prices each open term of a request, by term ascending.
 *
 * @throws {DomainError} DOM002 with the refused fields; GSIM002 when no table is open
 */
export const tablesOpenTo = (input: QuoteInput): PriceTableRow[] =>
  pricingRows(openRows(input), input.tableCodes ?? []);

/**
 * The basis of a quote: the plan, the fees, and for each term its pricing row.
 *
 * @throws {DomainError} as quoteSimulation
 */
export function prepareQuote(input: QuoteInput): Prepared {
  const rows = openRows(input);
  const plan = findPlan(input.financeTypeId);
  if (!plan) throw new DomainError('GSIM002');
  const entryShare = input.entryValueCents / input.vehicleValueCents;
  const fees = feesFor({ ...input, isEmployee: paysAsEmployee(input) }, input.feeRows);
  return { plan, entryShare, fees, rows, tables: pricingRows(rows, input.tableCodes ?? []) };
}

/**
 * The row that prices a term of a request; null where none does.
 *
 * @throws {DomainError} as quoteSimulation
 */
export const findPricingRow = (input: QuoteInput, termMonths: number): PriceTableRow | null =>
  prepareQuote(input).tables.find((row) => row.termMonths === termMonths) ?? null;

/** For each term the row of a chosen table, otherwise the first one of `termsAllowed`. */
function pricingRows(rows: readonly PriceTableRow[], tableCodes: readonly string[]): PriceTableRow[] {
  const ofTerm = new Map<number, PriceTableRow>();
  for (const row of rows) {
    const first = ofTerm.get(row.termMonths);
    const isChosen = tableCodes.includes(row.tableCode);
    if (!first || (isChosen && !tableCodes.includes(first.tableCode))) ofTerm.set(row.termMonths, row);
  }
  return [...ofTerm.values()];
}

/** A chosen table that is no longer available is reported, never replaced silently. */
function ensureTablesOpen({ tableCodes = [] }: QuoteInput, rows: readonly PriceTableRow[]): void {
  if (tableCodes.some((code) => !rows.some((row) => row.tableCode === code)))
    throw new DomainError('GSIM002', { fields: [{ path: 'tableCodes', key: 'table.notOpen' }] });
}

function chooseTerms(input: QuoteInput, available: readonly number[]): number[] {
  if (input.terms.length === 0) return preselectTerms(input.financeTypeId, available);
  const chosen = [...new Set(input.terms)].sort((a, b) => a - b);
  const missing = chosen.find((term) => !available.includes(term));
  if (missing === undefined) return chosen;
  throw refuseTerm(input, missing);
}

/** Why a term cannot be quoted: its tables end too soon, or none has it. */
export function refuseTerm(input: QuoteInput, termMonths: number): DomainError {
  return (
    refuseEndingTerm(input.priceRows, input, termMonths) ??
    new DomainError('DOM002', { fields: [{ path: 'terms', key: 'term.notInTable' }] })
  );
}
