import type { CalendarDate } from '../../calendar/index.ts';
import type { TaxRegime } from '../../enumerations/companies.ts';
import { isLease } from '../../enumerations/finance-types.ts';
import type { Texts } from '../../errors/index.ts';
import type { Money } from '../../money/index.ts';
import { type CompositionSheet, composeCetSheet } from '../loan/composition.ts';
import type { Taxpayer } from '../loan/iof-rows.ts';
import { computeInstallment, computeLoan, type LoanResult } from '../loan/loan.ts';
import { LoanError } from '../loan/loan-error.ts';
import type { LoanInput, NamedAmount } from '../loan/loan-input.ts';
import { parseFraction } from '../loan/rates.ts';
import { subsidyOf } from '../loan/subsidy.ts';
import { resolveChoices } from '../plans/check-choices.ts';
import { type LeasingParts, leasingParts } from '../plans/leasing-parts.ts';
import type { Plan, PlanInput } from '../plans/plan.ts';
import type { PlanChoices } from '../plans/plan-choices.ts';
import { assertPriceTable, planTermsOf } from '../plans/price-table-terms.ts';
import { ratedBy } from '../rate/manual-rate.ts';
import { shareOutRate } from '../rate/share-out.ts';
import { iofExemptionOf, type Sale } from '../sale/sale.ts';
import type { FeeLine } from '../tables/fees.ts';
import { offerValidUntil, type PriceTableRow } from '../tables/price-tables.ts';
import { refuseLoan } from './check-quote-input.ts';
import {
  isPriced,
  type MissingProduct,
  type OfferedProduct,
  offeredProducts,
  type PricedProduct,
  type ProductFacts,
  priceSelection,
} from './price-selection.ts';
import type { QuoteInput } from './quote-input.ts';

/** A product in a quoted term: its premium, and what it adds to the instalment ("+ R$ a month"). */
export type QuotedProduct<Product extends PricedProduct = PricedProduct> = Product & { productMonthlyCents: Money };

/** One column of the simulator: a term with everything shown for it. */
export type QuotedTerm = {
  termMonths: number;
  /** the pricing row, with the manual rate where one was set */
  table: PriceTableRow;
  /** the table's own rate where a manual one was set; otherwise null */
  tableRateMonthly: string | null;
  /** the client's choices within the plan, with defaults */
  choices: PlanChoices;
  /** last day on which the offer is valid */
  validUntil: CalendarDate;
  loan: LoanResult;
  /** the same loan without its products; null where nothing would be left to pay without them */
  withoutProducts: LoanResult | null;
  /** the parts of a lease's payments; null for a loan */
  leasing: LeasingParts | null;
  /** the maker's share of the interest, recorded and never charged; null where the table has no subsidy */
  subsidyCents: Money | null;
  /** why this borrower owes no IOF by law; null where they do, and for a lease, which is no credit */
  iofExemption: Texts | null;
  composition: CompositionSheet;
  products: readonly QuotedProduct[];
  /** on sale for this term and not selected */
  offered: readonly QuotedProduct<OfferedProduct>[];
  /** selected, but without a price for this term; they cost nothing */
  missingProducts: readonly MissingProduct[];
  totalWithFinancingCents: Money;
  totalWithoutFinancingCents: Money;
};

type PricedTerm = {
  choices: PlanChoices;
  loan: LoanResult;
  facts: ProductFacts;
  products: readonly PricedProduct[];
  missingProducts: readonly MissingProduct[];
  loanWith(included: readonly PricedProduct[]): LoanInput;
};

/**
 * Computes the loan of one term by its table row, fees, products and the client's choices.
 *
 * @throws {DomainError} SIM018 when the balloon does not fit the plan; ADD015 when the row's terms do not; DOM002 with
 * the fields for choices that the plan does not have and for a loan that leaves nothing to pay
 */
export function priceTerm(input: QuoteInput, plan: Plan, table: PriceTableRow, fees: readonly FeeLine[]): PricedTerm {
  const { termMonths } = table;
  assertPriceTable(table);
  const financedCents = input.vehicleValueCents - input.entryValueCents;
  const facts = { ...input, termMonths, financedCents };
  const priced = priceSelection(input.products, facts);
  const products = priced.filter(isPriced);
  const planInput = planInputOf(input, ratedBy(input.rateByHand, table), fees);
  const choices = resolveChoices(plan.choices(planInput.terms, termMonths), planInput.choices);
  const loanWith = (included: readonly PricedProduct[]) =>
    plan.toLoan({ ...planInput, premiumsFinanced: included.filter(({ isFinanced }) => isFinanced).map(premiumOf) });
  try {
    const loan = computeLoan(loanWith(products));
    const missingProducts = priced.filter((one): one is MissingProduct => !isPriced(one));
    return { choices, loan, facts, products, missingProducts, loanWith };
  } catch (error) {
    throw refuseLoan(error, plan, choices);
  }
}

/**
 * Quotes one term with everything shown for it.
 *
 * @throws {DomainError} as priceTerm
 */
