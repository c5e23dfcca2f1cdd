import type { PageRequest } from '@estrada/domain/lists/index';
import { decidedStatuses } from '@estrada/domain/proposals/index';
import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/database/database.ts';
import { pageOfTable } from '../../../kernel/database/page-of-table.ts';
import { dealers } from '../../organization/index.ts';
import { firstDecisions } from '../decision/decisions.tables.ts';
import { proposalHistory, proposals } from '../proposals.tables.ts';
import { creditReviews } from './credit-reviews.tables.ts';

export type CreditReviewRow = typeof creditReviews.$inferSelect;

export const insertReview = (db: Db, row: typeof creditReviews.$inferInsert) => db.insert(creditReviews).values(row);

export const updateReview = (db: Db, id: string, changes: Partial<CreditReviewRow>) =>
  db.update(creditReviews).set(changes).where(eq(creditReviews.id, id));

/** The newest review of a proposal. */
export async function findLastReview(db: Db, proposalId: string): Promise<CreditReviewRow | null> {
  const [row] = await db
    .select()
    .from(creditReviews)
    .where(eq(creditReviews.proposalId, proposalId))
    .orderBy(desc(creditReviews.id))
    .limit(1);
  return row ?? null;
}

/** The entry of the timeline that refused a proposal last; null: none. */
export async function findRefusalSeq(db: Db, proposalId: string): Promise<number | null> {
  const [row] = await db
    .select({ seq: proposalHistory.seq })
    .from(proposalHistory)
    .where(
      and(
        eq(proposalHistory.proposalId, proposalId),
        eq(proposalHistory.toStatus, 'DC'),
        ne(proposalHistory.fromStatus, 'DC'),
      ),
    )
    .orderBy(desc(proposalHistory.seq))
    .limit(1);
  return row?.seq ?? null;
}

/** A review, locked for this write where that is asked for. */
export async function findReview(db: Db, id: string, options: { lock?: true } = {}): Promise<CreditReviewRow | null> {
  const query = db.select().from(creditReviews).where(eq(creditReviews.id, id));
  const [row] = await (options.lock ? query.for('update') : query);
  return row ?? null;
}

/** Everybody who has decided on a proposal: alone, as the first of two, or by a change of the status. */
export async function listDeciders(db: Db, proposalId: string): Promise<(string | null)[]> {
  const moved = await db
    .selectDistinct({ id: proposalHistory.actorId })
    .from(proposalHistory)
    .where(
      and(
        eq(proposalHistory.proposalId, proposalId),
        inArray(proposalHistory.toStatus, [...decidedStatuses]),
        ne(proposalHistory.fromStatus, proposalHistory.toStatus),
      ),
    );
  const first = await db
    .selectDistinct({ id: firstDecisions.decidedBy })
    .from(firstDecisions)
    .where(eq(firstDecisions.proposalId, proposalId));
  return [...moved, ...first].map(({ id }) => id);
}

const order = {
  name: 'requestedAt',
  by: creditReviews.requestedAt,
  type: 'timestamptz',
  id: creditReviews.id,
} as const;

/** The refusal of the review is still in force: the proposal has not moved since. */
const isInForce = sql`exists (
  select 1 from ${proposals} where ${proposals}.id = ${creditReviews.proposalId} and ${proposals}.status = 'DC')`;

/** A page of reviews: those that wait, the oldest first, or all, the newest first. */
export function listReviews(db: Db, state: 'waiting' | 'all', page: PageRequest) {
  return pageOfTable(
    db,
    {
      table: creditReviews,
      columns: {
        number: proposals.number,
        status: proposals.status,
        clientName: proposals.clientName,
        clientDocument: proposals.clientDocument,
        dealerName: dealers.tradingName,
      },
      joins: [
        { table: proposals, on: eq(proposals.id, creditReviews.proposalId) },
        { table: dealers, on: eq(dealers.id, proposals.dealerId) },
      ],
      where: state === 'waiting' ? [isNull(creditReviews.answeredAt), isInForce] : [],
      order: { ...order, direction: state === 'waiting' ? 'asc' : 'desc' },
    },
    page,
  );
}
