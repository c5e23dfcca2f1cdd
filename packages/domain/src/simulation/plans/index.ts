import { findFinanceType, type PlanType } from '../../enumerations/index.ts';
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

/**
 * The plan of each finance type. A new plan is one file in this folder, one row here and one in
 * `enumerations/finance-types.ts`.
 */
export const plans: Readonly<Record<PlanType, Plan>> = {
  REGULAR: regularPlan,
  OTHER_PLANS: chevroletSemprePlan,
  GRACE_PERIOD: gracePlan,
  FARMER: farmerPlan,
  LEASING: leasingPlan,
  TWELVE_MINORS: twelveSmallerPlan,
  PLAN_50_25_25: halfAndQuartersPlan,
  SPECIAL: flexiblePlan,
  CHEVROLET_ZERO: zeroPlan,
  PLAN_ZERO_MAIS: zeroPlusPlan,
  MULTI_BALLOON: multiBalloonPlan,
  SMART_BUY: smartBuyPlan,
  PLANO_100: plan100,
};

/** The plan of a finance type, or undefined for an unknown number. */
export function findPlan(financeTypeId: number): Plan | undefined {
  const type = findFinanceType(financeTypeId);
  return type && plans[type.planType];
}
