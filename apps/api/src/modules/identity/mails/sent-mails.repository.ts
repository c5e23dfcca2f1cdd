import { eq } from 'drizzle-orm';
import type { Db } from '../../../kernel/database/database.ts';
import type { UserRow } from '../identity.repository.ts';
import { sentMails, users } from '../identity.tables.ts';

export const insertSentMail = (db: Db, row: typeof sentMails.$inferInsert) => db.insert(sentMails).values(row);

/** Records the final outcome of a mail. */
export const finishMail = (
  db: Db,
  id: string,
  outcome: { status: 'SENT' | 'FAILED'; failure: string | null; finishedAt: Date },
) => db.update(sentMails).set(outcome).where(eq(sentMails.id, id));

/** A mail and the user that it is for; null for a missing one. */
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
