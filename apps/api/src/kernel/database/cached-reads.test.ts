import { eq, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type TestApi } from '../../../test/open-api.ts';
import { watchedMakers } from '../../../test/watched-makers.ts';
import * as schema from '../../schema.ts';
import { watchedChanges } from '../kernel.tables.ts';
import { cachedRead, gatherChanges, inOneMoment, watchedTables, withCachedReads } from './cached-reads.ts';
import type { Db } from './database.ts';

const { makers, names, asked, add, create } = watchedMakers('kept_makers');

let api: TestApi;
let db: Db;

beforeAll(async () => {
  api = await openApi();
  db = api.database.db;
  await create(db);
}, 60_000);
afterEach(async () => {
  await db.delete(makers).where(sql`${makers.id} >= 900`);
  asked.times = 0;
});
afterAll(() => api.close());

describe('a cached read', () => {
  it('is queried once while nothing changes', async () => {
    await add(db, 900, 'Gurgel');
    expect(await names(db, 900)).toEqual(['Gurgel']);
    expect(await names(db, 900)).toEqual(['Gurgel']);
    expect(asked.times).toBe(1);
  });

  it('is queried again after any kind of change', async () => {
    expect(await names(db, 900)).toEqual([]);
    await add(db, 900, 'Gurgel');
    expect(await names(db, 900)).toEqual(['Gurgel']);
    await db.update(makers).set({ name: 'Puma' }).where(eq(makers.id, 900));
    expect(await names(db, 900)).toEqual(['Puma']);
    await db.delete(makers).where(eq(makers.id, 900));
    expect(await names(db, 900)).toEqual([]);
  });

  it('depends on its arguments alone', async () => {
    await add(db, 900, 'Gurgel');
    await add(db, 901, 'Puma');
    expect(await names(db, 900)).toEqual(['Gurgel', 'Puma']);
    expect(await names(db, 901)).toEqual(['Puma']);
    expect(await names(db, 900)).toEqual(['Gurgel', 'Puma']);
    expect(asked.times).toBe(2);
  });

  it('is queried once for concurrent callers', async () => {
    await Promise.all(Array.from({ length: 5 }, () => names(db, 900)));
    expect(asked.times).toBe(1);
  });

  it('cannot be changed by its callers', async () => {
    await add(db, 900, 'Gurgel');
    const first = await names(db, 900);
    expect(() => first.push('Puma')).toThrow(TypeError);
    expect(await names(db, 900)).toEqual(['Gurgel']);
  });

  it('is not cached when the query fails', async () => {
    let fails = true;
    const read = cachedRead({ name: 'fails once (test)', from: [makers] }, async (_db: Db) => {
      if (fails) throw new Error('lost');
      return 'found';
    });
    await expect(read(db)).rejects.toThrow('lost');
    fails = false;
    expect(await read(db)).toBe('found');
  });
});

describe('within one snapshot', () => {
  it('cached reads show the state at the first read, and the next snapshot shows the changes', async () => {
    await inOneMoment(async () => {
      expect(await names(db, 900)).toEqual([]);
      await add(db, 900, 'Gurgel');
      expect(await names(db, 900)).toEqual([]);
    });
    await inOneMoment(async () => expect(await names(db, 900)).toEqual(['Gurgel']));
  });
});

describe('a transaction', () => {
  const rollback = new Error('rolled back');

  it('sees its own writes, and other connections do not when it rolls back', async () => {
    expect(await names(db, 900)).toEqual([]);
    const undone = db.transaction(async (tx) => {
      const inside = tx as unknown as Db;
      await add(inside, 900, 'Gurgel');
      expect(await names(inside, 900)).toEqual(['Gurgel']);
      throw rollback;
    });
    await expect(undone).rejects.toBe(rollback);
    expect(await names(db, 900)).toEqual([]);
  });

  it('neither reads from nor writes to the cache', async () => {
    await names(db, 900);
    await db.transaction(async (tx) => {
      await names(tx as unknown as Db, 900);
      await names(tx as unknown as Db, 900);
    });
    expect(asked.times).toBe(3);
    await names(db, 900);
    expect(asked.times).toBe(3);
  });
});

describe('the cache', () => {
  it('is bounded in rows and in entries: the least recently used goes first', async () => {
    const small = Object.create(db) as Db;
    withCachedReads(small, { answers: 2, rows: 3 });
    await add(db, 900, 'Gurgel');
    await add(db, 901, 'Puma');
    await names(small, 900);
    await names(small, 901);
    expect(asked.times).toBe(2);
    await names(small, 900);
    expect(asked.times).toBe(2);
    // a third entry evicts 901, the least recently used
    await names(small, 902);
    await names(small, 900);
    expect(asked.times).toBe(3);
    await names(small, 901);
    expect(asked.times).toBe(4);
    await add(db, 902, 'Miura');
    await add(db, 903, 'Santa Matilde');
    // four rows exceed the limit, so they are never cached
    await names(small, 900);
    await names(small, 900);
    expect(asked.times).toBe(6);
  });
});

describe('change counters', () => {
  const count = () => db.$count(watchedChanges);
  const sum = async () => {
    const [row] = await db.select({ sum: sql<string>`sum(${watchedChanges.changes})` }).from(watchedChanges);
    return Number(row!.sum);
  };

  it('are merged into one row with the same sum when there are many', async () => {
    for (let change = 0; change < 101; change++) await db.delete(makers).where(eq(makers.id, 900));
    const before = await sum();
    await Promise.all([gatherChanges(db), gatherChanges(db)]);
    expect([await count(), await sum()]).toEqual([1, before]);
    await add(db, 900, 'Gurgel');
    expect(await sum()).toBe(before + 1);
    await gatherChanges(db);
    expect(await count()).toBe(2);
  });

  it('exist for every table that a cached read comes from', async () => {
    const { rows } = (await db.execute(
      // insert 4, delete 8, update 16, truncate 32, and no row-level bit: after each statement
      sql`select c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
        where p.proname = 'count_change' and t.tgtype = 60 and t.tgenabled = 'O'`,
    )) as unknown as { rows: { name: string }[] };
    const counted = new Set(rows.map(({ name }) => name));
    // tests of the same process may read tables of their own
    const product = new Set<string>(
      Object.values(schema).flatMap((one) => (is(one, PgTable) ? [getTableName(one)] : [])),
    );
    const watched = [...watchedTables].filter((name) => product.has(name));
    expect(watched.filter((name) => !counted.has(name))).toEqual([]);
    expect(watched.length).toBeGreaterThan(10);
  });
});
