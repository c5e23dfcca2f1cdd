/**
 * The processor time of each part of `npm test`, in seconds. `usual` is the last measured value (docs/testing.md). A
 * processor may be `slowFactor` times slower than that one; beyond that the run fails where the suite ran alone:
 * programs that share processors and their caches slow down the same work. A change that makes a part longer for good
 * reason raises its figure here, in the same commit.
 */
export const slowFactor = 2;

export const budgets: Readonly<Record<string, { usual: number }>> = {
  checks: { usual: 160 },
  'unit, API and component tests': { usual: 1_600 },
  'portal build and its first load': { usual: 25 },
  journeys: { usual: 800 },
};

/** The share of all processors that other programs may use during a part that is held to its budget. */
const aloneShare = 0.1;

export interface Measured {
  name: string;
  /** by the clock */
  seconds: number;
  /** of the processors; null where the system does not report it */
  processorSeconds: number | null;
  /** of the processors, used by other programs during the part; null where the system does not report it */
  othersSeconds: number | null;
}

/**
 * Checks the parts against their budgets.
 *
 * @param processors of the machine
 * @returns a line for each part that exceeded its budget while it ran alone, or has none; and as `notes` those of the
 *   parts that exceeded it while other programs were running
 */
export function checkBudgets(parts: readonly Measured[], processors: number): { failures: string[]; notes: string[] } {
  const failures: string[] = [];
  const notes: string[] = [];
  for (const { name, seconds, processorSeconds, othersSeconds } of parts) {
    const budget = budgets[name];
    if (!budget) failures.push(`${name} has no budget in tools/testing/budgets.ts`);
    const most = (budget?.usual ?? Number.POSITIVE_INFINITY) * slowFactor;
    if (processorSeconds === null || processorSeconds <= most) continue;
    const line = `${name} used ${Math.round(processorSeconds)} s of processor time of at most ${most} s`;
    const others = othersSeconds ?? 0;
    if (others <= seconds * processors * aloneShare) failures.push(line);
    else notes.push(`${line}; not judged: other programs used ${Math.round(others)} s of the processors`);
  }
  return { failures, notes };
}
