import type { ReadableKind } from '@estrada/domain/documents/index';
import { and, desc, eq, inArray, isNotNull, lt, type SQL } from 'drizzle-orm';
import type { Db } from '../../../kernel/database/database.ts';
import { captureProfileAccesses, documentReadings } from './readings.tables.ts';

export type ReadingRow = typeof documentReadings.$inferSelect;
export type AccessesRow = typeof captureProfileAccesses.$inferSelect;

/** The name of the accesses that hold for every dealer without own ones. */
export const generalScope = 'general';

export const insertReading = (db: Db, row: ReadingRow) => db.insert(documentReadings).values(row);

export async function findReading(db: Db, id: string, options: { lock?: true } = {}): Promise<ReadingRow | null> {
  const query = db.select().from(documentReadings).where(eq(documentReadings.id, id));
  const [row] = await (options.lock ? query.for('update') : query);
  return row ?? null;
}

/** The newest reading of a document of a proposal. */
export async function findLastReading(db: Db, proposalId: string, kind: ReadableKind): Promise<ReadingRow | null> {
  const [row] = await db
    .select()
    .from(documentReadings)
    .where(and(eq(documentReadings.proposalId, proposalId), eq(documentReadings.kind, kind)))
    .orderBy(desc(documentReadings.id))
    .limit(1);
  return row ?? null;
}

export const updateReading = (db: Db, id: string, changes: Partial<ReadingRow>) =>
  db.update(documentReadings).set(changes).where(eq(documentReadings.id, id));

const underWay: ReadingRow['status'][] = ['WAITING', 'READING'];

export const isUnderWay = ({ status }: ReadingRow): boolean => underWay.includes(status);

const listIds = async (db: Db, where: SQL | undefined, limit: number): Promise<string[]> => {
  const rows = await db
    .select({ id: documentReadings.id })
    .from(documentReadings)
    .where(and(inArray(documentReadings.status, underWay), where))
    .orderBy(documentReadings.id)
    .limit(limit);
  return rows.map(({ id }) => id);
};

/** Readings that the reader has and has not finished, the oldest first. */
export const listUnderWay = (db: Db, limit: number) => listIds(db, isNotNull(documentReadings.readingId), limit);

/** Readings that still wait for something since before then. */
export const listWaitingSince = (db: Db, before: Date, limit: number) =>
  listIds(db, lt(documentReadings.askedAt, before), limit);

export const removeReadingsBefore = (db: Db, before: Date) =>
  db.delete(documentReadings).where(lt(documentReadings.askedAt, before));

export async function findAccesses(db: Db, scope: string, options: { lock?: true } = {}): Promise<AccessesRow | null> {
  const query = db.select().from(captureProfileAccesses).where(eq(captureProfileAccesses.scope, scope));
  const [row] = await (options.lock ? query.for('update') : query);
  return row ?? null;
}

/** @returns false where somebody else has saved the first version */
export async function insertAccesses(db: Db, row: AccessesRow): Promise<boolean> {
  const rows = await db
    .insert(captureProfileAccesses)
    .values(row)
    .onConflictDoNothing()
    .returning({ scope: captureProfileAccesses.scope });
  return rows.length > 0;
}

export const updateAccesses = (db: Db, { scope, ...changes }: AccessesRow) =>
  db.update(captureProfileAccesses).set(changes).where(eq(captureProfileAccesses.scope, scope));
