export { compareIof, type IofComparison, type IofFigures, iofExamples } from './compare-iof.ts';
export * from './email-templates/index.ts';
export {
  type DatedIofRow,
  type IofTaxpayer,
  type IofValues,
  iofForms,
  iofProblems,
  iofTaxpayers,
  type TypedIofValues,
  toLoanRows,
} from './iof-rows.ts';
export { type LenderValues, lenderForm } from './lender-rows.ts';
export { type ParameterOutlook, parameterOutlook } from './outlook.ts';
export type { ParameterKind } from './parameter-kind.ts';
export {
  type ParameterPhase,
  type ParameterRow,
  type ParameterValues,
  parameterCan,
  phaseOf,
  unsharedCents,
} from './parameter-row.ts';
export {
  decideCreate,
  decideDelete,
  decideUpdate,
  type ParameterDecision,
  type ParameterSequence,
  suggestStart,
} from './parameter-rules.ts';
export {
  findParameterKind,
  type ParameterTypeName,
  parameterCapabilities,
  parameterTable,
  parameterTypeNames,
} from './parameters.table.ts';
export { planRuleForm, planRuleForms, planRuleProblems, type TypedPlanRule } from './plan-rules.ts';
export { type TierLine, tierPrices } from './pricing-tier.ts';
export * from './profiles/index.ts';
export { hasStarted, type RiskPriceRuleForm, riskPriceRuleForm, riskPriceRuleProblems } from './risk-price-rule.ts';
export {
  isStillToCome,
  positionsOf,
  removalProblems,
  rowOn,
  type SuccessionPosition,
  type SuccessionRow,
  startProblems,
} from './succession.ts';
