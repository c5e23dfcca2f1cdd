import { and, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database/database.ts';
import { proposalMessages, threadMails, threadReaders } from './threads.tables.ts';

/** A user's number of unread messages of others, by proposal; includes proposals without any. */
export async function countUnread(
  db: Db,
  userId: string,
  proposalIds: readonly string[],
): Promise<Map<string, number>> {
  const isReaders = and(eq(threadReaders.proposalId, proposalMessages.proposalId), eq(threadReaders.userId, userId));
  const rows = await db
    .select({ proposalId: proposalMessages.proposalId, count: sql<number>`count(*)::int` })
    .from(proposalMessages)
    .leftJoin(threadReaders, isReaders)
    .where(
      and(
        inArray(proposalMessages.proposalId, [...proposalIds]),
        ne(proposalMessages.authorId, userId),
        or(isNull(threadReaders.readSeq), gt(proposalMessages.seq, threadReaders.readSeq)),
      ),
    )
    .groupBy(proposalMessages.proposalId);
  return new Map(rows.map(({ proposalId, count }) => [proposalId, count]));
}

/** Whether a user receives e-mails: unless they have opted out. */
export async function readMailPreference(db: Db, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ isWanted: threadMails.isWanted })
    .from(threadMails)
    .where(eq(threadMails.userId, userId));
  return row?.isWanted ?? true;
}
