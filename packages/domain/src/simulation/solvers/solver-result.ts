import { DomainError } from '../../errors/index.ts';
import type { Money } from '../../money/index.ts';

/** The client's budget: an instalment for a term; `perMonth` spreads an instalment of several months over them. */
export type InstallmentGoal = { termMonths: number; installmentCents: Money; perMonth?: boolean };

/**
 * Why no value meets a goal: `entryFixed` the plan fixes the entry · `tooLow` even the most favourable value exceeds
 * the goal · `unbounded` even the highest price that can be quoted is below it.
 */
export type UnreachableReason = 'entryFixed' | 'tooLow' | 'unbounded';

/** A value that meets the goal with the resulting instalment, or why there is none. */
export type Solved<Value> =
  | ({ reached: true; installmentCents: Money } & Value)
  | { reached: false; reason: UnreachableReason };

/**
 * Refuses an invalid goal amount.
 *
 * @throws {DomainError} DOM002 at the amount's own field
 */
export function checkGoalAmount(cents: number, path: string): void {
  if (Number.isSafeInteger(cents) && cents > 0) return;
  throw new DomainError('DOM002', { fields: [{ path, key: 'money.positive' }] });
}
