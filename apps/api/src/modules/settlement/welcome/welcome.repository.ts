import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../../kernel/database/database.ts';
import { proposalWelcomeLetters } from './welcome.tables.ts';

export type WelcomeLetterRow = typeof proposalWelcomeLetters.$inferSelect;

/** @returns false where the client was written to already, and this is not again */
export async function insertWelcomeLetter(db: Db, row: WelcomeLetterRow): Promise<boolean> {
  const inserted = await db
    .insert(proposalWelcomeLetters)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: proposalWelcomeLetters.id });
  return inserted.length > 0;
}

/** A letter, locked. */
export async function findWelcomeLetter(db: Db, id: string): Promise<WelcomeLetterRow | null> {
  const [row] = await db.select().from(proposalWelcomeLetters).where(eq(proposalWelcomeLetters.id, id)).for('update');
  return row ?? null;
}

export const noteWelcomeSent = (db: Db, id: string, sentAt: Date) =>
  db.update(proposalWelcomeLetters).set({ sentAt }).where(eq(proposalWelcomeLetters.id, id));

/** The newest letter of a proposal. */
export async function findLastWelcomeLetter(db: Db, proposalId: string): Promise<WelcomeLetterRow | null> {
  const [row] = await db
    .select()
    .from(proposalWelcomeLetters)
    .where(eq(proposalWelcomeLetters.proposalId, proposalId))
    .orderBy(desc(proposalWelcomeLetters.id))
    .limit(1);
  return row ?? null;
}
