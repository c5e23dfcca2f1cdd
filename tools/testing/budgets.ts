/**
 * How long each part of `npm test` may take, in seconds. `alone` is what it takes by itself on a machine of two cores (the
 * newest figures are in docs/testing.md); a machine that does other work too is given `busyFactor` times as much, and only
 * then the run fails. Who makes a part longer for good reason raises its figure here, in the same commit.
 *
 * The projects of vitest run beside one another: theirs are seconds of work, summed over their files, not of the clock. With four
 * workers on two processors a file takes up to twice as long as by itself.
 */
export const busyFactor = 3;

export const budgets: Readonly<Record<string, { alone: number }>> = {
  checks: { alone: 45 },
  domain: { alone: 120 },
  sandbox: { alone: 25 },
  portal: { alone: 400 },
  'api-embedded': { alone: 150 },
  'api-postgres': { alone: 450 },
  'unit, API and component tests': { alone: 375 },
  'portal build and its first load': { alone: 20 },
  journeys: { alone: 540 },
};

export interface Measured {
  name: string;
  seconds: number;
}

/** @returns what took longer than it may, and what has no budget, a line each */
export function overBudget(parts: readonly Measured[]): string[] {
  return parts.flatMap(({ name, seconds }) => {
    const budget = budgets[name];
    if (!budget) return [`${name} has no budget in tools/testing/budgets.ts`];
    const most = budget.alone * busyFactor;
    return seconds > most ? [`${name} took ${Math.round(seconds)} s of at most ${most} s`] : [];
  });
}
