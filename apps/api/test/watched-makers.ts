/** A small table with a change counter like those of the product, and a cached read of it. */
import { asc, sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { cachedRead } from '../src/kernel/database/cached-reads.ts';
import type { Db } from '../src/kernel/database/database.ts';

/** @param table its name: it identifies a cached read, so each test file has its own */
export function watchedMakers(table: string) {
  const makers = pgTable(table, { id: integer('id').primaryKey(), name: text('name').notNull() });
  const asked = { times: 0 };
  return {
    makers,
    /** how often the database was queried for names */
    asked,
    /** The names from an id on. */
    names: cachedRead({ name: `${table} (test)`, from: [makers] }, async (from: Db, first: number) => {
      asked.times++;
      const rows = await from
        .select({ name: makers.name })
        .from(makers)
        .where(sql`${makers.id} >= ${first}`)
        .orderBy(asc(makers.id));
      return rows.map((row) => row.name);
    }),
    add: (to: Db, id: number, name: string) => to.insert(makers).values({ id, name }),
    async create(db: Db): Promise<void> {
      await db.execute(sql.raw(`create table ${table} (id integer primary key, name text not null)`));
      await db.execute(
        sql.raw(`create trigger ${table}_watched after insert or update or delete or truncate on ${table}
          for each statement execute function count_change()`),
      );
    },
  };
}
