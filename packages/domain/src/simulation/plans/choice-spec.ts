import type { Money } from '../../money/index.ts';
import type { LeaseTiming } from '../tables/plan-terms.ts';

/** A number between two bounds, both included, with its default. */
export type BoundedNumber = { min: number; max: number; default: number };

/**
 * One input that a plan requires from the client; `key` is its name in `PlanChoices`. As data, so that the simulator
 * renders its inputs from it and the domain validates against the same bounds.
 */
export type ChoiceSpec =
  | { kind: 'days'; key: 'graceDays'; allowed: readonly number[]; default: number }
  | { kind: 'unit'; key: 'deferralUnit'; allowed: readonly number[]; default: number }
  | ({ kind: 'share'; key: 'balloonShare' | 'vrgDilutedShare' | 'vrgFinalShare' } & BoundedNumber)
  | { kind: 'timing'; key: 'leaseTiming'; allowed: readonly LeaseTiming[]; default: LeaseTiming }
  | {
      kind: 'balloons';
      key: 'balloons';
      count: BoundedNumber;
      share: BoundedNumber;
      startMonth: BoundedNumber;
      intervalMonths: { allowed: readonly number[]; default: number };
    }
  | { kind: 'fixedAmounts'; key: 'fixedAmounts'; maxCount: number; lastMonth: number; minCents: Money; maxCents: Money }
  | { kind: 'months'; key: 'shareMonths'; first: BoundedNumber; second: BoundedNumber };
