import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beatWhile, silentAfterMs } from './beat-while.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('sends several heartbeats within the timeout, even when one fails, and none after the work ends', async () => {
  const beat = vi.fn(() => Promise.reject(new Error('away')));
  let finish: (result: string) => void = () => {};
  const work = beatWhile(beat, () => new Promise<string>((resolve) => (finish = resolve)));
  await vi.advanceTimersByTimeAsync(silentAfterMs);
  expect(beat.mock.calls.length).toBeGreaterThanOrEqual(4);
  finish('done');
  expect(await work).toBe('done');
  beat.mockClear();
  await vi.advanceTimersByTimeAsync(silentAfterMs);
  expect(beat).not.toHaveBeenCalled();
  await expect(beatWhile(beat, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
});
