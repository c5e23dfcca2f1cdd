import type { PlanType } from '../../enumerations/index.ts';
import { DomainError, type FieldProblem } from '../../errors/index.ts';
import { messages } from '../../validation/messages.ts';
import type { PlanTerms } from '../tables/plan-terms.ts';
import type { PriceTableRow } from '../tables/price-tables.ts';
import { problemsOfChoices } from './check-choices.ts';
import { problemsOfTerms } from './check-plan-terms.ts';
import type { ChoiceSpec } from './choice-spec.ts';
import { findPlan, plans } from './index.ts';

type TableTerms = Pick<
  PriceTableRow,
  'financeTypeId' | 'termMonths' | 'rateMonthly' | 'taxType' | 'balloonShare' | 'terms' | 'targetRateMonthly'
>;

/** The plan's terms in a row; the balloon's share has its own column. */
export function planTermsOf({ balloonShare, terms }: Pick<PriceTableRow, 'balloonShare' | 'terms'>): PlanTerms {
  return balloonShare === null ? terms : { ...terms, balloonShare };
}

/**
 * The problems of a table's terms for a plan; empty when they can be used.
 *
 * @param terms as read from a file, from the wire or from the database; paths of the problems begin with `terms.`
 */
export function checkPlanTerms(planType: PlanType, terms: unknown): FieldProblem[] {
  return problemsOfTerms(plans[planType], terms);
}

/**
 * The problems of a row of a price table as a whole: its terms, and the plan's requirements on rate, term and tax type.
 */
export function checkPriceTable(row: TableTerms): FieldProblem[] {
  const plan = findPlan(row.financeTypeId);
  if (!plan) return [{ path: 'financeTypeId', key: 'value.notAllowed' }];
  const terms = planTermsOf(row);
  const problems = problemsOfTerms(plan, terms);
  if (problems.length > 0) return problems;
  const { targetRateMonthly } = row;
  const isDear = targetRateMonthly !== null && Number(targetRateMonthly) < Number(row.rateMonthly);
  const ofPlan = plan.checkTable?.(row, terms) ?? [];
  return [
    ...(ofPlan.length > 0 ? ofPlan : problemsOfDefaults(plan.choices(terms, row.termMonths))),
    ...(isDear ? [{ path: 'targetRateMonthly', key: 'rate.belowTarget' as const }] : []),
  ];
}

/** A client without choices gets the plan's defaults, so they must be within the bounds of the table. */
function problemsOfDefaults(specs: readonly ChoiceSpec[]): FieldProblem[] {
  return problemsOfChoices(specs, {}).map(({ path, ...problem }) => ({
    path: path.replace('choices.', 'terms.'),
    ...problem,
  }));
}

/**
 * Refuses to quote by a row that its plan cannot be computed from. The table is at fault, and no input of the user can
 * fix it, so no field is named.
 *
 * @throws {DomainError} SIM018 when the balloon does not fit the plan; ADD015 (product configuration) for anything else
 */
export function assertPriceTable(row: TableTerms): void {
  const [problem] = checkPriceTable(row);
  if (problem) throw new DomainError(messages[problem.key].code === 'SIM018' ? 'SIM018' : 'ADD015');
}

/**
 * The inputs that the plan of a row requires from the client, with bounds and defaults.
 *
 * @throws {DomainError} SIM018 or ADD015 when the row's terms do not fit its plan
 */
export function choiceSpec(row: PriceTableRow): ChoiceSpec[] {
  assertPriceTable(row);
  return findPlan(row.financeTypeId)!.choices(planTermsOf(row), row.termMonths);
}
