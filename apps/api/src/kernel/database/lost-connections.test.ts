/**
 * PostgreSQL ends connections during work, and then refuses new ones: calls are answered, the process survives, all
 * recovers.
 */
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { isDatabaseAway } from './database-away.ts';

let api: TestApi;
let finance: Session;
let admin: pg.Client;
let name: string;
const uncaught: unknown[] = [];
const hear = (error: unknown) => void uncaught.push(error);

beforeAll(async () => {
  api = await openApi();
  finance = await api.signIn('finance');
  const { url } = inject('database') as { url: string };
  admin = new pg.Client({ connectionString: url });
  await admin.connect();
  name = new URL((api.database.jobs as { connectionString: string }).connectionString).pathname.slice(1);
  process.on('uncaughtException', hear);
});
afterEach(() => expect(uncaught).toEqual([]));
afterAll(async () => {
  process.off('uncaughtException', hear);
  await admin.end();
  await api.close();
});

/** Ends the connections to the test database that match a condition on `pg_stat_activity`. @returns how many */
const terminate = async (which: string) =>
  (
    await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid() and ${which}`,
      [name],
    )
  ).rowCount;
const turn = () => new Promise((resolve) => setTimeout(resolve, 50));
const register = (groupName: string) => finance.call('registerGroup', { body: { groupName } });
const unavailable = {
  status: 503,
  body: { code: 'SIS004' },
  headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
};

it('survives a connection that ends while its transaction does something else', async () => {
  const failed = await api.database.db
    .transaction(async (tx) => {
      await tx.execute(sql`select 'held by the test'`);
      expect(await terminate(`state = 'idle in transaction' and query like '%held by the test%'`)).toBe(1);
      await turn();
      await tx.execute(sql`select 1`);
    })
    .catch((error: unknown) => error);
  expect(isDatabaseAway(failed)).toBe(true);
});

it('returns 503 for a save whose connection is lost, saves nothing of it, and accepts the next one', async () => {
  const blocker = new pg.Client({
    connectionString: (api.database.jobs as { connectionString: string }).connectionString,
  });
  await blocker.connect();
  await blocker.query('begin; lock table dealer_groups in access exclusive mode');
  const saving = register('Grupo do corte');
  await expect.poll(() => terminate(`wait_event_type = 'Lock'`)).toBe(1);
  expect(await saving).toMatchObject(unavailable);
  await blocker.query('rollback');
  await blocker.end();
  expect((await register('Grupo do corte')).status).toBe(200);
});

it('returns 503 for every call while the database is down, reports not ready, and recovers by itself', async () => {
  await api.work();
  await admin.query(`alter database ${name} allow_connections false`);
  await terminate('true');
  for (const answer of [
    await register('Grupo da queda'),
    await finance.call('listGroups'),
    await api.stranger.call('login', { body: { username: 'DEMO.SELLER', password: 'x' } }),
  ])
    expect(answer).toMatchObject(unavailable);
  const probe = async (url: string) => (await api.server.inject({ url })).statusCode;
  expect([await probe('/readyz'), await probe('/healthz')]).toEqual([503, 200]);
  const jobStore = (word: string) => api.logLines.filter((line) => line.includes('job store') && line.includes(word));
  await expect.poll(() => jobStore('away: ').length).toBe(1);
  await admin.query(`alter database ${name} allow_connections true`);
  expect((await register('Grupo da queda')).status).toBe(200);
  expect([await probe('/readyz'), await probe('/healthz')]).toEqual([200, 200]);
  await expect.poll(() => jobStore('back after').length).toBe(1);
  // the worker runs jobs again
  await api.stranger.ok('forgotPassword', {
    body: { username: 'DEMO.CRM' },
    headers: { 'x-api-key': (await api.stranger.ok('readActiveModules')).apiKey },
  });
  await expect.poll(() => api.mails.length).toBe(1);
  expect(jobStore('').length).toBe(2);
  expect(api.logLines.filter((line) => line.includes('unexpected failure'))).toEqual([]);
});
