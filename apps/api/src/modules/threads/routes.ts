import { documentSet } from '@estrada/domain/documents/index';
import { DomainError, notAllowed } from '@estrada/domain/errors/index';
import type { PageRequest } from '@estrada/domain/lists/index';
import { makeShowText } from '@estrada/domain/proposals/registration/index';
import { messagesAMinute, type ThreadSide, threadSideOf } from '@estrada/domain/threads/index';
import { endpoints, type ProposalNews, type ThreadMention, type ThreadMessage } from '@estrada/endpoints/index';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { callerOf, type ReadContext, type WriteContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { pageOfTable } from '../../kernel/database/page-of-table.ts';
import { limitRate } from '../../kernel/http/rate-limit.ts';
import { type Route, read, write } from '../../kernel/route.ts';
import { documentsVersionOf } from '../documents/index.ts';
import { documentFactsOf, type ProposalRecord, proposalInReach } from '../proposals/index.ts';
import { countUnread, readMailPreference } from './threads.repository.ts';
import { proposalMessages, threadMails, threadReaders } from './threads.tables.ts';

type MessageRecord = typeof proposalMessages.$inferSelect;

const rate = { name: 'thread-messages', hits: messagesAMinute, windowSeconds: 60 };

/**
 * The messages between dealer and back office on a proposal: readable for all who reach it except the client, writable
 * for those who move it.
 */
export const threadRoutes = (): Route[] => [
  read(endpoints.listThreadMessages, async ({ params, query }, context) => {
    const proposal = await proposalInReach(params.id, context);
    const { rows, ...page } = await listMessages(context.db, proposal.id, query);
    return { ...page, items: rows.map((row) => describe(row, context)) };
  }),
  read(endpoints.readProposalNews, async ({ params }, context) =>
    describeNews(await proposalInReach(params.id, context), context),
  ),
  write(endpoints.sendThreadMessage, async ({ params, body }, context) => {
    const { viewer, name } = callerOf(context);
    const side = sideOf(context);
    const proposal = await proposalInReach(params.id, context, { lock: true });
    const mention = body.mention ?? null;
    refuseForeign(mention, proposal);
    await limitRate(context.db, rate, viewer.userId, context.now);
    const message = await appendMessage(context.db, {
      proposalId: proposal.id,
      at: context.now,
      authorId: viewer.userId,
      authorName: name,
      side,
      text: body.text,
      mention,
    });
    await notify(proposal, message, context);
    context.audit({
      action: 'proposal-thread.write',
      entity: 'proposal-thread',
      entityId: proposal.id,
      after: { messageNumber: message.seq, ...(mention ? { mentioned: mention.name } : {}) },
    });
    return describe(message, context);
  }),
  write(endpoints.markThreadRead, async ({ params, body }, context) => {
    const proposal = await proposalInReach(params.id, context);
    const last = await lastMessageOf(context.db, proposal.id);
    const seq = Math.min(body.upTo, last);
    const { userId } = callerOf(context).viewer;
    const reader = { userId, proposalId: proposal.id, seq, isLast: seq === last };
    if (seq > 0 && (await noteRead(context.db, reader)))
      context.audit({
        action: 'proposal-thread.read',
        entity: 'proposal-thread',
        entityId: proposal.id,
        after: { messageNumber: seq },
      });
    return describeNews(proposal, context);
  }),
  write(endpoints.chooseThreadMails, async ({ body: { isWanted } }, context) => {
    const { userId } = callerOf(context).viewer;
    await saveMailPreference(context.db, userId, isWanted);
    context.audit({
      action: 'proposal-thread.mails',
      entity: 'proposal-thread',
      entityId: userId,
      after: { mailsWanted: isWanted },
    });
    return { isWanted };
  }),
];

const isCustomer = (context: ReadContext) => callerOf(context).viewer.role === 'customer';

/** @throws DomainError not allowed (SEC004) for read-only users */
function sideOf(context: ReadContext): ThreadSide {
  const side = threadSideOf(callerOf(context).viewer);
  if (side === null) throw notAllowed();
  return side;
}

/** @throws DomainError DOM002 at the mention for a document that the proposal does not need */
function refuseForeign(mention: ThreadMention | null, proposal: ProposalRecord): void {
  if (mention?.kind !== 'document') return;
  if (documentSet(documentFactsOf(proposal)).some(({ kind }) => kind === mention.name)) return;
  throw new DomainError('DOM002', { fields: [{ path: 'mention.name', key: 'mention.notOfProposal' }] });
}

/** Notifies the seller, the deciding user and earlier writers; the writer has read all. */
async function notify(proposal: ProposalRecord, message: MessageRecord, { db }: WriteContext): Promise<void> {
  const people = [...(await listParticipants(db, proposal.id)), proposal.sellerId, proposal.creditDecidedBy];
  const others = new Set(people.filter((id) => id !== null && id !== message.authorId));
  await noteWriter(db, { userId: message.authorId, proposalId: proposal.id }, message.seq);
  await noteDue(db, [...others] as string[], proposal.id);
}

const describe = (
  { seq, at, authorName, side, text, mention, authorId }: MessageRecord,
  context: ReadContext,
): ThreadMessage => ({
  seq,
  at: at.toISOString(),
  authorName,
  side,
  text: makeShowText(callerOf(context).viewer.role)(text),
  mention,
  isOwn: authorId === callerOf(context).viewer.userId,
});

async function describeNews(
  { id, version, waitingSince }: ProposalRecord,
  context: ReadContext,
): Promise<ProposalNews> {
  const { viewer } = callerOf(context);
  const isOutside = isCustomer(context);
  return {
    id,
    version,
    waitingSince: waitingSince.toISOString(),
    documentsVersion: isOutside ? 0 : await documentsVersionOf(context.db, id),
    lastMessage: isOutside ? 0 : await lastMessageOf(context.db, id),
    unread: isOutside ? 0 : ((await countUnread(context.db, viewer.userId, [id])).get(id) ?? 0),
    canWrite: threadSideOf(viewer) !== null,
    mailsWanted: await readMailPreference(context.db, viewer.userId),
  };
}

/** The messages of a proposal, the last one first. */
const listMessages = (db: Db, proposalId: string, request: PageRequest) =>
  pageOfTable(
    db,
    {
      table: proposalMessages,
      where: eq(proposalMessages.proposalId, proposalId),
      order: { name: 'seq', by: proposalMessages.seq, type: 'bigint', direction: 'desc' },
    },
    request,
  );

/** Appends a message. The proposal is locked for this write, so that no two get the same number. */
async function appendMessage(db: Db, row: Omit<MessageRecord, 'seq'>): Promise<MessageRecord> {
  const message = { ...row, seq: (await lastMessageOf(db, row.proposalId)) + 1 };
  await db.insert(proposalMessages).values(message);
  return message;
}

/** The place of the last message, 0 before the first. */
async function lastMessageOf(db: Db, proposalId: string): Promise<number> {
  const [last] = await db
    .select({ seq: sql<number>`coalesce(max(${proposalMessages.seq}), 0)` })
    .from(proposalMessages)
    .where(eq(proposalMessages.proposalId, proposalId));
  return Number(last!.seq);
}

/** The participants of a proposal's thread so far. */
async function listParticipants(db: Db, proposalId: string): Promise<string[]> {
  const rows = await db
    .select({ userId: threadReaders.userId })
    .from(threadReaders)
    .where(and(eq(threadReaders.proposalId, proposalId), eq(threadReaders.takesPart, true)))
    .limit(200);
  return rows.map(({ userId }) => userId);
}

/** A user writes: all earlier messages count as read, and from now on they are notified of new ones. */
async function noteWriter(db: Db, key: { userId: string; proposalId: string }, seq: number): Promise<void> {
  await db
    .insert(threadReaders)
    .values({ ...key, readSeq: seq, mailedSeq: seq, takesPart: true, isDue: false })
    .onConflictDoUpdate({
      target: [threadReaders.userId, threadReaders.proposalId],
      set: { readSeq: seq, takesPart: true, isDue: false },
    });
}

/** Marks that an e-mail to these users is due; those who have opted out are skipped. */
async function noteDue(db: Db, userIds: readonly string[], proposalId: string): Promise<void> {
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

/** Records how far a user has read; never backwards. @returns whether that is further than before */
async function noteRead(
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

/** Saves whether a user receives e-mails. Pending ones are dropped. */
async function saveMailPreference(db: Db, userId: string, isWanted: boolean): Promise<void> {
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
