import { DomainError } from '@estrada/domain/errors/index';
import { assessRate, findPricingRow, type LoanResult, quoteSimulation } from '@estrada/domain/simulation/index';
import type { BodyOf, endpoints, ResponseOf, SimulationResult } from '@estrada/endpoints/index';
import { toQuoteInput } from '@estrada/endpoints/simulation/to-quote-input';
import type { ReadContext } from '../../kernel/context.ts';
import { ensureMayRate } from './manual-rate.ts';
import { sourceOf } from './profile-views.ts';
import { type QuoteRequest, quote, quoteInputOf } from './quote.ts';

const decimal = (fraction: number) => fraction.toFixed(10);

const ratesOf = (loan: LoanResult) => ({
  rateMonthly: decimal(loan.input.rateMonthly),
  rateAnnual: decimal(loan.rateAnnual),
  iofCents: loan.iof.totalCents,
  cetAnnualPct: loan.cetAnnualPercent.toFixed(2),
});

/** Rates, IOF and CET of every term of a request, including manual ones. */
export async function calculateTaxes(
  asked: BodyOf<typeof endpoints.calculateTaxes>,
  context: ReadContext,
): Promise<ResponseOf<typeof endpoints.calculateTaxes>> {
  const { input } = await quoteInputOf(asked, context);
  return {
    items: quoteSimulation(input).terms.map(({ termMonths, table, tableRateMonthly, loan }) => ({
      ...ratesOf(loan),
      term: termMonths,
      tableCode: table.tableCode,
      taxType: table.taxType,
      tableRateMonthly,
      cetMonthly: decimal(loan.cetMonthly),
    })),
  };
}

type RateRequest = Pick<QuoteRequest, 'request' | 'dealerId' | 'seenExpenses'> & {
  tax: string;
  term: number;
  dealerCommission?: number | undefined;
  /** the table of this kind prices; otherwise the request's default table */
  taxType?: 'NOT_SUBSIDIZED' | 'SUBSIDIZED' | 'TAX_ZERO' | undefined;
};

/** The request with the rate set for the table that prices its term, and its rows. */
async function rateRequest(
  { dealerId, request: sent, seenExpenses, tax, term, dealerCommission, taxType }: RateRequest,
  context: ReadContext,
) {
  const request = { ...sent, terms: [term], currentTax: undefined };
  const { input } = await quoteInputOf({ request, dealerId, seenExpenses }, context);
  const priceRows = taxType ? input.priceRows.filter((row) => row.taxType === taxType) : input.priceRows;
  const table = findPricingRow({ ...input, priceRows }, term);
  if (!table) throw new DomainError('DOM002', { fields: [{ path: 'terms', key: 'term.notInTable' }] });
  const { tableCode } = table;
  const currentTax = { term, tableCode, taxValue: tax, dealerCommission };
  return { input, table, rated: { ...request, tableCodes: [tableCode], currentTax } };
}

/** One term with a manual rate. */
export async function simulateByRate(asked: RateRequest, context: ReadContext): Promise<SimulationResult> {
  const { rated } = await rateRequest(asked, context);
  return (await quote({ request: rated, dealerId: asked.dealerId }, context)).result;
}

/** The effect of a manual rate on the client, and on dealer and maker where the viewer may see it. */
export async function previewRate(
  asked: RateRequest,
  context: ReadContext,
): Promise<ResponseOf<typeof endpoints.previewRate>> {
  const { input, table, rated } = await rateRequest(asked, context);
  const { seesCommission, seesSubsidy } = await ensureMayRate(rated, table, context, sourceOf(asked.dealerId));
  const byHand = toQuoteInput(rated, input);
  const { atTable, byHand: loan, limits, commission, subsidy } = assessRate(byHand, byHand.rateByHand!);
  return {
    term: asked.term,
    tableCode: table.tableCode,
    taxType: table.taxType,
    limits: { lowest: decimal(limits.lowest), highest: decimal(limits.highest) },
    client: { before: clientFigures(atTable), after: clientFigures(loan) },
    dealer: seesCommission ? commission : null,
    maker: seesSubsidy ? subsidy : null,
  };
}

const clientFigures = (loan: LoanResult) => ({
  ...ratesOf(loan),
  installmentCents: loan.installmentCents,
  totalWithEntryCents: loan.totalCostCents,
});
