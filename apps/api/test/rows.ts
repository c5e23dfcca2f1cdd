import type { SQL } from 'drizzle-orm';
import type { TestApi } from './open-api.ts';

/**
 * The rows of the database, without any use case. Numbers of `count(*)` are returned as text on one database: cast
 * them.
 */
export async function rowsOf(api: Pick<TestApi, 'database'>, query: SQL): Promise<Record<string, unknown>[]> {
  const answer = await api.database.db.execute(query);
  return (answer as unknown as { rows: Record<string, unknown>[] }).rows;
}
