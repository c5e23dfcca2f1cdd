export { type Cet, computeCet } from './cet.ts';
export { type CompositionItem, type CompositionKind, type CompositionSheet, composeCetSheet } from './composition.ts';
export { dealerCommissionOf } from './dealer-commission.ts';
export { type FeeChoice, type FeeKind, type FeeLine, type FeeRow, feesFor } from './fees.ts';
export { type IofAmounts, iofOfParts } from './iof.ts';
export { type IofBase, type IofOverride, type IofRow, type IofTerms, legalIofRows, type Taxpayer } from './iof-rows.ts';
export { computeLeasing, type LeasingInput, type LeasingResult } from './leasing.ts';
export { computeInstallment, computeLoan, type LoanIof, type LoanResult } from './loan.ts';
export { LoanError, type LoanErrorCode } from './loan-error.ts';
export type { Balloon, DayCount, LoanInput, NamedAmount } from './loan-input.ts';
export type { BoundedNumber, ChoiceSpec } from './plans/choice-spec.ts';
export {
  availableFinanceTypes,
  type FinanceType,
  financeTypes,
  findFinanceType,
  type PlanType,
} from './plans/index.ts';
export { type LeasingParts, leasingParts } from './plans/leasing-parts.ts';
export type { Plan, PlanInput } from './plans/plan.ts';
export type { BalloonChoice, FixedAmount, LeaseTiming, PlanChoices } from './plans/plan-choices.ts';
export type { PlanTerms, TermRange } from './plans/plan-terms.ts';
export { checkPlanTerms, checkPriceTable, choiceSpec } from './plans/price-table-terms.ts';
export {
  type AssetType,
  assertTableInForce,
  offerValidUntil,
  type PersonType,
  type PriceChoice,
  type PriceTableRow,
  type SaleType,
  type TaxType,
  termsAllowed,
} from './price-tables.ts';
export { type PricedProductRow, type ProductChoice, priceProduct } from './products.ts';
export { type QuoteResult, quoteLoan, quoteSimulation } from './quote.ts';
export type { QuoteInput } from './quote-input.ts';
export type { QuotedProduct, QuotedTerm } from './quote-term.ts';
export { annualRateOf, monthlyRateOf, parseFraction } from './rates.ts';
export { leavesInterestUnpaid, type ScheduleRow } from './schedule.ts';
export { settlementValue } from './settlement.ts';
export { entryForInstallment } from './solvers/entry-for-installment.ts';
export { type IncomeGoal, installmentForIncome, minEntryForIncome } from './solvers/min-entry-for-income.ts';
export { type EntryRule, priceForInstallment } from './solvers/price-for-installment.ts';
export { type GridAxes, type GridCell, quoteGrid } from './solvers/quote-grid.ts';
export type { InstallmentGoal, Solved, UnreachableReason } from './solvers/solver-result.ts';
export { termForInstallment } from './solvers/term-for-installment.ts';
export { subsidyOf } from './subsidy.ts';
export { type PaymentGroup, type TermFigures, termFiguresOf } from './term-figures.ts';
export { preselectTerms, selectableTermLimit } from './term-preselection.ts';
