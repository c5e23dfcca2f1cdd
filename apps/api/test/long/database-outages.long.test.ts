/**
 * The state after a crash of database and worker. PostgreSQL crashes under eight users who save: the product survives,
 * answers 503, and retains everything acknowledged.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { longRun } from '@estrada/testkit/index';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPostgres, type TestPostgres } from '../../../../tools/postgres/start-postgres.ts';
import { callProduct, signInFinance, startProduct } from './real-product.ts';

const { seed, runs, random, timeoutMs } = longRun(1, 50);
const people = 8;

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres(true);
}, 60_000);
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The files of the database are in a folder of their own: a checkout may have files of another one. */
const folder = mkdtempSync(join(tmpdir(), 'estrada-outages-'));
const env = () => ({
  ...process.env,
  DATABASE_URL: postgres.url,
  DATA_DIR: folder,
  DEMO: '1',
  PORT: '0',
  LOG_LEVEL: 'silent',
});

it(`survives ${runs} crashes of its database and loses nothing (seed ${seed})`, { timeout: timeoutMs }, async () => {
  const { child, url } = await startProduct(env());
  const tokens = await signInFinance(url);
  const acknowledged: string[] = [];
  let refused = 0;
  let isOver = false;
  const save = async (person: number) => {
    for (let count = 0; !isOver; count++) {
      const groupName = `Grupo ${person} ${count}`;
      // while the database is unavailable that is the answer; whether it was saved before the connection broke is
      // unknown
      const answer = await callProduct(url, 'registerGroup', { groupName }, tokens, {}, [503]);
      if (answer) acknowledged.push(groupName);
      else refused++;
      if (!answer) await wait(50);
    }
  };
  const saving = Array.from({ length: people }, (_, person) => save(person));
  for (let run = 0; run < runs; run++) {
    await wait(300 + random.below(700));
    await postgres.crash();
    await wait(random.below(1_500));
    await postgres.restart();
    const before = acknowledged.length;
    // automatically, without a restart by the test
    await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(before);
  }
  isOver = true;
  await Promise.all(saving);
  expect([child.exitCode, child.signalCode]).toEqual([null, null]);
  expect(refused).toBeGreaterThan(0);
  const kept = new Set<string>();
  for (let page = 0; ; page++) {
    const query = { search: 'Grupo ', size: 100, page };
    const { items } = (await callProduct(url, 'listGroups', {}, tokens, query))!;
    for (const { groupName } of items!) kept.add(groupName);
    if (items!.length < 100) break;
  }
  expect(acknowledged.filter((groupName) => !kept.has(groupName))).toEqual([]);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

it('the remaining API fails an upload whose only worker died', { timeout: 180_000 }, async () => {
  const { child, url } = await startProduct(env(), 'main');
  const tokens = await signInFinance(url);
  const id = '01k9zzzzzzzzzzzzzzzzzzzzzz';
  const database = new Client({ connectionString: postgres.url });
  await database.connect();
  // its worker's last heartbeat was half a minute ago
  await database.query(
    `insert into uploads (id, kind, file_name, size_bytes, status, user_id, user_name, uploaded_at, progress_at)
     values ($1, 'vehicles', 'novembro.csv', 10, 'PROCESSING', $1, 'Ana', now(), now() - interval '30 seconds')`,
    [id],
  );
  await database.end();
  const uploads = async () => (await callProduct(url, 'listVehiclesUploads', {}, tokens))!.items;
  await expect.poll(uploads, { timeout: 60_000 }).toContainEqual(expect.objectContaining({ id, status: 'ERROR' }));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});
