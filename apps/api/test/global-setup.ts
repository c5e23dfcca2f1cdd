/**
 * Prepares, once per run and database, the initial state of every API test file: the schema, the demo data, keys and
 * queues.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fixedClock } from '@estrada/testkit/index';
import { hash } from '@node-rs/argon2';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../../tools/postgres/start-postgres.ts';
import { compose } from '../src/compose.ts';
import { demoPassword } from '../src/demo/insert-accounts.ts';
import { loadDemo } from '../src/demo/load-demo.ts';
import { readConfig } from '../src/kernel/config.ts';
import type { DatabaseHandle } from '../src/kernel/database/database.ts';
import { migrate } from '../src/kernel/database/migrate.ts';
import { openEmbedded } from '../src/kernel/database/open-embedded.ts';
import { openPostgres } from '../src/kernel/database/open-postgres.ts';
import { localFiles } from '../src/kernel/files.ts';
import { makeLogger } from '../src/kernel/logger.ts';
import { users } from '../src/modules/identity/index.ts';
import { testNow } from './test-now.ts';
import { testPartners } from './test-partners.ts';

declare module 'vitest' {
  interface ProvidedContext {
    database: { kind: 'embedded'; snapshot: string } | { kind: 'postgres'; url: string };
  }
}

async function seed(handle: DatabaseHandle): Promise<void> {
  await migrate(handle.db);
  const noJobs = { enqueue: async () => {} };
  await loadDemo({ db: handle.db, jobs: noJobs, auditKey: null }, new Date(testNow), makeLogger('silent'));
  await makeSignInsCheap(handle);
  await startOnce(handle);
}

/**
 * Verification reads the cost of a hash from the hash, so the accounts of the tests store hashes of the lowest cost: a
 * login takes 0.1 ms of the processor instead of 22. The product's own hashes have the full cost
 * (`change-password.test.ts`).
 */
async function makeSignInsCheap({ db }: DatabaseHandle): Promise<void> {
  const passwordHash = await hash(demoPassword, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  await db.update(users).set({ passwordHash });
}

/**
 * The database after a first start (signing keys, the job store with its queues), so that no test file has to repeat
 * it.
 */
async function startOnce(database: DatabaseHandle): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'estrada-test-'));
  const { server, jobs } = await compose({
    config: readConfig({}),
    database,
    clock: fixedClock(testNow),
    partners: testPartners(),
    files: localFiles(folder),
    logger: makeLogger('silent'),
    mailer: { send: async () => {}, close: () => {} },
    portalFolder: null,
  });
  await server.close();
  await jobs.stop();
  rmSync(folder, { recursive: true, force: true });
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  return process.env.TEST_DATABASE === 'postgres' || project.name.includes('postgres')
    ? setupPostgres(project)
    : setupEmbedded(project);
}

async function setupEmbedded(project: TestProject): Promise<() => Promise<void>> {
  const handle = await openEmbedded(null);
  await seed(handle);
  const folder = mkdtempSync(join(tmpdir(), 'estrada-test-'));
  const snapshot = join(folder, 'seed.tar');
  writeFileSync(snapshot, Buffer.from(await (await handle.lite.dumpDataDir('none')).arrayBuffer()));
  await handle.close();
  project.provide('database', { kind: 'embedded', snapshot });
  return async () => rmSync(folder, { recursive: true, force: true });
}

async function setupPostgres(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres(false, true);
  const admin = await openPostgres(server.url, 2);
  await admin.db.execute('create database estrada_seed');
  await admin.close();
  const handle = await openPostgres(server.url.replace(/\/postgres$/, '/estrada_seed'), 2);
  await seed(handle);
  await handle.close();
  project.provide('database', { kind: 'postgres', url: server.url });
  return () => server.stop();
}
