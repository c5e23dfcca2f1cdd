/** What one process changes and another one has kept. The embedded database has one process, so these run on PostgreSQL alone. */
import { asc, sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openApi, type TestApi } from '../../../test/open-api.ts';
import type { DatabaseHandle, Db } from './database.ts';
import { keptRead } from './kept-reads.ts';
import { openPostgres } from './open-postgres.ts';

const makers = pgTable('shared_makers', { id: integer('id').primaryKey(), name: text('name').notNull() });

let api: TestApi;
let db: Db;
let other: DatabaseHandle;

/** The names from an id on. */
const names = keptRead({ name: 'shared names (test)', from: [makers] }, async (from: Db, first: number) => {
  const rows = await from
    .select({ name: makers.name })
    .from(makers)
    .where(sql`${makers.id} >= ${first}`)
    .orderBy(asc(makers.id));
  return rows.map((row) => row.name);
});

const add = (to: Db, id: number, name: string) => to.insert(makers).values({ id, name });

beforeAll(async () => {
  api = await openApi();
  db = api.database.db;
  await db.execute(sql`create table shared_makers (id integer primary key, name text not null)`);
  await db.execute(sql`create trigger shared_makers_watched after insert or update or delete or truncate on shared_makers
    for each statement execute function count_change()`);
  other = await openPostgres((api.database.jobs as { connectionString: string }).connectionString, 3);
});
afterEach(async () => {
  await db.delete(makers);
});
afterAll(async () => {
  await other.close();
  await api.close();
});

it('sees a change by its next question, and what it changes is seen here', async () => {
  expect(await names(other.db, 900)).toEqual([]);
  await add(db, 900, 'Gurgel');
  expect(await names(other.db, 900)).toEqual(['Gurgel']);
  await add(other.db, 901, 'Puma');
  expect(await names(db, 900)).toEqual(['Gurgel', 'Puma']);
});

it('sees nothing of a change before it is committed, and keeps nothing that hides it afterwards', async () => {
  const { promise: committing, resolve: commit } = Promise.withResolvers<void>();
  const { promise: written, resolve: wrote } = Promise.withResolvers<void>();
  const slow = other.db.transaction(async (tx) => {
    await add(tx as unknown as Db, 900, 'Gurgel');
    wrote();
    await committing;
  });
  await written;
  // counted later, committed earlier: the slow one must not be lost behind it
  await add(db, 901, 'Puma');
  expect(await names(db, 900)).toEqual(['Puma']);
  commit();
  await slow;
  expect(await names(db, 900)).toEqual(['Gurgel', 'Puma']);
});

it('never waits for who changes another row of the same table', async () => {
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