export function quoteTerm(input: QuoteInput, plan: Plan, table: PriceTableRow, fees: readonly FeeLine[]): QuotedTerm {
  const { choices, loan, facts, products, missingProducts, loanWith } = priceTerm(input, plan, table, fees);
  const instalmentWith = (included: readonly PricedProduct[]) => installmentOrNothing(loanWith(included));
  const rated = ratedBy(input.rateByHand, table);
  return {
    termMonths: table.termMonths,
    table: rated,
    tableRateMonthly: rated === table ? null : table.rateMonthly,
    choices,
    validUntil: offerValidUntil(table, input.today),
    loan,
    withoutProducts: products.some(({ isFinanced }) => isFinanced) ? loanOrNull(loanWith([])) : loan,
    leasing: isLease(input.financeTypeId) ? leasingParts(loan, choices) : null,
    subsidyCents: rated === table ? subsidyAt(table, loan) : subsidyByHand(input, plan, table, fees, loan),
    iofExemption: isLease(input.financeTypeId) || input.taxpayer ? null : iofExemptionOf(input),
    composition: composeCetSheet(loan),
    products: products.map((product) => {
      const without = instalmentWith(products.filter((other) => other !== product));
      return { ...product, productMonthlyCents: product.isFinanced ? loan.installmentCents - without : 0 };
    }),
    offered: offeredProducts([...products, ...missingProducts], facts).map((product) => {
      const productMonthlyCents = product.isFinanced
        ? instalmentWith([...products, product]) - loan.installmentCents
        : 0;
      return { ...product, productMonthlyCents };
    }),
    missingProducts,
    totalWithFinancingCents: loan.totalCostCents,
    // what is paid apart costs the same either way
    totalWithoutFinancingCents: products
      .filter(({ isFinanced }) => isFinanced)
      .reduce((sum, { premiumCents }) => sum + premiumCents, input.vehicleValueCents),
  };
}

const subsidyAt = ({ taxType, targetRateMonthly }: PriceTableRow, loan: LoanResult): Money | null =>
  taxType === 'NOT_SUBSIDIZED' || targetRateMonthly === null
    ? null
    : subsidyOf(loan, parseFraction(targetRateMonthly, 'targetRateMonthly'));

/** The maker's cost of a manual rate: the part that the dealer's commission does not cover. */
function subsidyByHand(
  input: QuoteInput,
  plan: Plan,
  table: PriceTableRow,
  fees: readonly FeeLine[],
  byHand: LoanResult,
): Money | null {
  const { keptCommissionShare } = input.rateByHand!;
  const atTable = priceTerm({ ...input, rateByHand: undefined }, plan, table, fees).loan;
  return shareOutRate({ table, atTable, byHand, keptCommissionShare }).subsidy?.afterCents ?? null;
}

/** The instalment of a loan; 0 where only the premium would leave something to pay monthly. */
const installmentOrNothing = (loan: LoanInput): Money => whereItPays(() => computeInstallment(loan)) ?? 0;

const loanOrNull = (loan: LoanInput): LoanResult | null => whereItPays(() => computeLoan(loan));

/** A computation; null where the loan leaves nothing to pay monthly. */
function whereItPays<Result>(compute: () => Result): Result | null {
  try {
    return compute();
  } catch (error) {
    if (error instanceof LoanError && error.code === 'NO_POSITIVE_INSTALMENT') return null;
    throw error;
  }
}

function planInputOf(input: QuoteInput, table: PriceTableRow, fees: readonly FeeLine[]): PlanInput {
  const owed: NamedAmount[] = fees
    .filter((fee) => fee.amountCents > 0)
    .map((fee) => ({ name: fee.kind, amountCents: fee.amountCents }));
  return {
    vehicleValueCents: input.vehicleValueCents,
    entryValueCents: input.entryValueCents,
    termMonths: table.termMonths,
    rateMonthly: parseFraction(table.rateMonthly, 'rateMonthly'),
    terms: planTermsOf(table),
    choices: input.choices ?? {},
    releaseDate: input.today,
    ...(input.firstDueDate === undefined ? {} : { firstDueDate: input.firstDueDate }),
    taxpayer: input.taxpayer ?? taxpayerOf(input),
    ...(input.iofRows ? { iofRows: input.iofRows } : {}),
    ...(input.feesPaidApart ? { feesUpfront: owed } : { feesFinanced: owed }),
  };
}

const taxpayerOfRegime = { OTHER: 'pj', SIMPLES: 'simples', MEI: 'mei' } as const satisfies Record<TaxRegime, Taxpayer>;

/** How the buyer of a sale is taxed on credit. */
export function taxpayerOf(sale: Sale): Taxpayer {
  if (iofExemptionOf(sale)) return 'exempt';
  if (sale.personType === 'PF') return 'pf';
  return taxpayerOfRegime[sale.taxRegime ?? 'OTHER'];
}

function premiumOf({ code, premiumCents }: PricedProduct): NamedAmount {
  return { name: code, amountCents: premiumCents };
}
