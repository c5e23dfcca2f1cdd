import {
  choiceSpec,
  explainDiscount,
  findPlan,
  type QuotedTerm,
  type QuoteResult,
  selectableTermLimit,
  termFiguresOf,
} from '@estrada/domain/simulation/index';
import type { AppliedDiscount, SimulationItem, SimulationRequest, SimulationResult } from '@estrada/endpoints/index';
import { costLabel } from './cost-labels.ts';

/** A fraction as a decimal string with ten decimals: what the contract needs, without the noise of doubles. */
const decimal = (fraction: number) => fraction.toFixed(10);

/**
 * The wire form of a quote.
 *
 * @param sale.request with the discounted price
 * @param offers for each product not chosen, the same quote with it, for its "+ R$ a month"
 */
export function describeQuote(
  quote: QuoteResult,
  offers: ReadonlyMap<string, QuoteResult>,
  { request, discount }: { request: SimulationRequest; discount: AppliedDiscount | null },
): SimulationResult {
  return {
    simulationDate: quote.quotedOn,
    ...(discount ? { discount } : {}),
    availableTerms: quote.availableTermsMonths.map((term) => {
      const row = quote.availableTables.find((table) => table.termMonths === term)!;
      return { term, rateMonthly: row.rateMonthly, tableCode: row.tableCode, tierCode: row.tierCode };
    }),
    financeTypeId: request.financeTypeId,
    limitTerms: selectableTermLimit(request.financeTypeId),
    choiceSpec: choiceSpec(quote.terms[0]?.table ?? quote.availableTables[0]!) as SimulationResult['choiceSpec'],
    fixedEntryCents: planOf(request).fixedEntryCents?.(request.vehicleValueCents) ?? null,
    simulationItems: quote.terms.map((term) => describeTerm(term, quote, offers, { request, discount })),
  };
}

function describeTerm(
  term: QuotedTerm,
  quote: QuoteResult,
  offers: ReadonlyMap<string, QuoteResult>,
  { request, discount }: { request: SimulationRequest; discount: AppliedDiscount | null },
): SimulationItem {
  const { loan, table } = term;
  const plan = planOf(request);
  const lowered = discount && explainDiscount(discount);
  return {
    ...termFiguresOf(term),
    tableCode: table.tableCode,
    sourceTableCode: table.sourceTableCode,
    tableDescription: table.description,
    tierCode: table.tierCode,
    simulationDate: quote.quotedOn,
    effectiveFrom: table.effectiveFrom,
    tableRateMonthly: term.tableRateMonthly,
    rateAnnual: decimal(loan.rateAnnual),
    cetMonthly: decimal(loan.cetMonthly),
    choices: term.choices as SimulationItem['choices'],
    subsidyCents: term.subsidyCents,
    leasing: term.leasing,
    iofCents: loan.iof.totalCents,
    iofExemption: term.iofExemption && { labelPt: term.iofExemption.pt, labelEn: term.iofExemption.en },
    netCreditCents: loan.netCreditCents,
    financeValueCents: loan.financedTotalCents,
    totalInterestCents: loan.totalInterestCents,
    totalPaymentsCents: loan.sumPaymentsCents,
    totalWithoutFinancingCents: term.totalWithoutFinancingCents,
    financedItems: [...(loan.input.feesFinanced ?? []), ...(loan.input.premiumsFinanced ?? [])].map(
      ({ name, amountCents }) => ({
        code: name,
        ...costLabel(name),
        amountCents,
      }),
    ),
    cetComposition: term.composition.items.map(({ kind, name, amountCents, sharePercent }) => ({
      code: name || kind,
      ...costLabel(name || kind),
      amountCents,
      sharePct: sharePercent.toFixed(2),
    })),
    products: describeProducts(term, offers),
    missingProducts: [...term.missingProductCodes],
    explanationPt: [
      ...(lowered ? [lowered.pt] : []),
      ...plan.explain(loan, 'pt-BR', term.choices),
      ...(term.iofExemption ? [term.iofExemption.pt] : []),
    ],
    explanationEn: [
      ...(lowered ? [lowered.en] : []),
      ...plan.explain(loan, 'en', term.choices),
      ...(term.iofExemption ? [term.iofExemption.en] : []),
    ],
    schedule: loan.rows.map((row) => ({
      number: row.number,
      dueDate: row.dueDate!,
      paymentCents: row.paymentCents,
      interestCents: row.interestCents,
      principalCents: row.amortizationCents,
      balanceCents: row.balanceCents,
    })),
  };
}

const planOf = ({ financeTypeId }: SimulationRequest) => findPlan(financeTypeId)!;

function describeProducts(term: QuotedTerm, offers: ReadonlyMap<string, QuoteResult>): SimulationItem['products'] {
  const line = (product: QuotedTerm['products'][number], selected: boolean) => ({
    code: product.row.code,
    provider: product.row.provider,
    premiumCents: product.row.premiumCents,
    monthlyCents: product.productMonthlyCents,
    selected,
  });
  const offered = [...offers].flatMap(([code, offer]) => {
    const same = offer.terms.find((other) => other.termMonths === term.termMonths);
    return (same?.products ?? []).filter((product) => product.row.code === code);
  });
  return [...term.products.map((product) => line(product, true)), ...offered.map((product) => line(product, false))];
}
