/** Tests of chance: the same seed makes the same run, on every machine. */

export interface SeededRandom {
  /** from 0 up to, and without, 1 */
  next(): number;
  /** a whole number from 0 up to, and without, the limit */
  below(limit: number): number;
  /** @throws RangeError for an empty list */
  pick<Item>(items: readonly Item[]): Item;
}

/** Mulberry32: small, even enough for tests, and the same everywhere. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    pick: (items) => {
      if (items.length === 0) throw new RangeError('Nothing to pick from');
      return items[below(items.length)]!;
    },
  };
}

export interface LongRun {
  seed: number;
  runs: number;
  random: SeededRandom;
  /** the time limit of the test, in milliseconds */
  timeoutMs: number;
}

/** The sample within `npm test` is the same each time; `npm run test:long` chooses a seed and prints it. */
const sampleSeed = 20_261_120;

/**
 * The number of repetitions of a randomized test: `sample` times within `npm test`, `long` times the factor under `npm
 * run test:long -- --seed 7 --factor 10` (which sets LONG_SEED and LONG_FACTOR).
 */
export function longRun(sample: number, long: number, env: Record<string, string | undefined> = process.env): LongRun {
  const factor = Number(env.LONG_FACTOR ?? 0);
  const seed = Number(env.LONG_SEED ?? sampleSeed);
  const runs = factor > 0 ? Math.max(1, Math.round(long * factor)) : sample;
  return { seed, runs, random: seededRandom(seed), timeoutMs: factor > 0 ? 12 * 3_600_000 : 600_000 };
}
