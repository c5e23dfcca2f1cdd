import type { SQL } from 'drizzle-orm';
import type { TestApi } from './open-api.ts';

/** What the database holds, past every use case. Numbers of `count(*)` come back as text on one database: cast them. */
export async function rowsOf(api: Pick<TestApi, 'database'>, query: SQL): Promise<Record<string, unknown>[]> {
  const answer = await api.database.db.execute(query);
  return (answer as unknown as { rows: Record<string, unknown>[] }).rows;
}
