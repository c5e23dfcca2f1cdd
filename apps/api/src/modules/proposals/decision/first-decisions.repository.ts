import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/database/database.ts';
import { firstDecisions } from './decisions.tables.ts';

export type FirstDecision = typeof firstDecisions.$inferSelect;

/** The decision on a proposal that waits for a second person; null: none does. */
export async function findFirstDecision(db: Db, proposalId: string): Promise<FirstDecision | null> {
  const [row] = await db
    .select()
    .from(firstDecisions)
    .where(and(eq(firstDecisions.proposalId, proposalId), isNull(firstDecisions.closedAt)));
  return row ?? null;
}

/** Who said first what a second person then confirmed, as a select: `decidedBy`, no row where one person or the engine decided. */
export const selectFirstDecider = (proposalId: string) => sql`
  select decided_by as "decidedBy" from ${firstDecisions}
  where proposal_id = ${proposalId} and outcome = 'confirmed' order by id desc limit 1`;

export const insertFirstDecision = (db: Db, row: typeof firstDecisions.$inferInsert) =>
  db.insert(firstDecisions).values(row);

export const closeFirstDecision = (
  db: Db,
  id: string,
  outcome: NonNullable<FirstDecision['outcome']>,
  closedAt: Date,
) => db.update(firstDecisions).set({ outcome, closedAt }).where(eq(firstDecisions.id, id));
