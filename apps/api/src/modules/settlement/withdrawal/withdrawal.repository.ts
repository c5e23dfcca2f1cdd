import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../../kernel/database/database.ts';
import { proposalWithdrawals } from './withdrawal.tables.ts';

export type WithdrawalRow = typeof proposalWithdrawals.$inferSelect;

/** The newest withdrawal of a proposal: no contract follows one. */
export async function findWithdrawalOf(db: Db, proposalId: string): Promise<WithdrawalRow | null> {
  const [row] = await db
    .select()
    .from(proposalWithdrawals)
    .where(eq(proposalWithdrawals.proposalId, proposalId))
    .orderBy(desc(proposalWithdrawals.id))
    .limit(1);
  return row ?? null;
}
