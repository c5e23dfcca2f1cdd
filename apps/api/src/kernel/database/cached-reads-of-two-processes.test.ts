/**
 * Cached reads while another process changes rows. The embedded database has one process, so these run on PostgreSQL
 * alone.
 */
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openApi, type TestApi } from '../../../test/open-api.ts';
import { watchedMakers } from '../../../test/watched-makers.ts';
import type { DatabaseHandle, Db } from './database.ts';
import { openPostgres } from './open-postgres.ts';

const { makers, names, add, create } = watchedMakers('shared_makers');

let api: TestApi;
let db: Db;
let other: DatabaseHandle;

beforeAll(async () => {
  api = await openApi();
  db = api.database.db;
  await create(db);
  other = await openPostgres((api.database.jobs as { connectionString: string }).connectionString, 3);
});
afterEach(async () => {
  await db.delete(makers);
});
afterAll(async () => {
  await other.close();
  await api.close();
});

it('sees a change of the other process in its next query, and the other way round', async () => {
  expect(await names(other.db, 900)).toEqual([]);
  await add(db, 900, 'Gurgel');
  expect(await names(other.db, 900)).toEqual(['Gurgel']);
  await add(other.db, 901, 'Puma');
  expect(await names(db, 900)).toEqual(['Gurgel', 'Puma']);
});

it('sees nothing of a change before the commit, and caches nothing that hides it afterwards', async () => {
  const { promise: committing, resolve: commit } = Promise.withResolvers<void>();
  const { promise: written, resolve: wrote } = Promise.withResolvers<void>();
  const slow = other.db.transaction(async (tx) => {
    await add(tx as unknown as Db, 900, 'Gurgel');
    wrote();
    await committing;
  });
  await written;
  // counted later, committed earlier: the slow change must not be lost behind the fast one
  await add(db, 901, 'Puma');
  expect(await names(db, 900)).toEqual(['Puma']);
  commit();
  await slow;
  expect(await names(db, 900)).toEqual(['Gurgel', 'Puma']);
});

it('never waits for a process that changes another row of the same table', async () => {
  const { promise: committing, resolve: commit } = Promise.withResolvers<void>();
  const { promise: written, resolve: wrote } = Promise.withResolvers<void>();
  const slow = other.db.transaction(async (tx) => {
    await add(tx as unknown as Db, 900, 'Gurgel');
    wrote();
    await committing;
  });
  await written;
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local lock_timeout = '1s'`);
    await add(tx as unknown as Db, 901, 'Puma');
  });
  commit();
  await slow;
  expect(await names(db, 900)).toEqual(['Gurgel', 'Puma']);
});
