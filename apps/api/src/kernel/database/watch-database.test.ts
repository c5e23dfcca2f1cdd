import { readFile } from 'node:fs/promises';
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

it('takes no pause of this process for a silent database', async () => {
  vi.useRealTimers();
  const asked = Promise.withResolvers<void>();
  const ping = () => {
    const answer = readFile(import.meta.filename);
    setImmediate(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_500));
    answer.then(() => asked.resolve(), asked.reject);
    return answer;
  };
  const watch = watchDatabase(ping, { everyMs: 10, silentMs: 1_000 });
  expect(await outcomeOf(watch.orAway(() => asked.promise.then(() => 'work')))).toBe('work');
  watch.stop();
});
