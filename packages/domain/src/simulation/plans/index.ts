import { chevroletSemprePlan } from './chevrolet-sempre.ts';
import { farmerPlan } from './farmer.ts';
import { flexiblePlan } from './flexible.ts';
import { gracePlan } from './grace.ts';
import { halfAndQuartersPlan } from './half-and-quarters.ts';
import { leasingPlan } from './leasing.ts';
import { multiBalloonPlan } from './multi-balloon.ts';
import type { Plan } from './plan.ts';
import { plan100 } from './plan-100.ts';
import { regularPlan } from './regular.ts';
import { smartBuyPlan } from './smart-buy.ts';
import { twelveSmallerPlan } from './twelve-smaller.ts';
import { zeroPlan } from './zero.ts';
import { zeroPlusPlan } from './zero-plus.ts';

export type PlanType =
  | 'REGULAR'
  | 'OTHER_PLANS'
  | 'GRACE_PERIOD'
  | 'FARMER'
  | 'LEASING'
  | 'TWELVE_MINORS'
  | 'PLAN_50_25_25'
  | 'SPECIAL'
  | 'CHEVROLET_ZERO'
  | 'PLAN_ZERO_MAIS'
  | 'MULTI_BALLOON'
  | 'SMART_BUY'
  | 'PLANO_100';

/**
 * A way of financing that the simulator knows by number. `preselectsOne`: one term is proposed instead of three.
 * `maxTerms`: how many may be compared at once.
 */
export type FinanceType = {
  id: number;
  name: string;
  planType: PlanType;
  preselectsOne: boolean;
  maxTerms: number;
  plan: Plan;
};

/** The finance types of the product. A new plan is one file in this folder and one row here. */
export const financeTypes: readonly FinanceType[] = [
  { id: 1, name: 'Regular FDU', planType: 'REGULAR', preselectsOne: false, maxTerms: 3, plan: regularPlan },
  {
    id: 2,
    name: 'Chevrolet Sempre',
    planType: 'OTHER_PLANS',
    preselectsOne: true,
    maxTerms: 3,
    plan: chevroletSemprePlan,
  },
  { id: 4, name: 'Grace', planType: 'GRACE_PERIOD', preselectsOne: false, maxTerms: 3, plan: gracePlan },
  { id: 5, name: 'Farmer', planType: 'FARMER', preselectsOne: false, maxTerms: 3, plan: farmerPlan },
  { id: 6, name: 'Leasing', planType: 'LEASING', preselectsOne: false, maxTerms: 3, plan: leasingPlan },
  { id: 7, name: '12 Menores', planType: 'TWELVE_MINORS', preselectsOne: false, maxTerms: 3, plan: twelveSmallerPlan },
  { id: 8, name: '50-25-25', planType: 'PLAN_50_25_25', preselectsOne: false, maxTerms: 3, plan: halfAndQuartersPlan },
  { id: 9, name: 'Flexible', planType: 'SPECIAL', preselectsOne: true, maxTerms: 3, plan: flexiblePlan },
  { id: 10, name: 'Zero Plan', planType: 'CHEVROLET_ZERO', preselectsOne: false, maxTerms: 3, plan: zeroPlan },
  { id: 11, name: 'Zero+', planType: 'PLAN_ZERO_MAIS', preselectsOne: false, maxTerms: 3, plan: zeroPlusPlan },
  {
    id: 12,
    name: 'Multi-balloon',
    planType: 'MULTI_BALLOON',
    preselectsOne: true,
    maxTerms: 3,
    plan: multiBalloonPlan,
  },
  { id: 13, name: 'SmartBuy', planType: 'SMART_BUY', preselectsOne: true, maxTerms: 1, plan: smartBuyPlan },
  { id: 14, name: 'Plan 100', planType: 'PLANO_100', preselectsOne: false, maxTerms: 3, plan: plan100 },
];

/** The finance type with an id, or undefined when the product knows none. */
export function findFinanceType(financeTypeId: number): FinanceType | undefined {
  return financeTypes.find(({ id }) => id === financeTypeId);
}

/** The finance types that can be simulated. */
export function availableFinanceTypes(): FinanceType[] {
  return [...financeTypes];
}
