import {
  advancesMessage,
  type DeliveryState,
  type MessagePurpose,
  mayBeSentAt,
  messagePurposes,
  renderMessage,
} from '@estrada/domain/messages/index';
import { isMobile, maskPhone } from '@estrada/domain/people/index';
import { messageSettings } from '@estrada/domain/settings/index';
import type { endpoints } from '@estrada/endpoints/index';
import { and, asc, desc, eq, gt, inArray, lt, lte, ne } from 'drizzle-orm';
import type { FlowContext, ReadContext, WriteContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { makeId } from '../../kernel/ids.ts';
import { handleJobs, type JobHandler } from '../../kernel/jobs/define-job.ts';
import type { Task } from '../../kernel/jobs/schedule.ts';
import type { Seal } from '../../kernel/link-token.ts';
import type { UseCase } from '../../kernel/route.ts';
import { fallBackTo, type MessageOperator, type MessageReport } from '../../partners/index.ts';
import { readSettings } from '../parameters/index.ts';
import { everywhere, findProposal, makeClientLink, type ProposalRecord, proposalInReach } from '../proposals/index.ts';
import { findNames } from '../simulation/index.ts';
import { messageJobs } from './messages.jobs.ts';
import { clientMessages, messageOptOuts } from './messages.tables.ts';

type MessageRow = typeof clientMessages.$inferSelect;
/** Whether what a message is about is still missing from the person: after the quiet hours it may be done. */
export type StillWanted = Readonly<
  Record<MessagePurpose, (db: Db, proposal: ProposalRecord, document: string) => Promise<boolean>>
>;
type Parts = { messaging: MessageOperator; seal: Seal; publicUrl: string; stillWanted: StillWanted };
type Person = { document: string; name: string; email: string };

/** As e-mails: long enough to answer a complaint. */
const daysKept = 90;
/** A link that arrives days later would surprise: the e-mail has it. */
const tooLate = 'TOO_LATE';
const sendForMs = 2 * 86_400_000;
/** The operator reports within seconds; a report that was lost is asked for. */
const queryAfterMs = 15 * 60_000;
/** A phone that stays switched off: after two days nobody asks any more. */
const queryForMs = 2 * 86_400_000;

/**
 * Requests a message to a person of a proposal, beside the e-mail with the same link. None where messages are off, the
 * registration has no mobile number of this person, or they opted out of this purpose.
 */
export async function requestClientMessage(
  proposal: ProposalRecord,
  purpose: MessagePurpose,
  person: Person,
  tx: WriteContext,
): Promise<void> {
  const { firstChannel } = (await readSettings(tx.db, messageSettings)).values;
  const phone = phoneOf(proposal, person.document);
  if (firstChannel === 'NONE' || phone === null) return;
  await insertMessage({ proposalId: proposal.id, purpose, ...person, phone, channel: firstChannel }, tx);
}

/** The mobile number of the client or of a guarantor, digits only; null without a valid one. */
function phoneOf({ client, clientDocument }: ProposalRecord, document: string): string | null {
  const typed =
    document === clientDocument
      ? client.contact?.cellNumber
      : client.guarantors?.find(({ cpf }) => cpf === document)?.cellNumber;
  return typed && isMobile(typed) ? typed.replace(/\D/g, '') : null;
}

type Requested = Pick<MessageRow, 'proposalId' | 'purpose' | 'document' | 'name' | 'email' | 'phone' | 'channel'>;

async function insertMessage(
  { proposalId, purpose, document, name, email, phone, channel }: Requested,
  tx: WriteContext,
): Promise<void> {
  if (await hasOptedOut(tx.db, phone, purpose)) return;
  const { values } = await readSettings(tx.db, messageSettings);
  const dueAt = mayBeSentAt(tx.now, values);
  const id = makeId(tx.now);
  const inserted = await tx.db
    .insert(clientMessages)
    .values({
      id,
      proposalId,
      purpose,
      document,
      name,
      email,
      phone,
      channel,
      dueAt,
      status: 'WAITING',
      requestedAt: tx.now,
    })
    .onConflictDoNothing()
    .returning({ id: clientMessages.id });
  if (inserted.length > 0 && dueAt <= tx.now) tx.enqueue(messageJobs.send, { messageId: id });
}

const hasOptedOut = async (db: Db, phone: string, purpose: MessagePurpose): Promise<boolean> =>
  (
    await db
      .select({ phone: messageOptOuts.phone })
      .from(messageOptOuts)
      .where(and(eq(messageOptOuts.phone, phone), eq(messageOptOuts.purpose, purpose)))
  ).length > 0;

async function findMessage(db: Db, id: string, lock = false): Promise<MessageRow | null> {
  const query = db.select().from(clientMessages).where(eq(clientMessages.id, id));
  const [row] = await (lock ? query.for('update') : query);
  return row ?? null;
}

/** Sends a message that is due. Repeatable: the operator sends one message per request id. */
const sendMessage =
  ({ messaging, seal, publicUrl, stillWanted }: Parts): JobHandler<typeof messageJobs.send> =>
  async ({ messageId }, { db, now, transaction }) => {
    const row = await findMessage(db, messageId);
    if (row?.status !== 'WAITING' || row.dueAt > now) return;
    const report = (state: DeliveryState, reason?: string) =>
      transaction((tx) => applyReport(row.id, { state, at: tx.now.toISOString(), reason }, tx));
    if (row.dueAt.getTime() < now.getTime() - sendForMs) return report('FAILED', tooLate);
    const proposal = await findProposal(db, everywhere, row.proposalId);
    if (!proposal || !(await stillWanted[row.purpose](db, proposal, row.document))) {
      await db.delete(clientMessages).where(eq(clientMessages.id, row.id));
      return;
    }
    const { dealer } = await findNames(db, proposal.dealerId, proposal.sellerId);
    const { values } = await readSettings(db, messageSettings);
    const link = await transaction((tx) => makeClientLink({ seal, publicUrl }, row, tx));
    const [nome = row.name] = row.name.split(' ');
    const text = renderMessage(values[`${row.purpose}Text`], { nome, concessionaria: dealer.tradingName, link });
    const isTaken = await messaging
      .send({
        requestId: row.id,
        channel: row.channel,
        phone: `+55${row.phone}`,
        text,
        callbackUrl: `${publicUrl}/api/callbacks/messaging`,
      })
      .then(() => true)
      // refused for good: repeating it would change nothing
      .catch(fallBackTo(false, 'refused'));
    await (isTaken ? report('SENT') : report('FAILED', 'REFUSED'));
  };

/**
 * Sends a message that the person has requested on a page just now: at once, also in the quiet hours, and without a record
 * of it. None where messages are off; a refused WhatsApp message is followed by one SMS.
 */
export async function sendRequestedMessage(
  { messaging, publicUrl }: Pick<Parts, 'messaging' | 'publicUrl'>,
  { requestId, phone, text }: { requestId: string; phone: string; text: string },
  { db, now }: ReadContext,
): Promise<void> {
  const { firstChannel, smsAfterFailure } = (await readSettings(db, messageSettings)).values;
  if (firstChannel === 'NONE') return;
  const callbackUrl = `${publicUrl}/api/callbacks/messaging`;
  const isTaken = await messaging
    .send({ requestId, channel: firstChannel, phone: `+55${phone}`, text, callbackUrl })
    .then(() => true)
    .catch(fallBackTo(false, 'refused'));
  if (isTaken || firstChannel === 'SMS' || !smsAfterFailure) return;
  const sms = { requestId: makeId(now), channel: 'SMS', phone: `+55${phone}`, text, callbackUrl } as const;
  await messaging.send(sms).catch(fallBackTo(null, 'refused'));
}

const instants: Readonly<Record<DeliveryState, 'sentAt' | 'deliveredAt' | 'readAt' | 'endedAt'>> = {
  SENT: 'sentAt',
  DELIVERED: 'deliveredAt',
  READ: 'readAt',
  FAILED: 'endedAt',
  OPTED_OUT: 'endedAt',
};

/** Applies one report; doubled and late ones change nothing. A failed WhatsApp message is followed by an SMS. */
async function applyReport(id: string, { state, at, reason }: MessageReport, tx: WriteContext): Promise<void> {
  const row = await findMessage(tx.db, id, true);
  if (!row) return;
  const advances = advancesMessage(row.status, state);
  const instant = instants[state];
  await tx.db
    .update(clientMessages)
    .set({
      queriedAt: tx.now,
      // a report that came late still says when it was
      ...(row[instant] === null ? { [instant]: new Date(at) } : {}),
      ...(advances ? { status: state, failure: state === 'FAILED' ? (reason ?? 'UNKNOWN') : null } : {}),
    })
    .where(eq(clientMessages.id, id));
  if (!advances) return;
  if (state === 'OPTED_OUT')
    await tx.db
      .insert(messageOptOuts)
      .values({ phone: row.phone, purpose: row.purpose, at: new Date(at) })
      .onConflictDoNothing();
  const { smsAfterFailure } = (await readSettings(tx.db, messageSettings)).values;
  if (state === 'FAILED' && reason !== tooLate && row.channel === 'WHATSAPP' && smsAfterFailure)
    await insertMessage({ ...row, channel: 'SMS' }, tx);
}

const followMessage: JobHandler<typeof messageJobs.follow> = ({ requestId, ...reported }, { transaction }) =>
  transaction((tx) => applyReport(requestId, reported, tx));

/** Asks the operator about a message without a report. */
async function queryOperator(id: string, { messaging }: Pick<Parts, 'messaging'>, context: FlowContext): Promise<void> {
  const row = await findMessage(context.db, id);
  if (row?.status !== 'SENT') return;
  const found = await messaging.find(id);
  await context.transaction(async (tx) => {
    await tx.db.update(clientMessages).set({ queriedAt: tx.now }).where(eq(clientMessages.id, id));
    for (const report of found?.reports ?? []) await applyReport(id, report, tx);
  });
}

const shownAtMost = 50;

/** The latest messages to the people of a proposal. */
export const makeReadClientMessages =
  (stillWanted: StillWanted): UseCase<typeof endpoints.readClientMessages, ReadContext> =>
  async ({ params }, context) => {
    const proposal = await proposalInReach(params.id, context);
    const rows = await context.db
      .select()
      .from(clientMessages)
      .where(eq(clientMessages.proposalId, proposal.id))
      .orderBy(desc(clientMessages.id))
      .limit(shownAtMost);
    const shown = (at: Date | null) => at?.toISOString() ?? null;
    const isLast = (row: MessageRow) =>
      rows.find(({ purpose, document }) => purpose === row.purpose && document === row.document) === row;
    return {
      items: await Promise.all(
        rows.map(async (row) => ({
          id: row.id,
          purpose: row.purpose,
          name: row.name,
          phoneMasked: maskPhone(row.phone),
          channel: row.channel,
          status: row.status,
          dueAt: row.dueAt.toISOString(),
          sentAt: shown(row.sentAt),
          deliveredAt: shown(row.deliveredAt),
          readAt: shown(row.readAt),
          endedAt: shown(row.endedAt),
          isUnresolved:
            row.status === 'FAILED' &&
            isLast(row) &&
            (await stillWanted[row.purpose](context.db, proposal, row.document)),
        })),
      ),
    };
  };

/** The area's job handlers with their dependencies. */
export const handleMessageJobs = (parts: Parts) =>
  handleJobs(messageJobs, { send: sendMessage(parts), follow: followMessage });

/** Messages after the quiet hours, lost reports, and the end of retention. */
export const messageSchedule = (parts: Pick<Parts, 'messaging'>): Task[] => [
  {
    name: 'messages.send-due',
    every: 60,
    rows: async ({ db, now }, limit) => {
      const rows = await db
        .select({ id: clientMessages.id })
        .from(clientMessages)
        .where(and(eq(clientMessages.status, 'WAITING'), lte(clientMessages.dueAt, now)))
        .orderBy(asc(clientMessages.dueAt), asc(clientMessages.id))
        .limit(limit);
      return rows.map(({ id }) => id);
    },
    // the job store retries it; a message whose job still waits gets no second one
    run: (messageId, { transaction }) => transaction(async (tx) => tx.enqueue(messageJobs.send, { messageId })),
  },
  {
    name: 'messages.query',
    every: 300,
    rows: async ({ db, now }, limit) => {
      const rows = await db
        .select({ id: clientMessages.id })
        .from(clientMessages)
        .where(
          and(
            eq(clientMessages.status, 'SENT'),
            lt(clientMessages.queriedAt, new Date(now.getTime() - queryAfterMs)),
            gt(clientMessages.sentAt, new Date(now.getTime() - queryForMs)),
          ),
        )
        .orderBy(asc(clientMessages.queriedAt), asc(clientMessages.id))
        .limit(limit);
      return rows.map(({ id }) => id);
    },
    run: (id, context) => queryOperator(id, parts, context),
  },
  {
    name: 'messages.remove',
    every: 'night',
    act: ({ db, now }) =>
      db.delete(clientMessages).where(lt(clientMessages.requestedAt, new Date(now.getTime() - daysKept * 86_400_000))),
  },
];

/** More messages than one person gets within the retention. */
const messagesOfPerson = 200;

/** The messages to a person, newest first. */
export const listMessagesOfPerson = (db: Db, document: string): Promise<MessageRow[]> =>
  db
    .select()
    .from(clientMessages)
    .where(eq(clientMessages.document, document))
    .orderBy(desc(clientMessages.id))
    .limit(messagesOfPerson);

/** Removes the messages to a person that were sent or have failed. @returns how many */
export async function forgetMessages(db: Db, document: string): Promise<number> {
  const rows = await db
    .delete(clientMessages)
    .where(and(eq(clientMessages.document, document), ne(clientMessages.status, 'WAITING')))
    .returning({ id: clientMessages.id });
  return rows.length;
}

/** Whether one of these phones gets no messages of some purpose. */
export const hasOptOut = async (db: Db, phones: readonly string[]): Promise<boolean> =>
  phones.length > 0 && (await db.$count(messageOptOuts, inArray(messageOptOuts.phone, [...phones]))) > 0;

/** Sends no message of any purpose to these phones from now on. */
export async function optOutPhones(db: Db, phones: readonly string[], at: Date): Promise<void> {
  const rows = phones.flatMap((phone) => messagePurposes.map((purpose) => ({ phone, purpose, at })));
  if (rows.length > 0) await db.insert(messageOptOuts).values(rows).onConflictDoNothing();
}
