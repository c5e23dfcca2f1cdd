import { eq } from 'drizzle-orm';
import type { Db } from '../../../kernel/database/database.ts';
import { sentMails } from '../identity.tables.ts';

export const insertSentMail = (db: Db, row: typeof sentMails.$inferInsert) => db.insert(sentMails).values(row);

/** Records the final outcome of a mail. */
export const finishMail = (
  db: Db,
  id: string,
  outcome: { status: 'SENT' | 'FAILED'; failure: string | null; finishedAt: Date },
) => db.update(sentMails).set(outcome).where(eq(sentMails.id, id));
