import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followDatabaseClock } from './clock.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 20, 12, 0, seconds));

it('tells the time of the database in a process whose own clock is ahead or behind', async () => {
  for (const ahead of [30, -30]) {
    const local = { now: () => at(ahead) };
    const clock = await followDatabaseClock(async () => at(0), local);
    expect(clock.now()).toEqual(at(0));
  }
});

it('follows a local clock that is set, and keeps the last difference while the database is away', async () => {
  let [ahead, isAway, passed] = [30, false, 0];
  const local = { now: () => at(passed + ahead) };
  const clock = await followDatabaseClock(async () => {
    if (isAway) throw new Error('away');
    return at(passed);
  }, local);
  [ahead, passed] = [-5, 30];
  await vi.advanceTimersByTimeAsync(30_000);
  expect(clock.now()).toEqual(at(30));
  [isAway, passed] = [true, 60];
  await vi.advanceTimersByTimeAsync(30_000);
  expect(clock.now()).toEqual(at(60));
});

it('does not follow an answer that took too long to be exact', async () => {
  let slow = 0;
  const local = { now: () => at(slow) };
  let asked = 0;
  const clock = await followDatabaseClock(async () => {
    asked++;
    if (asked > 1) slow = 5;
    return asked > 1 ? at(-100) : at(0);
  }, local);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(asked).toBe(2);
  expect(clock.now()).toEqual(at(5));
});
