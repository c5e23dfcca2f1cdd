/** Many jobs at once: batches of the configured size, and each job isolated. */
import { expect, it } from 'vitest';
import { z } from 'zod';
import { openApi } from '../../../test/open-api.ts';
import { systemClock } from '../clock.ts';
import { makeLogger } from '../logger.ts';
import { defineJob, handleJobs } from './define-job.ts';
import { openJobQueue } from './job-queue.ts';

const jobs = {
  count: defineJob({
    name: 'test.count',
    data: z.object({ number: z.number() }),
    concurrency: 10,
    retryLimit: 2,
    retryDelaySeconds: 1,
    expireSeconds: 30,
  }),
};

it('processes sixty jobs in batches of at most ten, and a failing job fails alone', async () => {
  const api = await openApi();
  let atWork = 0;
  let most = 0;
  const tries = new Map<number, number>();
  const handled = handleJobs(jobs, {
    count: async ({ number }) => {
      tries.set(number, (tries.get(number) ?? 0) + 1);
      most = Math.max(most, ++atWork);
      await new Promise((resolve) => setTimeout(resolve, 50));
      atWork--;
      if (number === 7 && tries.get(7) === 1) throw new Error('once');
    },
  });
  const options = { pollingSeconds: 0.5, clock: systemClock, auditKey: null };
  const queue = await openJobQueue(api.database, handled, makeLogger('silent'), options);
  for (let number = 0; number < 60; number++) await queue.enqueue(api.database.db, jobs.count, { number });
  await queue.work();
  const completed = async () =>
    (await queue.list(api.database.db, 'completed')).filter(({ name }) => name === 'test.count').length;
  await expect.poll(completed).toBe(60);
  expect(most).toBe(10);
  // the other nine of its batch were not retried with it
  expect([...tries].filter(([, count]) => count > 1)).toEqual([[7, 2]]);
  await queue.stop();
  await api.close();
});
