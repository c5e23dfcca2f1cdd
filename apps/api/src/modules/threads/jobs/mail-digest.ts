import type { Viewer } from '@estrada/domain/access/index';
import { proposalScope } from '@estrada/domain/proposals/index';
import { threadSideOf } from '@estrada/domain/threads/index';
import { and, eq, gt, ne, sql } from 'drizzle-orm';
import { threadDigestMail } from '../../../documents/thread-digest.mail.ts';
import type { Db } from '../../../kernel/database/database.ts';
import type { JobHandler } from '../../../kernel/jobs/define-job.ts';
import type { Mailer } from '../../../kernel/mail.ts';
import { users, viewersOf } from '../../identity/index.ts';
import { findProposal, proposals } from '../../proposals/index.ts';
import type { threadJobs } from '../threads.jobs.ts';
import { readMailPreference } from '../threads.repository.ts';
import { proposalMessages, threadReaders } from '../threads.tables.ts';

/**
 * Mails a user about all unread messages in one e-mail. A user who has read them by now, or wants no mails any more,
 * gets none; a proposal that is out of reach by now (another dealer, another role) is not mentioned, now or later.
 */
export const mailDigest =
  (mailer: Mailer, publicUrl: string): JobHandler<typeof threadJobs.mailDigest> =>
  async ({ userId }, { db, language, today }) => {
    const [person] = await db
      .select({ email: users.email, name: users.name, language: users.language })
      .from(users)
      .where(and(eq(users.id, userId), eq(users.enabled, true)));
    const waiting = await listDue(db, userId);
    if (!person || waiting.length === 0 || !(await readMailPreference(db, userId))) return;
    const due = await stillReached(waiting, await viewersOf(db, userId, today), db);
    for (const { proposalId, lastSeq } of waiting)
      if (!due.some((one) => one.proposalId === proposalId)) await noteMailed(db, userId, proposalId, lastSeq);
    if (due.length === 0) return;
    await mailer.send({
      to: person.email,
      ...threadDigestMail.render(
        {
          name: person.name,
          proposals: due.map(({ number, count }) => ({ number, count })),
          url:
            due.length === 1
              ? `${publicUrl}/consultarPropostas/${due[0]!.proposalId}`
              : `${publicUrl}/consultarPropostas`,
        },
        person.language ?? language,
      ),
    });
    for (const { proposalId, lastSeq } of due) await noteMailed(db, userId, proposalId, lastSeq);
  };

type Due = Awaited<ReturnType<typeof listDue>>;

/** Of the pending notices, the proposals that a user still reaches, and still takes part in. */
async function stillReached(waiting: Due, viewers: readonly Viewer[], db: Db): Promise<Due> {
  const scopes = viewers.filter((viewer) => threadSideOf(viewer) !== null).map(proposalScope);
  const due: Due = [];
  for (const one of waiting)
    for (const scope of scopes)
      if (await findProposal(db, scope, one.proposalId)) {
        due.push(one);
        break;
      }
  return due;
}

/** The pending notices of a user: the proposals, with the number of messages since the last read or e-mail. */
async function listDue(db: Db, userId: string) {
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

/** Records that a user was mailed the messages up to a number; later ones stay pending. */
const noteMailed = (db: Db, userId: string, proposalId: string, seq: number) =>
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
