import { eq } from 'drizzle-orm';
import type { Db } from '../../../kernel/database/database.ts';
import { sentMails } from '../identity.tables.ts';

export const insertSentMail = (db: Db, row: typeof sentMails.$inferInsert) => db.insert(sentMails).values(row);

/** Writes down that nothing more will happen to a mail. */
export const finishMail = (
  db: Db,
  id: string,
  outcome: { status: 'SENT' | 'FAILED'; failure: string | null; finishedAt: Date },
) => db.update(sentMails).set(outcome).where(eq(sentMails.id, id));
