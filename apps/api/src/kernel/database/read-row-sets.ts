import { type SQL, sql } from 'drizzle-orm';
import type { Db } from './database.ts';

/**
 * Reads several sets of rows in one statement.
 *
 * @param selects one select each; its rows are returned as JSON, with the names of its columns
 */
export async function readRowSets(
  db: Db,
  selects: ReadonlyMap<string, SQL>,
): Promise<ReadonlyMap<string, readonly object[]>> {
  if (selects.size === 0) return new Map();
  const columns = [...selects].map(
    ([name, select]) => sql`(select coalesce(json_agg(r), '[]') from (${select}) r) as ${sql.identifier(name)}`,
  );
  const { rows } = (await db.execute(sql`select ${sql.join(columns, sql`, `)}`)) as {
    rows: Record<string, object[]>[];
  };
  return new Map(Object.entries(rows[0]!));
}
