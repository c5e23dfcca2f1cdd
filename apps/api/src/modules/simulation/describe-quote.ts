import {
  choiceSpec,
  explainDiscount,
  findPlan,
  type QuotedProduct,
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
 */
export function describeQuote(
  quote: QuoteResult,
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
    simulationItems: quote.terms.map((term) => describeTerm(term, quote, { request, discount })),
  };
}

function describeTerm(
  term: QuotedTerm,
  quote: QuoteResult,
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
    products: describeProducts(term),
    missingProducts: [...term.missingProducts],
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

type Line = SimulationItem['products'][number];

/** The selected products, then those that could be added. */
const describeProducts = ({ products, offered }: QuotedTerm): Line[] => [
  ...products.map((product) => lineOf(product, true, null)),
  ...offered.map((product) => lineOf(product, false, product.excludedBy)),
];

const lineOf = (product: QuotedProduct, selected: boolean, excludedBy: string | null): Line => ({
  code: product.code,
  type: product.type,
  provider: product.provider,
  premiumCents: product.premiumCents,
  ...(product.listCents === undefined ? {} : { listCents: product.listCents }),
  ...(product.netCents === undefined || product.iofCents === undefined
    ? {}
    : { netCents: product.netCents, iofCents: product.iofCents }),
  monthlyCents: product.productMonthlyCents,
  isFinanced: product.isFinanced,
  quantity: product.quantity,
  comboId: product.comboId,
  quoteId: product.quoteId,
  option: product.option,
  selected,
  excludedBy,
});
