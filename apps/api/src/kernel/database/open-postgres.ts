import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { withCachedReads } from './cached-reads.ts';
import { type CopyIn, type CopyTarget, type DatabaseHandle, DatabaseOpenError, type Db } from './database.ts';
import { inlineParameters } from './inline-parameters.ts';
import { LastingPool } from './lasting-pool.ts';

/**
 * Opens a PostgreSQL server.
 *
 * @param max connections of this process
 * @throws DatabaseOpenError when it cannot be reached or is older than 15; the address is named without user and password
 */
export async function openPostgres(url: string, max: number): Promise<DatabaseHandle> {
  const pool = new LastingPool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    keepAlive: true,
  });
  const { host } = new URL(url);
  try {
    const { rows } = await pool.query<{ server_version_num: string }>('show server_version_num');
    if (Number(rows[0]?.server_version_num) < 150_000) throw new Error('PostgreSQL 15 or newer is needed');
  } catch (error) {
    await pool.end();
    throw new DatabaseOpenError(
      `PostgreSQL at ${host} cannot be used: ${(error as Error).message || (error as NodeJS.ErrnoException).code}.`,
    );
  }
  return {
    kind: 'postgres',
    db: withCachedReads(drizzle(pool) as unknown as Db),
    jobs: { connectionString: url, max: 4 },
    openCopyIn: (target) => copyInto(pool, target),
    async *copyOut(query) {
      const client = await borrowUnhurried(pool);
      const rows = client.query(copyTo(`copy (${inlineParameters(query)}) to stdout with (format csv, delimiter ';')`));
      try {
        yield* rows;
      } finally {
        client.release(true);
      }
    },
    close: () => pool.end(),
  };
}

/** A connection for work that may take longer than the queries of people who wait; it goes back to nobody afterwards. */
async function borrowUnhurried(pool: pg.Pool): Promise<pg.PoolClient> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
  } catch (error) {
    client.release(true);
    throw error;
  }
  return client;
}

async function copyInto(pool: pg.Pool, { table, columns }: CopyTarget): Promise<CopyIn> {
  const client = await borrowUnhurried(pool);
  const stream = client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin with (format csv)`));
  const done = new Promise<void>((resolve, reject) => stream.once('finish', resolve).once('error', reject));
  // heard where it is awaited; a failure before that must not end the process
  done.catch(() => {});
  return {
    async write(lines) {
      if (stream.destroyed) return done;
      if (!stream.write(lines)) await Promise.race([done, new Promise((resolve) => stream.once('drain', resolve))]);
    },
    async end() {
      stream.end();
      await done.finally(() => client.release(true));
    },
    async abort() {
      stream.destroy(new Error('Given up'));
      await done.catch(() => {});
      client.release(true);
    },
  };
}
