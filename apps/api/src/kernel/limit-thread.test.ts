import { Worker } from 'node:worker_threads';
import { describe, expect, it, vi } from 'vitest';
import { limitThread } from './limit-thread.ts';

const spins = 'for (;;);';
const waits = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);';

/** A thread with this code, watched until `act` has ended. */
async function watched(
  code: string,
  limits: { processorMs: number; passedMs: number },
  act: (exceeded: () => number) => Promise<void>,
) {
  const thread = new Worker(code, { eval: true });
  const onExceeded = vi.fn();
  const end = limitThread(thread, limits, onExceeded);
  try {
    await act(() => onExceeded.mock.calls.length);
  } finally {
    end();
    await thread.terminate();
  }
}

describe('a thread', () => {
  it('is over its limit once, when it has computed for too long', () =>
    watched(spins, { processorMs: 300, passedMs: 600_000 }, async (exceeded) => {
      await expect.poll(exceeded).toBe(1);
    }));

  it('is over its limit when it only waits, after a longer time', () =>
    watched(waits, { processorMs: 60_000, passedMs: 500 }, async (exceeded) => {
      await expect.poll(exceeded).toBe(1);
    }));

  it('may take longer than its processor time while it does not compute', () =>
    watched(waits, { processorMs: 1_000, passedMs: 600_000 }, async (exceeded) => {
      const [other, end] = [new Worker(spins, { eval: true }), Promise.withResolvers<void>()];
      limitThread(other, { processorMs: 1_500, passedMs: 600_000 }, end.resolve);
      await end.promise;
      await other.terminate();
      expect(exceeded()).toBe(0);
    }));
});
