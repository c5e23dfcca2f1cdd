import { addMonths, type CalendarDate, daysBetween } from '../calendar/index.ts';
import { DomainError } from '../errors/index.ts';
import type { Money } from '../money/index.ts';
import { checkQuoteInput, refuseLoan } from './check-quote-input.ts';
import { type CompositionSheet, composeCetSheet } from './composition.ts';
import { type FeeLine, feesFor } from './fees.ts';
import { computeInstallment, computeLoan, type LoanResult } from './loan.ts';
import type { NamedAmount } from './loan-input.ts';
import { findFinanceType } from './plans/index.ts';
import type { Plan, PlanInput } from './plans/plan.ts';
import { offerValidUntil, type PriceTableRow, termsAllowed } from './price-tables.ts';
import { type PricedProductRow, priceProduct } from './products.ts';
import type { QuoteInput } from './quote-input.ts';
import { parseFraction } from './rates.ts';
import { preselectTerms } from './term-preselection.ts';

/** A product in a quoted term: its premium, and what it adds to the instalment ("+ R$ a month"). */
export type QuotedProduct = { row: PricedProductRow; productMonthlyCents: Money };

/** One column of the simulator: a term with everything that must be shown beside it. */
export type QuotedTerm = {
  termMonths: number;
  table: PriceTableRow;
  /** last day on which the offer stands */
  validUntil: CalendarDate;
  loan: LoanResult;
  composition: CompositionSheet;
  products: readonly QuotedProduct[];
  /** asked for, but not offered for this term */
  missingProductCodes: readonly string[];
  totalWithFinancingCents: Money;
  totalWithoutFinancingCents: Money;
};

export type QuoteResult = {
  quotedOn: CalendarDate;
  firstDueDate: CalendarDate;
  entryShare: number;
  netCreditCents: Money;
  fees: readonly FeeLine[];
  availableTermsMonths: readonly number[];
  /** the row that each available term is quoted by */
  availableTables: readonly PriceTableRow[];
  terms: readonly QuotedTerm[];
};

/**
 * Computes what the simulator shows: every chosen term with its instalments, fees, tax, products, CET and validity.
 *
 * @throws {DomainError} DOM002 with the refused fields; GSIM002 when no table is open; noFluxForState when the state has no
 *   fee row; SIM018 when the balloon does not fit the plan
 */
export function quoteSimulation(input: QuoteInput): QuoteResult {
  checkQuoteInput(input);
  const plan = findFinanceType(input.financeTypeId)?.plan;
  if (!plan) throw new DomainError('GSIM002');
  const entryShare = input.entryCents / input.vehiclePriceCents;
  const tables = termsAllowed(input.priceRows, { ...input, entryShare });
  const availableTermsMonths = [...new Set(tables.map((table) => table.termMonths))];
  const fees = feesFor(input, input.feeRows);
  return {
    quotedOn: input.today,
    firstDueDate: input.firstDueDate ?? addMonths(input.today, 1),
    entryShare,
    netCreditCents: input.vehiclePriceCents - input.entryCents,
    fees,
    availableTermsMonths,
    // the first row of a term is the one that termsAllowed puts in front
    availableTables: availableTermsMonths.map((term) => tables.find((row) => row.termMonths === term)!),
    terms: chooseTerms(input, availableTermsMonths).map((termMonths) => {
      // the first row of a term is the one that termsAllowed puts in front
      const table = tables.find((row) => row.termMonths === termMonths)!;
      return quoteTerm(input, plan, table, fees);
    }),
  };
}

function chooseTerms(input: QuoteInput, available: readonly number[]): number[] {
  if (input.termsMonths.length === 0) return preselectTerms(input.financeTypeId, available);
  const chosen = [...new Set(input.termsMonths)].sort((a, b) => a - b);
  if (chosen.every((term) => available.includes(term))) return chosen;
  throw new DomainError('DOM002', { fields: [{ path: 'termsMonths', key: 'term.notInTable' }] });
}

function quoteTerm(input: QuoteInput, plan: Plan, table: PriceTableRow, fees: readonly FeeLine[]): QuotedTerm {
  const { termMonths } = table;
  const financedCents = input.vehiclePriceCents - input.entryCents;
  const priced = [...new Set(input.productCodes)].map((code) => ({
    code,
    row: priceProduct(input.productRows, { ...input, code, termMonths, financedCents }),
  }));
  const rows = priced.flatMap(({ row }) => row ?? []);
  const planInput = planInputOf(input, table, fees);
  const loanWith = (included: readonly PricedProductRow[]) =>
    plan.toLoan({ ...planInput, premiumsFinanced: included.map(premiumOf) });
  try {
    const loan = computeLoan(loanWith(rows));
    const products = rows.map((row) => {
      const without = computeInstallment(loanWith(rows.filter((other) => other !== row)));
      return { row, productMonthlyCents: loan.installmentCents - without };
    });
    return {
      termMonths,
      table,
      validUntil: offerValidUntil(table, input.today),
      loan,
      composition: composeCetSheet(loan),
      products,
      missingProductCodes: priced.filter(({ row }) => row === null).map(({ code }) => code),
      totalWithFinancingCents: loan.totalCostCents,
      totalWithoutFinancingCents: rows.reduce((sum, row) => sum + row.premiumCents, input.vehiclePriceCents),
    };
  } catch (error) {
    throw refuseLoan(error, table);
  }
}

function planInputOf(input: QuoteInput, table: PriceTableRow, fees: readonly FeeLine[]): PlanInput {
  const defaultDueDate = addMonths(input.today, 1);
  const firstDueDate = input.firstDueDate ?? defaultDueDate;
  const owed: NamedAmount[] = fees
    .filter((fee) => fee.amountCents > 0)
    .map((fee) => ({ name: fee.kind, amountCents: fee.amountCents }));
  return {
    vehiclePriceCents: input.vehiclePriceCents,
    entryCents: input.entryCents,
    termMonths: table.termMonths,
    rateMonthly: parseFraction(table.rateMonthly, 'rateMonthly'),
    balloonShare: table.balloonShare,
    releaseDate: input.today,
    firstDueDate,
    taxpayer: input.taxpayer ?? (input.personType === 'PJ' ? 'pj' : 'pf'),
    ...(input.iofRows ? { iofRows: input.iofRows } : {}),
    // a day of the client's own choice is a grace: the first period is as long as it really is
    ...(firstDueDate === defaultDueDate ? {} : { graceDays: daysBetween(input.today, firstDueDate) }),
    ...(input.feesPaidApart ? { feesUpfront: owed } : { feesFinanced: owed }),
  };
}

function premiumOf(row: PricedProductRow): NamedAmount {
  return { name: row.code, amountCents: row.premiumCents };
}
