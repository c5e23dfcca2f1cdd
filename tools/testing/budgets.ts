/** The processor time of a sample (processor-speed.ts), in milliseconds, while the budgets were measured. */
export const usualSampleMs = 8;

/**
 * The processor time of each part of `npm test`, in seconds, at the speed of `usualSampleMs`. `usual` is the last measured
 * value (docs/testing.md); `tolerance` times that fails the run where the suite ran alone: other programs on the machine
 * slow down the same work. A change that makes a part longer for good reason raises its figure here, in the same commit.
 */
export const tolerance = 1.5;

export const budgets: Readonly<Record<string, { usual: number }>> = {
  checks: { usual: 120 },
  'unit, API and component tests': { usual: 3_600 },
  'portal build and its first load': { usual: 42 },
  journeys: { usual: 1_700 },
};

/** The share of all processors that other programs may use during a part that is held to its budget. */
const aloneShare = 0.1;

export interface Measured {
  name: string;
  /** by the clock */
  seconds: number;
  /** of the processors; null where the system does not report it */
  processorSeconds: number | null;
  /** of the processors for a sample during the part, in milliseconds; null where none was taken */
  sampleMs: number | null;
  /** of the processors, used by other programs during the part; null where the system does not report it */
  othersSeconds: number | null;
}

/**
 * Checks the parts against their budgets. A part that leaves one of two processors idle sees quicker samples than one that
 * uses both, which share their caches (4.7 ms during the checks and 6.8 during the tests of one run): so a part is judged
 * at the speed of the longest part, unless its own samples were slower.
 *
 * @param processors of the machine
 * @returns a line for each part that exceeded its budget while it ran alone, or has none; and as `notes` those of the
 *   parts that exceeded it while other programs were running
 */
export function checkBudgets(parts: readonly Measured[], processors: number): { failures: string[]; notes: string[] } {
  const failures: string[] = [];
  const notes: string[] = [];
  const longest = parts.reduce<Measured | undefined>((a, b) => (a && a.seconds >= b.seconds ? a : b), undefined);
  for (const { name, seconds, processorSeconds, sampleMs, othersSeconds } of parts) {
    const budget = budgets[name];
    if (!budget) failures.push(`${name} has no budget in tools/testing/budgets.ts`);
    const most = (budget?.usual ?? Number.POSITIVE_INFINITY) * tolerance;
    const slowness = Math.max(sampleMs ?? longest?.sampleMs ?? usualSampleMs, longest?.sampleMs ?? 0) / usualSampleMs;
    const used = (processorSeconds ?? 0) / slowness;
    if (used <= most) continue;
    const line =
      `${name} used ${Math.round(used)} s of processor time of at most ${most} s ` +
      `(${Math.round(processorSeconds!)} s on processors that took ${slowness.toFixed(2)} times the usual)`;
    const others = othersSeconds ?? 0;
    if (others <= seconds * processors * aloneShare) failures.push(line);
    else notes.push(`${line}; not judged: other programs used ${Math.round(others)} s of the processors`);
  }
  return { failures, notes };
}
