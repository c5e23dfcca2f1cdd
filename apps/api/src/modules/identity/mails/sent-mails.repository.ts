import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/database/database.ts';
import type { UserRow } from '../identity.repository.ts';
import { sentMails, users } from '../identity.tables.ts';

export const insertSentMail = (db: Db, row: typeof sentMails.$inferInsert) => db.insert(sentMails).values(row);

export async function findSentMailWithUser(
  db: Db,
  id: string,
): Promise<{ mail: typeof sentMails.$inferSelect; user: UserRow } | null> {
  const [row] = await db
    .select({ mail: sentMails, user: users })
    .from(sentMails)
    .innerJoin(users, eq(users.id, sentMails.userId))
    .where(eq(sentMails.id, id));
  return row ?? null;
}

/** Writes down one try to send a mail. @returns how many there were, this one included; 0 for a mail that is not there */
export async function countMailTry(db: Db, id: string, failure: string | null): Promise<number> {
  const [row] = await db
    .update(sentMails)
    .set({ attempts: sql`${sentMails.attempts} + 1`, failure })
    .where(eq(sentMails.id, id))
    .returning({ attempts: sentMails.attempts });
  return row?.attempts ?? 0;
}

/** Writes down that nothing more will happen to a mail. */
export const finishMail = (
  db: Db,
  id: string,
  outcome: { status: 'SENT' | 'FAILED'; failure: string | null; finishedAt: Date },
) => db.update(sentMails).set(outcome).where(eq(sentMails.id, id));
