import { setTimeout as wait } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';

/** Both in milliseconds. */
export interface ThreadLimits {
  /** the processor time that the thread may use */
  processorMs: number;
  /** the time that may pass, for a reader that waits instead of computing */
  passedMs: number;
}

/** For a stranger's file: it takes a second or two of processor time, and ten times as much is an attack. */
export const fileLimits: ThreadLimits = { processorMs: 20_000, passedMs: 120_000 };

/** The usage is read this often. */
const pauseMs = 250;

/** Processor time in milliseconds; null for a thread that has ended, which its own events tell. */
const usageOf = (thread: Worker): Promise<number | null> =>
  thread.cpuUsage().then(
    ({ user, system }) => (user + system) / 1_000,
    () => null,
  );

/**
 * Calls `onExceeded` once when a thread has used up one of its limits, counted from now. It measures processor time
 * because time that passes while other work has the processor is not the file's fault: a sound file is not refused on a
 * busy machine.
 *
 * @returns a function that ends the watch
 */
export function limitThread(thread: Worker, limits: ThreadLimits, onExceeded: () => void): () => void {
  const ending = new AbortController();
  const watch = async () => {
    const begin = performance.now();
    const before = await usageOf(thread);
    for (;;) {
      await wait(pauseMs, undefined, { signal: ending.signal, ref: false });
      const now = await usageOf(thread);
      if (ending.signal.aborted) return;
      const processorMs = (now ?? 0) - (before ?? 0);
      if (processorMs >= limits.processorMs || performance.now() - begin >= limits.passedMs) return onExceeded();
    }
  };
  void watch().catch(() => undefined);
  return () => ending.abort();
}
