import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type DatabaseHandle, DatabaseOpenError, type Db } from './database.ts';

/**
 * Opens a PostgreSQL server.
 *
 * @param max connections of this process
 * @throws DatabaseOpenError when it cannot be reached or is older than 15; the address is named without user and password
 */
export async function openPostgres(url: string, max: number): Promise<DatabaseHandle> {
  const pool = new pg.Pool({ connectionString: url, max, connectionTimeoutMillis: 5_000, statement_timeout: 30_000 });
  // an idle connection that the server closes must not end the process; the next query opens another
  pool.on('error', () => {});
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
    db: drizzle(pool) as unknown as Db,
    jobs: { connectionString: url, max: 4 },
    close: () => pool.end(),
  };
}
