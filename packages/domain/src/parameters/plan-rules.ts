import { financeTypes } from '../enumerations/index.ts';
import type { FieldProblem } from '../errors/index.ts';
import { count, days, type Fields, type Form, type FormOf, flag, form, months, percent } from '../forms/index.ts';
import { findPlan, type PlanLimits } from '../simulation/index.ts';

const ofThePrice = { pt: 'Percentual do valor do veículo.', en: 'Percentage of the vehicle price.' };

/**
 * The common values of a plan: whether it is sold, its terms in months and its entries in per cent of the vehicle's
 * price.
 */
const ofEveryPlan = {
  isOffered: flag('Disponível', 'Available', {
    hint: { pt: 'Desativado: não é possível simular com este plano.', en: 'Off: no simulation can use this plan.' },
  }),
  minTermMonths: months('Prazo mínimo', 'Minimum term', 1, 120),
  maxTermMonths: months('Prazo máximo', 'Maximum term', 1, 120),
  minEntryPercent: percent('Entrada mínima', 'Minimum down payment', 0, 100, { hint: ofThePrice }),
  maxEntryPercent: percent('Entrada máxima', 'Maximum down payment', 0, 100, { hint: ofThePrice }),
};
type Bounds = Pick<PlanLimits, 'minTermMonths' | 'maxTermMonths' | 'minEntryPercent' | 'maxEntryPercent'>;

function problemsTogether({ minTermMonths, maxTermMonths, minEntryPercent, maxEntryPercent }: Bounds): FieldProblem[] {
  return [
    ...(minTermMonths > maxTermMonths
      ? [{ path: 'maxTermMonths', key: 'number.between' as const, params: { min: minTermMonths, max: 120 } }]
      : []),
    ...(minEntryPercent > maxEntryPercent
      ? [{ path: 'maxEntryPercent', key: 'number.between' as const, params: { min: minEntryPercent, max: 100 } }]
      : []),
  ];
}

/** The fields that every plan has. */
export const planRuleForm = form(ofEveryPlan, problemsTogether);

/** The limits of some plans only. */
export const planRuleLimits = {
  maxBalloonPercent: percent('Parcela intermediária máxima', 'Maximum intermediate instalment', 1, 100, {
    hint: {
      pt: 'Com parcela intermediária fixa acima deste limite, a linha da tabela de preços deixa de ser oferecida.',
      en: 'A line of the price table whose fixed intermediate instalment is above this limit is no longer offered.',
    },
  }),
  maxBalloons: count('Número máximo de parcelas intermediárias', 'Maximum number of intermediate instalments', 1, 60),
  maxGraceDays: days('Carência máxima', 'Maximum grace period', 30, 390),
};
type OptionalLimit = keyof typeof planRuleLimits;
const optionalLimits = Object.keys(planRuleLimits) as OptionalLimit[];

/** The form values of a row; null for an empty field, or one that the plan does not have. */
export type TypedPlanRule = FormOf<typeof planRuleForm> & Record<OptionalLimit, number | null>;

/** The limits of a plan besides the common ones, derived from the terms of its price tables. */
function optionalLimitsOf(financeTypeId: number): OptionalLimit[] {
  const terms = findPlan(financeTypeId)?.tableTerms ?? {};
  return optionalLimits.filter((limit) => {
    if (limit === 'maxGraceDays') return 'graceDays' in terms;
    return 'balloons' in terms || (limit === 'maxBalloonPercent' && 'balloonShare' in terms);
  });
}

/** The form of a row of each plan. */
export const planRuleForms: ReadonlyMap<number, Pick<Form<Fields>, 'fields' | 'problems'>> = new Map(
  financeTypes.map(({ id }) => {
    const own = Object.fromEntries(optionalLimitsOf(id).map((limit) => [limit, planRuleLimits[limit]]));
    return [id, form({ ...ofEveryPlan, ...own }, (kept) => problemsTogether(kept as Bounds)) as Form<Fields>];
  }),
);

/** The problems of a row of this plan; fields that the plan does not have stay empty. */
export function planRuleProblems(typed: TypedPlanRule, financeTypeId: number): FieldProblem[] {
  const own = planRuleForms.get(financeTypeId);
  if (!own) return [{ path: 'financeTypeId', key: 'value.notAllowed' }];
  const foreign = optionalLimits.filter((limit) => !(limit in own.fields) && typed[limit] !== null);
  return [...own.problems(typed), ...foreign.map((path) => ({ path, key: 'field.unknown' as const }))];
}
