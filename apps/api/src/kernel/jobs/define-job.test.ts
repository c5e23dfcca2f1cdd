import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import type { FlowContext, WriteContext } from '../context.ts';
import { defineJob, handleJobs, nameHandled, readJobData } from './define-job.ts';
import type { JobData } from './job.ts';

const terms = { concurrency: 1, retryLimit: 1, retryDelaySeconds: 1, expireSeconds: 10 };
const jobs = {
  greet: defineJob({ name: 'test.greet', data: z.object({ userId: z.string(), times: z.number().int() }), ...terms }),
  sweep: defineJob({ name: 'test.sweep', data: z.object({}), ...terms }),
};
const context = {} as FlowContext;

describe('the types of a job', () => {
  it('describe its data', () => {
    expectTypeOf<JobData<typeof jobs.greet>>().toEqualTypeOf<{ userId: string; times: number }>();
  });

  it('reject enqueueing other data', () => {
    const enqueue: WriteContext['enqueue'] = () => {};
    enqueue(jobs.greet, { userId: 'u1', times: 1 });
    enqueue(jobs.sweep, {});
    // @ts-expect-error a field is missing
    enqueue(jobs.greet, { userId: 'u1' });
    // @ts-expect-error a field of another type
    enqueue(jobs.greet, { userId: 'u1', times: 'once' });
    // @ts-expect-error a field that the job does not know
    enqueue(jobs.greet, { userId: 'u1', times: 1, name: 'Ana' });
    // @ts-expect-error a job is named by its row, not by a text
    enqueue('test.greet', { userId: 'u1', times: 1 });
  });

  it('require a handler for every job, with its own data type', () => {
    handleJobs(jobs, { greet: async ({ times }) => void times.toFixed(), sweep: async () => {} });
    // @ts-expect-error no handler for sweep
    expect(() => handleJobs(jobs, { greet: async () => {} })).not.toThrow();
    // @ts-expect-error the handler of other data
    handleJobs(jobs, { greet: async (_data: { id: number }) => {}, sweep: async () => {} });
  });
});

describe('the data of a job', () => {
  it('reaches the handler as declared', async () => {
    const seen: unknown[] = [];
    const [greet] = handleJobs(jobs, { greet: async (data) => void seen.push(data), sweep: async () => {} });
    await greet!.run({ userId: 'u1', times: 2 }, context);
    expect(seen).toEqual([{ userId: 'u1', times: 2 }]);
  });

  it('reaches the follow handler of the job with its outcome; a job without one is not notified', async () => {
    const told: unknown[] = [];
    const [greet, sweep] = handleJobs(jobs, {
      greet: { run: async () => {}, follow: async (data, fate) => void told.push([data, fate]) },
      sweep: async () => {},
    });
    await greet!.tell({ userId: 'u1', times: 2 }, 'given-up', context);
    await sweep!.tell({}, 'failed', context);
    expect(told).toEqual([[{ userId: 'u1', times: 2 }, 'given-up']]);
  });

  it('is refused before the handler when invalid, without showing its content', () => {
    const [greet] = handleJobs(jobs, { greet: async () => {}, sweep: async () => {} });
    expect(() => greet!.run({ userId: 'u1', times: 'Ana' }, context)).toThrow(
      'The data of the job test.greet is not what it takes: times',
    );
    expect(() => readJobData(jobs.greet, { userId: 'u1', times: 1, document: '52998224725' })).toThrow(
      /^The data of the job test.greet is not what it takes: unrecognized_keys$/,
    );
  });
});

it('lists the name of each handled job once', () => {
  const [greet, sweep] = handleJobs(jobs, { greet: async () => {}, sweep: async () => {} });
  expect([...nameHandled([greet!, sweep!])]).toEqual(['test.greet', 'test.sweep']);
  expect(() => nameHandled([greet!, sweep!, greet!])).toThrow('Two jobs are called test.greet');
});
