import type { Endpoints, ResponseOf } from '@estrada/endpoints/index';
import { changePlan } from './change-plan.ts';
import { chooseTerm } from './choose-term.ts';
import type { Draft } from './draft.ts';
import { withFixedEntry } from './fixed-entry.ts';

export type ComparedPlan = ResponseOf<Endpoints['comparePlans']>['plans'][number];
export type AllowedPlan = ComparedPlan & { figures: NonNullable<ComparedPlan['figures']> };
export type RefusedPlan = ComparedPlan & { refusal: NonNullable<ComparedPlan['refusal']> };

/** The sort orders of plans, each ascending. */
export const planOrders = ['cet', 'total', 'installment'] as const;
export type PlanOrder = (typeof planOrders)[number];

const amountOf: Record<PlanOrder, (plan: AllowedPlan) => number> = {
  cet: ({ figures }) => Number(figures.cetAnnualPct),
  total: ({ figures }) => figures.totalWithEntryCents,
  installment: ({ figures }) => figures.installmentCents,
};

/** The available plans, sorted, and the unavailable ones. Ties are in the server's order. */
export function sortPlans(
  plans: readonly ComparedPlan[],
  order: PlanOrder,
): { allowed: AllowedPlan[]; refused: RefusedPlan[] } {
  const allowed = plans.filter((plan): plan is AllowedPlan => plan.figures !== null);
  const refused = plans.filter((plan): plan is RefusedPlan => plan.refusal !== null);
  return { allowed: allowed.toSorted((a, b) => amountOf[order](a) - amountOf[order](b)), refused };
}

/**
 * Applies a compared plan as it was compared: its term, and the plan's defaults where the client had chosen nothing
 * yet.
 *
 * @param shown the terms on the screen, with their limit
 */
export function choosePlan(
  now: Draft,
  { financeTypeId, figures: { term } }: AllowedPlan,
  { shown, limit, chosen }: { shown: readonly number[]; limit: number; chosen: number | null },
): Partial<Draft> {
  if (financeTypeId === now.financeTypeId)
    return { terms: chooseTerm(shown, term, { limit, chosen }).terms, selectedTerm: term };
  const taken = { ...now, ...changePlan(now, financeTypeId), terms: [term], selectedTerm: term, choices: {} };
  return withFixedEntry(taken);
}
