/** Prepares, once per run and database, what every API test file begins with: the schema and the demo data. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../../tools/postgres/start-postgres.ts';
import { loadDemo } from '../src/demo/load-demo.ts';
import type { DatabaseHandle } from '../src/kernel/database/database.ts';
import { migrate } from '../src/kernel/database/migrate.ts';
import { openEmbedded } from '../src/kernel/database/open-embedded.ts';
import { openPostgres } from '../src/kernel/database/open-postgres.ts';
import { makeLogger } from '../src/kernel/logger.ts';
import { testNow } from './test-now.ts';

declare module 'vitest' {
  interface ProvidedContext {
    database: { kind: 'embedded'; snapshot: string } | { kind: 'postgres'; url: string };
  }
}

async function seed(handle: DatabaseHandle): Promise<void> {
  await migrate(handle.db);
  const noJobs = { enqueue: async () => {} };
  await loadDemo({ db: handle.db, jobs: noJobs }, new Date(testNow), makeLogger('silent'));
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
  const server = await startPostgres();
  const admin = await openPostgres(server.url, 2);
  await admin.db.execute('create database estrada_seed');
  await admin.close();
  const handle = await openPostgres(server.url.replace(/\/postgres$/, '/estrada_seed'), 2);
  await seed(handle);
  await handle.close();
  project.provide('database', { kind: 'postgres', url: server.url });
  return () => server.stop();
}
