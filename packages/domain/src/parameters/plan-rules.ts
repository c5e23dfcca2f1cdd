import type { FieldProblem } from '../errors/index.ts';
import { count, days, type FormOf, flag, form, months, percent } from '../forms/index.ts';
import { findFinanceType, type PlanLimits } from '../simulation/index.ts';

/** What every plan states: whether it is sold, its terms in months and its entries in per cent of the vehicle's price. */
export const planRuleForm = form(
  {
    isOffered: flag(),
    minTermMonths: months(1, 120),
    maxTermMonths: months(1, 120),
    minEntryPercent: percent(0, 100),
    maxEntryPercent: percent(0, 100),
  },
  ({ minTermMonths, maxTermMonths, minEntryPercent, maxEntryPercent }): FieldProblem[] => [
    ...(minTermMonths > maxTermMonths
      ? [{ path: 'maxTermMonths', key: 'number.between' as const, params: { min: minTermMonths, max: 120 } }]
      : []),
    ...(minEntryPercent > maxEntryPercent
      ? [{ path: 'maxEntryPercent', key: 'number.between' as const, params: { min: minEntryPercent, max: 100 } }]
      : []),
  ],
);

/** What only some plans have. A share of 100 % is not limited beyond what a table may state. */
const ofSomePlans = {
  maxBalloonPercent: percent(1, 100),
  maxBalloons: count(1, 60),
  maxGraceDays: days(30, 390),
};
const someForm = form(ofSomePlans);

/** A limit that only some plans have. */
export type OptionalPlanLimit = keyof typeof ofSomePlans;
const optionalLimits = Object.keys(ofSomePlans) as OptionalPlanLimit[];

/** What is typed into a row of a plan. */
export type TypedPlanRule = FormOf<typeof planRuleForm> & FormOf<typeof someForm>;

/** A registered row. */
export type PlanRule = PlanLimits & { id: string };

/** The limits that a plan has beside those of all, by what its price tables state. */
export function optionalLimitsOf(financeTypeId: number): OptionalPlanLimit[] {
  const terms = findFinanceType(financeTypeId)?.plan.tableTerms ?? {};
  return optionalLimits.filter((limit) => {
    if (limit === 'maxGraceDays') return 'graceDays' in terms;
    return 'balloons' in terms || (limit === 'maxBalloonPercent' && 'balloonShare' in terms);
  });
}

/** What is wrong with the values of a row of this plan; what the plan has nothing of stays empty. */
export function planRuleProblems(typed: TypedPlanRule, financeTypeId: number): FieldProblem[] {
  if (!findFinanceType(financeTypeId)) return [{ path: 'financeTypeId', key: 'value.notAllowed' }];
  const own = optionalLimitsOf(financeTypeId);
  const foreign = optionalLimits.filter((limit) => !own.includes(limit) && typed[limit] !== null);
  return [
    ...planRuleForm.problems(typed),
    ...someForm.problems(typed).filter(({ path }) => own.includes(path as OptionalPlanLimit)),
    ...foreign.map((path) => ({ path, key: 'field.unknown' as const })),
  ];
}
