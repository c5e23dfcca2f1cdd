/** A second connection to the database of a test that records its statements, to request their plans from PostgreSQL. */
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { Db } from '../src/kernel/database/database.ts';
import type { TestApi } from './open-api.ts';

export interface WatchedDatabase {
  pool: Pool;
  db: Db;
  /** what was sent, oldest first; a test clears it before a query */
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

/** PostgreSQL's execution of a statement: its plan as text, and how many blocks of 8 kB it read. */
export interface AnsweredBy {
  query: string;
  text: string;
  blocks: number;
}

/** Runs a read and explains each of its statements. Unlike times, the number of blocks is the same on any machine. */
export async function answeredBy<Page>(
  watched: WatchedDatabase,
  read: () => PromiseLike<Page>,
): Promise<{ page: Page; statements: AnsweredBy[] }> {
  watched.sent.length = 0;
  const page = await read();
  const statements: AnsweredBy[] = [];
  for (const { query, params } of [...watched.sent]) {
    const { rows } = await watched.pool.query(`explain (analyze, buffers, timing off, summary off) ${query}`, params);
    const text = rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n');
    // the first line of buffers is that of the whole plan
    const [, hit = '0', read = '0'] = /Buffers: shared(?: hit=(\d+))?(?: read=(\d+))?/.exec(text) ?? [];
    statements.push({ query, text, blocks: Number(hit) + Number(read) });
  }
  return { page, statements };
}
