import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isDatabaseAway } from './database-away.ts';
import { watchDatabase } from './watch-database.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = () => new Promise<never>(() => {});
const outcomeOf = (work: Promise<unknown>) =>
  work.then(
    (value) => value,
    (error: unknown) => (isDatabaseAway(error) ? 'away' : error),
  );

it('answers calls in flight within ten seconds when the database hangs, and new ones at once', async () => {
  let answer: () => void = () => {};
  const watch = watchDatabase(() => new Promise<void>((resolve) => (answer = resolve)));
  const inFlight = outcomeOf(watch.orAway(never));
  await vi.advanceTimersByTimeAsync(8_000);
  expect(await inFlight).toBe('away');
  expect(await outcomeOf(watch.orAway(async () => 'work'))).toBe('away');
  // it answers again
  answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(await outcomeOf(watch.orAway(async () => 'work'))).toBe('work');
  watch.stop();
});

it('lets a call take its time while the database answers, and refuses none for a connection that fails', async () => {
  for (const ping of [async () => {}, async () => Promise.reject(new Error('ECONNREFUSED'))]) {
    const watch = watchDatabase(ping);
    const slow = outcomeOf(watch.orAway(() => new Promise((resolve) => setTimeout(resolve, 25_000, 'slow'))));
    await vi.advanceTimersByTimeAsync(25_000);
    expect(await slow).toBe('slow');
    watch.stop();
  }
});
