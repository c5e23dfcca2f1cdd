import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import type { DatabaseHandle } from '../src/kernel/database/database.ts';

/** The message of the guard, for its test. */
export const outsideMessage = 'The outer database was used inside a transaction: hand `tx` down';

/** The connections of a database on PostgreSQL. */
export const poolOf = ({ db }: DatabaseHandle): pg.Pool => (db as unknown as { $client: pg.Pool }).$client;

/**
 * Makes PostgreSQL as strict as the embedded database, which has one connection: there a statement on the outer `db`
 * inside a transaction waits for ever, here it would pass on a second connection. Every test on PostgreSQL runs with
 * this guard, so that each path of each write is checked and not only those that a second run on the embedded database
 * would take.
 */
export function guardTransactions(handle: DatabaseHandle): DatabaseHandle {
  const inside = new AsyncLocalStorage<true>();
  const { db } = handle;
  const pool = poolOf(handle);
  const refuse = () => {
    if (inside.getStore()) throw new Error(outsideMessage);
  };
  const [query, connect, transaction] = [pool.query, pool.connect, db.transaction];
  pool.query = function guarded(this: pg.Pool, ...args: unknown[]) {
    refuse();
    // the pool's own steps for the statement are not checked
    return Reflect.apply(query, this, args);
  } as pg.Pool['query'];
  pool.connect = function guarded(this: pg.Pool, ...args: unknown[]) {
    refuse();
    return Reflect.apply(connect, this, args);
  } as pg.Pool['connect'];
  // awaited inside: a query begins only when it is awaited
  db.transaction = function guarded(work, config) {
    return Reflect.apply(transaction, db, [(tx: never) => inside.run(true, async () => await work(tx)), config]);
  } as typeof transaction;
  return handle;
}
