import { DomainError } from '../../errors/index.ts';
import type { Money } from '../../money/index.ts';

/** What the client can pay: an instalment for a term; `perMonth` spreads an instalment of several months over them. */
export type InstallmentGoal = { termMonths: number; installmentCents: Money; perMonth?: boolean };

/**
 * Why no value meets a goal: `entryFixed` the plan leaves the entry no choice · `tooLow` even the most favourable value asks
 * for more than the goal · `unbounded` even the largest price that can be quoted asks for less.
 */
export type UnreachableReason = 'entryFixed' | 'tooLow' | 'unbounded';

/** A value that meets the goal with the instalment it leads to, or why there is none. */
export type Solved<Value> =
  | ({ reached: true; installmentCents: Money } & Value)
  | { reached: false; reason: UnreachableReason };

/**
 * Refuses a goal that is no amount.
 *
 * @throws {DomainError} DOM002 at the amount's own field
 */
export function checkGoalAmount(cents: number, path: string): void {
  if (Number.isSafeInteger(cents) && cents > 0) return;
  throw new DomainError('DOM002', { fields: [{ path, key: 'money.positive' }] });
}
