import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../../kernel/database/database.ts';
import { proposalWelcomeLetters } from './welcome.tables.ts';

export type WelcomeLetterRow = typeof proposalWelcomeLetters.$inferSelect;

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
