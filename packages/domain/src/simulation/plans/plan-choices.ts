import type { Money } from '../../money/index.ts';
import type { LeaseTiming } from '../tables/plan-terms.ts';

/**
 * A custom amount at a month of the contract; month 1 is the first instalment's, whenever it falls due. An amount of 0
 * leaves the month without instalment.
 */
export type FixedAmount = { month: number; amountCents: Money };

/** Equal balloons: the first in `startMonth` of the contract, then one every `intervalMonths`, each `share` of its base. */
export type BalloonChoice = { count: number; share: number; startMonth: number; intervalMonths: number };

/**
 * The client's choices within a plan, as sent on the wire and stored. Each plan accepts its own keys (`choiceSpec`
 * names them) and refuses the others; an absent key has the plan's default.
 */
export type PlanChoices = {
  /** Grace, Zero+ and, where the table allows it, Farmer: days from release to the first instalment */
  graceDays?: number | undefined;
  /** Farmer: months between instalments */
  deferralUnit?: number | undefined;
  /** Chevrolet Sempre, SmartBuy: share of the final balloon, where the table leaves it to the client */
  balloonShare?: number | undefined;
  /** Multi-balloon */
  balloons?: BalloonChoice | undefined;
  /** Flexible */
  fixedAmounts?: readonly FixedAmount[] | undefined;
  /** 50-25-25: months from release to the two later shares */
  shareMonths?: { first: number; second: number } | undefined;
  /** Leasing: residual value spread over the months and paid at the end, as shares of the vehicle price */
  vrgDilutedShare?: number | undefined;
  vrgFinalShare?: number | undefined;
  leaseTiming?: LeaseTiming | undefined;
};
