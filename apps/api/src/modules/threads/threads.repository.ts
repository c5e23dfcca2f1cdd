import type { PageRequest } from '@estrada/domain/lists/index';
import { and, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database/database.ts';
import { pageOfTable } from '../../kernel/database/page-of-table.ts';
import { proposals } from '../proposals/index.ts';
import { proposalMessages, threadMails, threadReaders } from './threads.tables.ts';

export type MessageRecord = typeof proposalMessages.$inferSelect;

/** The messages of a proposal, the last one first. */
export const listMessages = (db: Db, proposalId: string, request: PageRequest) =>
  pageOfTable(
    db,
    {
      table: proposalMessages,
      where: eq(proposalMessages.proposalId, proposalId),
      order: { name: 'seq', by: proposalMessages.seq, type: 'bigint', direction: 'desc' },
    },
    request,
  );

/** Adds a message behind the last one. The proposal is held for this write, so that no two take one place. */
export async function appendMessage(db: Db, row: Omit<MessageRecord, 'seq'>): Promise<MessageRecord> {
  const message = { ...row, seq: (await lastMessageOf(db, row.proposalId)) + 1 };
  await db.insert(proposalMessages).values(message);
  return message;
}

/** The place of the last message, 0 before the first. */
export async function lastMessageOf(db: Db, proposalId: string): Promise<number> {
  const [last] = await db
    .select({ seq: sql<number>`coalesce(max(${proposalMessages.seq}), 0)` })
    .from(proposalMessages)
    .where(eq(proposalMessages.proposalId, proposalId));
  return Number(last!.seq);
}

/** How many messages of others somebody has not read, by proposal; none is left out. */
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

/** Who takes part in the thread of a proposal so far. */
export async function listParticipants(db: Db, proposalId: string): Promise<string[]> {
  const rows = await db
    .select({ userId: threadReaders.userId })
    .from(threadReaders)
    .where(and(eq(threadReaders.proposalId, proposalId), eq(threadReaders.takesPart, true)))
    .limit(200);
  return rows.map(({ userId }) => userId);
}

/** Somebody writes: all that was there is read, and from now on he is told of what comes. */
export async function noteWriter(db: Db, key: { userId: string; proposalId: string }, seq: number): Promise<void> {
  await db
    .insert(threadReaders)
    .values({ ...key, readSeq: seq, mailedSeq: seq, takesPart: true, isDue: false })
    .onConflictDoUpdate({
      target: [threadReaders.userId, threadReaders.proposalId],
      set: { readSeq: seq, takesPart: true, isDue: false },
    });
}

/** There is something to tell these people of by e-mail, of whom those who want none are left in peace. */
export async function noteDue(db: Db, userIds: readonly string[], proposalId: string): Promise<void> {
  if (userIds.length === 0) return;
  const refusing = await db
    .select({ userId: threadMails.userId })
    .from(threadMails)
    .where(and(inArray(threadMails.userId, [...userIds]), eq(threadMails.isWanted, false)));
  const isRefused = new Set(refusing.map(({ userId }) => userId));
  await db
    .insert(threadReaders)
    .values(
      userIds.map((userId) => ({
        userId,
        proposalId,
        readSeq: 0,
        mailedSeq: 0,
        takesPart: true,
        isDue: !isRefused.has(userId),
      })),
    )
    .onConflictDoUpdate({
      target: [threadReaders.userId, threadReaders.proposalId],
      set: { takesPart: true, isDue: sql`excluded.is_due` },
    });
}

/** How far somebody has read; never back. @returns whether that is further than before */
export async function noteRead(
  db: Db,
  { userId, proposalId, seq, isLast }: { userId: string; proposalId: string; seq: number; isLast: boolean },
): Promise<boolean> {
  const rows = await db
    .insert(threadReaders)
    .values({ userId, proposalId, readSeq: seq, mailedSeq: 0, takesPart: false, isDue: false })
    .onConflictDoUpdate({
      target: [threadReaders.userId, threadReaders.proposalId],
      set: { readSeq: seq, ...(isLast ? { isDue: false } : {}) },
      setWhere: sql`${threadReaders.readSeq} < ${seq}`,
    })
    .returning({ userId: threadReaders.userId });
  return rows.length > 0;
}

/** Whether somebody is told by e-mail: unless he has said that he does not want it. */
export async function readMailPreference(db: Db, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ isWanted: threadMails.isWanted })
    .from(threadMails)
    .where(eq(threadMails.userId, userId));
  return row?.isWanted ?? true;
}

/** Keeps whether somebody wants e-mails. What waited to be told is told no more. */
export async function saveMailPreference(db: Db, userId: string, isWanted: boolean): Promise<void> {
  await db
    .insert(threadMails)
    .values({ userId, isWanted, lastSentAt: null })
    .onConflictDoUpdate({ target: threadMails.userId, set: { isWanted } });
  if (!isWanted)
    await db
      .update(threadReaders)
      .set({ isDue: false })
      .where(and(eq(threadReaders.userId, userId), eq(threadReaders.isDue, true)));
}

/** What is to be told to somebody: the proposals, with how many messages since he read or was told. */
export async function listDue(db: Db, userId: string) {
  const sinceSeq = sql`greatest(${threadReaders.readSeq}, ${threadReaders.mailedSeq})`;
  return db
    .select({
      proposalId: threadReaders.proposalId,
      number: proposals.number,
      count: sql<number>`count(*)::int`,
      lastSeq: sql<number>`max(${proposalMessages.seq})::int`,
    })
    .from(threadReaders)
    .innerJoin(proposals, eq(proposals.id, threadReaders.proposalId))
    .innerJoin(
      proposalMessages,
      and(
        eq(proposalMessages.proposalId, threadReaders.proposalId),
        gt(proposalMessages.seq, sinceSeq),
        ne(proposalMessages.authorId, userId),
      ),
    )
    .where(and(eq(threadReaders.userId, userId), eq(threadReaders.isDue, true)))
    .groupBy(threadReaders.proposalId, proposals.number)
    .orderBy(proposals.number)
    .limit(50);
}

/** Somebody was told of the messages up to a place; what came meanwhile is still to be told. */
export const noteMailed = (db: Db, userId: string, proposalId: string, seq: number) =>
  db
    .update(threadReaders)
    .set({
      mailedSeq: seq,
      isDue: sql`${threadReaders.isDue} and exists (
        select from ${proposalMessages} as later
        where later.proposal_id = ${threadReaders.proposalId} and later.seq > ${seq} and later.author_id <> ${threadReaders.userId}
      )`,
    })
    .where(and(eq(threadReaders.userId, userId), eq(threadReaders.proposalId, proposalId)));
