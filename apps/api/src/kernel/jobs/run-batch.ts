import type { JobResult } from 'pg-boss';
import { tookTooLong } from './failure-of.ts';

/** Each job of a batch times out alone this many milliseconds before the job store gives up the whole batch. */
const marginMs = 1_000;

/**
 * Runs the jobs of a batch concurrently and isolated: one that fails, or does not end, fails alone.
 *
 * @param seconds after which the job store gives up the batch
 */
export function runBatch<Taken extends { id: string }>(
  batch: readonly Taken[],
  seconds: number,
  run: (taken: Taken) => Promise<void>,
): Promise<JobResult[]> {
  return Promise.all(
    batch.map(async (taken): Promise<JobResult> => {
      try {
        await inTime(run(taken), seconds * 1000 - marginMs);
        return { id: taken.id, status: 'completed' };
      } catch (error) {
        return { id: taken.id, status: 'failed', output: error as Error };
      }
    }),
  );
}

async function inTime(work: Promise<void>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(tookTooLong)), ms);
  });
  try {
    await Promise.race([work, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}
