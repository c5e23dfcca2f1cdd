import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { ConstructorOptions } from 'pg-boss';

/** The database as use cases see it: the pool, or the transaction they run in. Never use the outer one inside a transaction. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export interface DatabaseHandle {
  kind: 'embedded' | 'postgres';
  db: Db;
  /** what pg-boss needs to work on the same database */
  jobs: { db: NonNullable<ConstructorOptions['db']>; backend?: 'pglite' } | { connectionString: string; max: number };
  close(): Promise<void>;
}

/** The database cannot be opened; the message is one sentence for the person who starts the server. */
export class DatabaseOpenError extends Error {}
