/** Scheduled work: a failing row or task delays no other, is retried with back-off, and is shown. */
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { rowsOf } from '../../../test/rows.ts';
import { systemClock } from '../clock.ts';
import { makeLogger } from '../logger.ts';
import { makeJobContext } from './job-context.ts';
import { type JobQueue, openJobQueue } from './job-queue.ts';
import { handleSchedule, openSchedule, runTask, type Schedule, type Task, unanswered } from './schedule.ts';

let api: TestApi;
let desk: Session;
beforeAll(async () => {
  api = await openApi();
  desk = await api.signIn('service-desk');
});
afterAll(() => api.close());

const opened: { stop(): unknown }[] = [];
beforeEach(async () => {
  await api.database.db.execute(
    sql`delete from jobs.job where name like 'schedule.%' or source_name like 'schedule.%'`,
  );
  await api.database.db.execute(sql`delete from settings where name like 'day:%'`);
});
afterEach(async () => {
  for (const one of opened.splice(0)) await one.stop();
});

/** A process that runs jobs. */
async function aWorker(
  tasks: Task[],
): Promise<{ queue: JobQueue; schedule: Schedule; run: (task: Task) => Promise<unknown> }> {
  const logger = makeLogger('silent');
  const { database } = api;
  const options = { pollingSeconds: 0.5, clock: systemClock, auditKey: null };
  const queue = await openJobQueue(database, handleSchedule(tasks), logger, options);
  const parts = { db: database.db, jobs: queue, auditKey: null };
  const schedule = openSchedule(tasks, { database, clock: systemClock, logger }, parts);
  opened.push(schedule, queue);
  const context = { ...makeJobContext(parts, systemClock.now(), 'test', logger), alone: false };
  return { queue, schedule, run: (task) => runTask(task, context) };
}

const jobsOf = async (name: string) => (await desk.ok('listJobs')).items.filter((job) => job.name === name);
const letRetry = () =>
  api.database.db.execute(
    sql`update jobs.job set start_after = jobs.job_now() where name like 'schedule.%' and state = 'retry'`,
  );
const away = (partner: string) => Object.assign(new Error(`${partner}: timeout`), { outage: partner });

it('does the other rows in the same run when the first one always fails, and backs off from that one', async () => {
  const tries: string[] = [];
  let isBroken = true;
  const task: Task = {
    name: 'test.rows',
    every: 60,
    rows: async () => ['1', '2', '3'],
    run: async (id) => {
      tries.push(id);
      if (id === '1' && isBroken) throw new Error('broken');
    },
  };
  const { run, queue } = await aWorker([task]);
  expect(await run(task)).toMatchObject([{ task: 'test.rows', id: '1' }]);
  expect(tries.splice(0)).toEqual(['1', '2', '3']);
  // it waits in the job store, and another run leaves it to the retry
  expect(await jobsOf('test.rows')).toMatchObject([{ recordId: '1', state: 'waiting' }]);
  expect(await run(task)).toEqual([]);
  expect(tries.splice(0)).toEqual(['2', '3']);

  await queue.work();
  const shown = { recordId: '1', state: 'waiting', error: 'broken', waitsFor: null };
  await expect.poll(() => jobsOf('test.rows')).toMatchObject([shown]);
  const waitOf = async () =>
    rowsOf(
      api,
      sql`select extract(epoch from start_after - jobs.job_now())::float as seconds from jobs.job where name = 'schedule.row'`,
    ).then(([row]) => row!.seconds as number);
  const first = await waitOf();
  expect(first).toBeGreaterThan(1);
  expect(tries.splice(0)).toEqual(['1']);
  expect(await queue.count()).toEqual([{ name: 'test.rows', failed: 0, retrying: 1, waitingForOutage: 0 }]);
  // doubled three times, it is longer whatever its random part
  for (let count = 1; count <= 3; count++) {
    await letRetry();
    await expect.poll(async () => (await jobsOf('test.rows'))[0]!.retryCount).toBe(count);
    await expect.poll(async () => (await jobsOf('test.rows'))[0]!.state).toBe('waiting');
  }
  expect(await waitOf()).toBeGreaterThan(2 * first);

  isBroken = false;
  await letRetry();
  await expect.poll(() => jobsOf('test.rows')).toEqual([]);
  tries.splice(0);
  expect(await run(task)).toEqual([]);
  expect(tries).toEqual(['1', '2', '3']);
});

it('reaches the rows after more failing ones than the limit of a run', async () => {
  const done: string[] = [];
  const all = ['bad-1', 'bad-2', 'bad-3', 'good-1', 'good-2'];
  const task: Task = {
    name: 'test.many',
    every: 60,
    atMost: 2,
    rows: async (_context, limit) => all.filter((id) => !done.includes(id)).slice(0, limit),
    run: async (id) => {
      if (id.startsWith('bad')) throw new Error('broken');
      done.push(id);
    },
  };
  const { run } = await aWorker([task]);
  for (let turn = 0; turn < 3; turn++) await run(task);
  expect(done).toEqual(['good-1', 'good-2']);
  expect((await jobsOf('test.many')).map(({ recordId }) => recordId).sort()).toEqual(['bad-1', 'bad-2', 'bad-3']);
});

