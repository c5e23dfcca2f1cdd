import { findFinanceType, type PlanType } from '../../enumerations/index.ts';
import { type Money, roundToCents } from '../../money/index.ts';

/**
 * The only entry that a plan accepts, of those that accept no other. Apart from the plans themselves: the form of the
 * simulator needs nothing else of them before the first figures.
 */
export const fixedEntries = {
  PLAN_50_25_25: (vehicleValueCents) => roundToCents(vehicleValueCents / 2),
  PLANO_100: () => 0,
} as const satisfies Partial<Record<PlanType, (vehicleValueCents: Money) => Money>>;

/** The only entry that the plan of a finance type accepts for a price; null where the client chooses. */
export function fixedEntryCentsOf(financeTypeId: number, vehicleValueCents: Money): Money | null {
  const type = findFinanceType(financeTypeId);
  const entries: Partial<Record<PlanType, (vehicleValueCents: Money) => Money>> = fixedEntries;
  return (type && entries[type.planType]?.(vehicleValueCents)) ?? null;
}
