import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Db } from './database.ts';
import { waitForTurn } from './wait-for-turn.ts';

const folder = fileURLToPath(new URL('../../../drizzle', import.meta.url));

/**
 * Migrates the schema. Several processes may start at once: an advisory lock admits one, and each migration commits
 * with its own mark, on the embedded database and on PostgreSQL alike.
 */
export async function migrate(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await waitForTurn(tx as Db, 'migrations');
    await tx.execute(
      sql`create table if not exists schema_migrations (hash text primary key, at timestamptz not null default now())`,
    );
    const done = await tx.execute(sql`select hash from schema_migrations`);
    const applied = new Set((done as { rows: { hash: string }[] }).rows.map((row) => row.hash));
    for (const migration of readMigrationFiles({ migrationsFolder: folder })) {
      if (applied.has(migration.hash)) continue;
      for (const statement of migration.sql) await tx.execute(sql.raw(statement));
      await tx.execute(sql`insert into schema_migrations (hash) values (${migration.hash})`);
    }
  });
}
