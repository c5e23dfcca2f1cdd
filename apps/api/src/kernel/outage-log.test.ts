import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeLogger } from './logger.ts';
import { outageLog } from './outage-log.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('logs an outage once, then every minute while it lasts, and once at recovery', async () => {
  const lines: string[] = [];
  let isBack = false;
  const log = outageLog(makeLogger('info', { write: (line) => void lines.push(line) }), 'job store', async () => {
    if (!isBack) throw new Error('away');
  });
  for (let second = 0; second < 130; second++) {
    for (let queue = 0; queue < 8; queue++) log.failed('ECONNREFUSED');
    await vi.advanceTimersByTimeAsync(1_000);
  }
  isBack = true;
  await vi.advanceTimersByTimeAsync(1_000);
  log.failed('57P01');
  log.stop();
  await vi.advanceTimersByTimeAsync(300_000);
  const told = lines.map((line) => JSON.parse(line)).map(({ msg, cause, seconds }) => [msg, cause ?? seconds]);
  expect(told).toEqual([
    ['away: it is asked again until it is back', 'ECONNREFUSED'],
    ['still away', 60],
    ['still away', 120],
    ['back after an outage', 131],
    ['away: it is asked again until it is back', '57P01'],
  ]);
});
