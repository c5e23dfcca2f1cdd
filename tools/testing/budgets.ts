/**
 * How much processor time each part of `npm test` may use, in seconds. `usual` is what it used when it was measured last
 * (docs/testing.md); what other programs do beside it is not counted. A processor may be `slowFactor` times slower than that
 * one, and beyond that the run fails. Who makes a part longer for good reason raises its figure here, in the same commit.
 */
export const slowFactor = 2;

export const budgets: Readonly<Record<string, { usual: number }>> = {
  checks: { usual: 160 },
  'unit, API and component tests': { usual: 1_600 },
  'portal build and its first load': { usual: 25 },
  journeys: { usual: 800 },
};

export interface Measured {
  name: string;
  /** of the processors; null where the system does not tell */
  processorSeconds: number | null;
}

/** @returns what used more than it may, and what has no budget, a line each */
export function overBudget(parts: readonly Measured[]): string[] {
  return parts.flatMap(({ name, processorSeconds }) => {
    const budget = budgets[name];
    if (!budget) return [`${name} has no budget in tools/testing/budgets.ts`];
    const most = budget.usual * slowFactor;
    return processorSeconds !== null && processorSeconds > most
      ? [`${name} used ${Math.round(processorSeconds)} s of processor time of at most ${most} s`]
      : [];
  });
}
