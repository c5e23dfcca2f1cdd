/** A second connection to the database of a test that records its statements, to request their plans from PostgreSQL. */
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { Db } from '../src/kernel/database/database.ts';
import type { TestApi } from './open-api.ts';

export interface WatchedDatabase {
  pool: Pool;
  db: Db;
  /** what was sent, oldest first; a test empties it before it asks */
  sent: { query: string; params: unknown[] }[];
}

/** On PostgreSQL only; the caller ends the pool. */
export function watchDatabase(api: TestApi): WatchedDatabase {
  const sent: WatchedDatabase['sent'] = [];
  const pool = new Pool({
    connectionString: (api.database.jobs as { connectionString: string }).connectionString,
    max: 1,
  });
  const logger = { logQuery: (query: string, params: unknown[]) => void sent.push({ query, params }) };
  return { pool, db: drizzle(pool, { logger }) as unknown as Db, sent };
}
