import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../kernel/database/database.ts';
import { captureLinks } from './documents.tables.ts';

export type CaptureLinkRow = typeof captureLinks.$inferSelect;

export const insertCaptureLink = (db: Db, row: CaptureLinkRow) => db.insert(captureLinks).values(row);

export async function findLinkByToken(db: Db, tokenHash: string): Promise<CaptureLinkRow | null> {
  const [row] = await db.select().from(captureLinks).where(eq(captureLinks.tokenHash, tokenHash));
  return row ?? null;
}

export async function findLinkBySession(db: Db, sessionHash: string): Promise<CaptureLinkRow | null> {
  const [row] = await db.select().from(captureLinks).where(eq(captureLinks.sessionHash, sessionHash));
  return row ?? null;
}

/** Gives a link to the phone that asks first. @returns false where another has it */
export async function beginSession(
  db: Db,
  id: string,
  session: { sessionHash: string; sessionExpiresAt: Date },
): Promise<boolean> {
  const rows = await db
    .update(captureLinks)
    .set(session)
    .where(and(eq(captureLinks.id, id), isNull(captureLinks.sessionHash)))
    .returning({ id: captureLinks.id });
  return rows.length > 0;
}

export const removeLinksBefore = (db: Db, endedBefore: Date) =>
  db.delete(captureLinks).where(lt(captureLinks.expiresAt, endedBefore));
