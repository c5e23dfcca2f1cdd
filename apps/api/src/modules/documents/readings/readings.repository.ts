import { eq } from 'drizzle-orm';
import type { Db } from '../../../kernel/database/database.ts';
import { captureProfileAccesses, documentReadings } from './readings.tables.ts';

export type ReadingRow = typeof documentReadings.$inferSelect;
export type AccessesRow = typeof captureProfileAccesses.$inferSelect;

/** The scope name of the general settings, for every dealer without its own. */
export const generalScope = 'general';

export async function findReading(db: Db, id: string, options: { lock?: true } = {}): Promise<ReadingRow | null> {
  const query = db.select().from(documentReadings).where(eq(documentReadings.id, id));
  const [row] = await (options.lock ? query.for('update') : query);
  return row ?? null;
}

export const updateReading = (db: Db, id: string, changes: Partial<ReadingRow>) =>
  db.update(documentReadings).set(changes).where(eq(documentReadings.id, id));

/** @returns false where another user has saved the first version */
export async function insertAccesses(db: Db, row: AccessesRow): Promise<boolean> {
  const rows = await db
    .insert(captureProfileAccesses)
    .values(row)
    .onConflictDoNothing()
    .returning({ scope: captureProfileAccesses.scope });
  return rows.length > 0;
}
