import { expect, it } from 'vitest';
import { longRun, seededRandom } from './long-runs.ts';

it('returns the same numbers for the same seed, and others for another', () => {
  const firstOf = (seed: number) => Array.from({ length: 5 }, seededRandom(seed).next);
  expect(firstOf(7)).toEqual(firstOf(7));
  expect(firstOf(7)).not.toEqual(firstOf(8));
});

it('picks every item of a list, and nothing outside', () => {
  const { pick, below } = seededRandom(1);
  expect(new Set(Array.from({ length: 200 }, () => pick(['a', 'b', 'c'])))).toEqual(new Set(['a', 'b', 'c']));
  expect(Array.from({ length: 200 }, () => below(3)).every((number) => number >= 0 && number < 3)).toBe(true);
  expect(() => pick([])).toThrow(RangeError);
});

it('uses a fixed sample unless a long run is requested', () => {
  expect(longRun(5, 1_000, {})).toMatchObject({ runs: 5, seed: 20_261_120 });
  expect(longRun(5, 1_000, { LONG_FACTOR: '2', LONG_SEED: '7' })).toMatchObject({ runs: 2_000, seed: 7 });
  expect(longRun(5, 1_000, { LONG_FACTOR: '0.0001' })).toMatchObject({ runs: 1 });
});
