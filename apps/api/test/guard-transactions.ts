import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import type { DatabaseHandle } from '../src/kernel/database/database.ts';

/** What the guard says; a test of it looks for these words. */
export const outsideMessage = 'The outer database was used inside a transaction: hand `tx` down';

/**
 * Makes PostgreSQL as strict as the embedded database, which has one connection: there a statement on the outer `db` inside
 * a transaction waits for ever, here it would pass on a second connection. Every test on PostgreSQL runs behind this guard,
 * so that each path of each write is checked and not only those that a second run on the embedded database would take.
 */
export function guardTransactions(handle: DatabaseHandle): DatabaseHandle {
  const inside = new AsyncLocalStorage<true>();
  const { db } = handle;
  const pool = (db as unknown as { $client: pg.Pool }).$client;
  const refuse = () => {
    if (inside.getStore()) throw new Error(outsideMessage);
  };
  const [query, connect, transaction] = [pool.query, pool.connect, db.transaction];
  pool.query = function guarded(this: pg.Pool, ...args: unknown[]) {
    refuse();
    // what the pool does for the statement is its own affair
    return Reflect.apply(query, this, args);
  } as pg.Pool['query'];
  pool.connect = function guarded(this: pg.Pool, ...args: unknown[]) {
    refuse();
    return Reflect.apply(connect, this, args);
  } as pg.Pool['connect'];
  // awaited inside: a query begins only when somebody waits for it
  db.transaction = function guarded(work, config) {
    return Reflect.apply(transaction, db, [(tx: never) => inside.run(true, async () => await work(tx)), config]);
  } as typeof transaction;
  return handle;
}