it('leaves the rows of a partner who is away to the next run after three, and reaches them there', async () => {
  const tries: string[] = [];
  const task: Task = {
    name: 'test.away',
    every: 10,
    rows: async () => ['1', '2', '3', '4', '5'],
    run: async (id) => {
      tries.push(id);
      if (id === '4') return unanswered;
      if (id !== '5') throw away('reader');
    },
  };
  const { run } = await aWorker([task]);
  await run(task);
  expect(tries.splice(0)).toEqual(['1', '2', '3']);
  await run(task);
  expect(tries).toEqual(['4', '5']);
  // a row with its own retry time is not put into the job store
  expect((await jobsOf('test.away')).length).toBe(3);
});

it('runs a task once in each turn of all processes, and the others while one throws as a whole', async () => {
  let broken = 0;
  let runs = 0;
  const tasks: Task[] = [
    {
      name: 'test.broken',
      every: 2,
      rows: async () => {
        broken++;
        throw new Error('no rows');
      },
      run: async () => {},
    },
    { name: 'test.whole', every: 2, act: async () => void runs++ },
  ];
  const workers = [await aWorker(tasks), await aWorker(tasks)];
  const begun = Date.now();
  for (const { queue, schedule } of workers) {
    await queue.work();
    schedule.start(true);
  }
  await expect.poll(() => runs, { timeout: 20_000 }).toBeGreaterThanOrEqual(3);
  const turns = (Date.now() - begun) / 2_000;
  expect(runs).toBeLessThanOrEqual(Math.ceil(turns) + 1);
  expect(await jobsOf('test.broken')).toMatchObject([{ recordId: null, state: 'waiting', error: 'no rows' }]);
  // it backs off: while it waits for its retry, no other turn is sent
  expect(broken).toBeLessThan(runs);
  // and what succeeds is not on the page
  expect(await jobsOf('test.whole')).toEqual([]);
}, 40_000);

it('runs nightly tasks once a day, and failed rows again in the same night', async () => {
  const left = new Set(['1', '2', '3']);
  let refusals = 2;
  let nights = 0;
  const task: Task = {
    name: 'test.erase',
    every: 'night',
    atMost: 1,
    rows: async (_context, limit) => [...left].slice(0, limit),
    run: async (id) => {
      if (id === '1' && refusals-- > 0) throw new Error('file is locked');
      left.delete(id);
    },
  };
  const tasks: Task[] = [task, { name: 'test.night', every: 'night', act: async () => void nights++ }];
  const workers = [await aWorker(tasks), await aWorker(tasks)];
  for (const { queue, schedule } of workers) {
    schedule.start(true);
    await queue.work();
  }
  await expect.poll(() => [nights, ...left], { timeout: 10_000 }).toEqual([1, '1']);
  await expect.poll(() => jobsOf('test.erase')).toMatchObject([{ recordId: '1', error: 'file is locked' }]);
  await letRetry();
  await expect.poll(() => [...left], { timeout: 10_000 }).toEqual([]);
  // another start on the same day runs no second night
  const later = await aWorker(tasks);
  later.schedule.start(true);
  await later.queue.work();
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(nights).toBe(1);
}, 40_000);

it('runs tasks of every process where no jobs are worked on, each for itself', async () => {
  const done: string[] = [];
  const tasks: Task[] = [
    {
      name: 'test.broken-here',
      every: 1,
      everyProcess: true,
      act: async () => {
        throw new Error('broken');
      },
    },
    { name: 'test.here', every: 1, everyProcess: true, act: async () => void done.push('here') },
    { name: 'test.elsewhere', every: 1, act: async () => void done.push('elsewhere') },
  ];
  const { schedule } = await aWorker(tasks);
  schedule.start(false);
  await expect.poll(() => done.length, { timeout: 10_000 }).toBeGreaterThan(1);
  expect(new Set(done)).toEqual(new Set(['here']));
  expect(await rowsOf(api, sql`select id from jobs.job where name like 'schedule.%'`)).toEqual([]);
});

it('releases the jobs of a killed process when no other process can be running', async () => {
  const { queue, schedule } = await aWorker([{ name: 'test.taken', every: 60, act: async () => {} }]);
  const [task] = handleSchedule([]).filter(({ job }) => job.name === 'schedule.often');
  await queue.enqueue(api.database.db, task!.job, { task: 'test.taken', everySeconds: 60 });
  await api.database.db.execute(
    sql`update jobs.job set state = 'active', started_on = jobs.job_now() where name = 'schedule.often'`,
  );
  await schedule.endLost(false);
  const states = () => rowsOf(api, sql`select state from jobs.job where name = 'schedule.often'`);
  expect(await states()).toEqual([{ state: 'active' }]);
  await schedule.endLost(true);
  expect(await states()).toEqual([{ state: 'retry' }]);
});
