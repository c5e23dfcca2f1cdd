import type { Money } from '../../money/index.ts';

/** Whether a lease is paid at the end of each month (in arrears) or at its start (in advance). */
export type LeaseTiming = 'arrears' | 'advance';

/** Lowest and highest value that a table allows, both included. */
export type TermRange = { min: number; max: number };

/**
 * The terms of a price table row for its plan besides term, rate and entry; plain data, stored as it is.
 * `Plan.tableTerms` names the keys of each plan. Shares are fractions, amounts centavos.
 */
export type PlanTerms = {
  /** Chevrolet Sempre, SmartBuy: share of the final balloon (the default where `balloonShareRange` is stated) */
  balloonShare?: number | undefined;
  /** Chevrolet Sempre, SmartBuy: the client may choose the share within it */
  balloonShareRange?: TermRange | undefined;
  /** the base of a balloon's share; the vehicle price by default */
  balloonOf?: 'vehicle' | 'net' | 'financed' | undefined;
  /** Chevrolet Sempre: `with` the last instalment (default), `instead` of it, or one month `after` it */
  balloonPlace?: 'with' | 'instead' | 'after' | undefined;
  /** Multi-balloon: the bounds of the client's choice */
  balloons?:
    | { count: TermRange; share: TermRange; earliestMonth: number; intervalMonths: readonly number[] }
    | undefined;
  /** Twelve smaller: the first twelve instalments as a share of the later ones */
  minorShare?: number | undefined;
  /** Grace, Zero+, optionally Farmer: selectable days from release to the first instalment, the default first */
  graceDays?: readonly number[] | undefined;
  /** Farmer: selectable months between instalments, the default first */
  deferralUnits?: readonly number[] | undefined;
  /** 50-25-25: months from release to the two later shares; the client may choose earlier ones */
  shareMonths?: { first: number; second: number } | undefined;
  /** Flexible: how many months may have a custom amount, and the smallest such amount */
  fixedAmounts?: { maxCount: number; minCents: Money } | undefined;
  /** Leasing: bounds of the residual value, as shares of the vehicle price; `maxTotalShare` counts the upfront part too */
  vrg?:
    | { dilutedShare: TermRange; finalShare: TermRange; maxTotalShare: number; timings: readonly LeaseTiming[] }
    | undefined;
};
