export { describeEntry, describeTradeIn } from './entry/describe-entry.ts';
export {
  cashPart,
  evaluateTradeIn,
  type TradeIn,
  type TradeInAmounts,
  type TradeInWorth,
  tradeInProblems,
} from './entry/trade-in.ts';
export { type Cet, computeCet } from './loan/cet.ts';
export {
  type CompositionItem,
  type CompositionKind,
  type CompositionSheet,
  composeCetSheet,
} from './loan/composition.ts';
export { dealerCommissionOf } from './loan/dealer-commission.ts';
export { type IofAmounts, iofOfParts } from './loan/iof.ts';
export {
  type IofBase,
  type IofOverride,
  type IofRow,
  type IofTerms,
  legalIofRows,
  type Taxpayer,
} from './loan/iof-rows.ts';
export { computeLeasing, type LeasingInput, type LeasingResult } from './loan/leasing.ts';
export { computeInstallment, computeLoan, type LoanIof, type LoanResult } from './loan/loan.ts';
export { LoanError, type LoanErrorCode } from './loan/loan-error.ts';
export type { Balloon, DayCount, LoanInput, NamedAmount } from './loan/loan-input.ts';
export { annualRateOf, monthlyRateOf, parseFraction } from './loan/rates.ts';
export { leavesInterestUnpaid, type ScheduleRow } from './loan/schedule.ts';
export { settlementValue } from './loan/settlement.ts';
export { subsidyOf } from './loan/subsidy.ts';
export {
  type CustomerLinkState,
  firstNameOf,
  linkExpiry,
  linkState,
  mostCustomerLinks,
  termsToShow,
} from './offer/customer-link.ts';
export {
  describeOffer,
  type OfferDescription,
  type OfferFigures,
} from './offer/describe-offer.ts';
export type { OfferFactKey, OfferLender } from './offer/offer-strings.ts';
export type { BoundedNumber, ChoiceSpec } from './plans/choice-spec.ts';
export { findPlan } from './plans/index.ts';
export { type LeasingParts, leasingParts } from './plans/leasing-parts.ts';
export type { Plan, PlanInput } from './plans/plan.ts';
export type { BalloonChoice, FixedAmount, LeaseTiming, PlanChoices } from './plans/plan-choices.ts';
export type { PlanTerms, TermRange } from './plans/plan-terms.ts';
export { checkPlanTerms, checkPriceTable, choiceSpec } from './plans/price-table-terms.ts';
export {
  type PreApprovalSubject,
  type PreApprovalTarget,
  preApprovalState,
  type StoredPreApproval,
} from './pre-approval.ts';
export { type ComparedPlan, comparePlans } from './quote/compare-plans.ts';
export { type ComparedFigures, changesOfFigures, type FigureChange } from './quote/figure-changes.ts';
export {
  countInstalments,
  describePayments,
  isLevel,
  type PaymentRun,
  type PaymentSummary,
  summarisePayments,
} from './quote/payment-summary.ts';
export { postStatusOf, type SimulationPostStatus } from './quote/post-status.ts';
export { findPricingRow, type QuoteResult, quoteLoan, quoteSimulation, tablesOpenTo } from './quote/quote.ts';
export type { QuoteInput } from './quote/quote-input.ts';
export type { QuotedProduct, QuotedTerm } from './quote/quote-term.ts';
export { ensureShownFees, type ShownFee } from './quote/shown-fees.ts';
export { type PaymentGroup, type TermFigures, termFiguresOf } from './quote/term-figures.ts';
export { preselectTerms, selectableTermLimit } from './quote/term-preselection.ts';
export { assessRate, type RateAssessment } from './rate/assess-rate.ts';
export type { ManualRate } from './rate/manual-rate.ts';
export type { BeforeAfter, RateShares } from './rate/share-out.ts';
export {
  defaultDirectSaleType,
  directSaleTypesFor,
  findDirectSaleType,
} from './sale/direct-sale.ts';
export { directSaleTypeOf, iofExemptionOf, paysAsEmployee, type Sale, saleProblems } from './sale/sale.ts';
export { saleOptionsOf, toggleSaleOption } from './sale/sale-options.ts';
export { entryForInstallment } from './solvers/entry-for-installment.ts';
export {
  type IncomeGoal,
  incomeShareOf,
  installmentForIncome,
  minEntryForIncome,
} from './solvers/min-entry-for-income.ts';
export { type EntryRule, priceForInstallment } from './solvers/price-for-installment.ts';
export { type GridAxes, type GridCell, quoteGrid } from './solvers/quote-grid.ts';
export type { InstallmentGoal, Solved, UnreachableReason } from './solvers/solver-result.ts';
export { termForInstallment } from './solvers/term-for-installment.ts';
export { type FeeChoice, type FeeKind, type FeeLine, type FeeRow, feesFor } from './tables/fees.ts';
export { type PlanLimits, rowsWithinLimits } from './tables/plan-limits.ts';
export {
  cellsOfTerms,
  checkPriceLine,
  makeOverlapCheck,
  type PriceLine,
  priceRowOf,
} from './tables/price-lines.ts';
export {
  type AssetType,
  assertTableInForce,
  earliestOfferEnd,
  givesOffer,
  isWithinEntries,
  offerValidUntil,
  type PersonType,
  type PriceChoice,
  type PriceTableRow,
  refuseEnding,
  refuseEndingTerm,
  rowsOpenTo,
  type SaleType,
  type TaxType,
  termsAllowed,
} from './tables/price-tables.ts';
export { type PricedProductRow, type ProductChoice, priceProduct } from './tables/products.ts';
export { type ReferenceLoan, referenceLoan } from './tables/reference-loan.ts';
export { type ModelYear, type ZeroRateModel, zeroRateModels } from './tables/zero-rate.ts';
