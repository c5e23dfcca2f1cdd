import { DomainError, type Language } from '@estrada/domain/errors/index';
import {
  advancesMessage,
  type DeliveryState,
  type MessageChannel,
  type MessagePurpose,
  mayBeSentAt,
  messagePurposeIds,
  renderMessage,
} from '@estrada/domain/messages/index';
import { isEmail, isMobile, maskPhone } from '@estrada/domain/people/index';
import { messageSettings, type SettingsOf } from '@estrada/domain/settings/index';
import { and, asc, desc, eq, gt, inArray, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { type ClientLink, clientLinkMail } from '../../documents/client-link.mail.ts';
import type { FlowContext, ReadContext, WriteContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { limitRate } from '../../kernel/http/rate-limit.ts';
import { makeId } from '../../kernel/ids.ts';
import { handleJobs, type JobHandler } from '../../kernel/jobs/define-job.ts';
import type { Task } from '../../kernel/jobs/schedule.ts';
import type { Seal } from '../../kernel/link-token.ts';
import type { Mailer } from '../../kernel/mail.ts';
import { fallBackTo, type MessageOperator, type MessageReport } from '../../partners/index.ts';
import { readSettings } from '../parameters/index.ts';
import type { ProposalRecord } from '../proposals/index.ts';
import { messageJobs } from './messages.jobs.ts';
import { clientMessages, messageOptOuts } from './messages.tables.ts';

export type MessageRow = typeof clientMessages.$inferSelect;
type Page = { seal: Seal; publicUrl: string };
/** What a message is about, and whom it is for. */
export type MessageAbout = Pick<MessageRow, 'document' | 'name' | 'email'> &
  Partial<Pick<MessageRow, 'proposalId' | 'subjectId'>>;

/** What messages of one purpose are about. */
export interface MessageTopic {
  /** whether it is still missing from the person: after the quiet hours it may be done */
  isWanted(db: Db, about: MessageAbout, now: Date): Promise<boolean>;
  /** whether the person has not done it in another way since; by default while it is wanted */
  isMissing?(db: Db, row: MessageRow, now: Date): Promise<boolean>;
  /** records since when the last message to the person has failed for good; null: another one is on its way, or arrived */
  noteFailure?(about: MessageAbout & { phone: string }, failedAt: Date | null, db: Db): Promise<void>;
  /** what the text needs, with a new link; null where its record is gone */
  compose(
    about: MessageAbout,
    page: Page,
    tx: WriteContext,
  ): Promise<{ dealerName: string; link: string; language: Language } | null>;
  /** of a link that users send: the e-mail beside the message, or after it where both would contain the one secret */
  mail?: {
    link: ClientLink;
    isAfterFailure: boolean;
    /** whom the link of a record is for; null where it is gone */
    receiverOf(id: string, db: Db, now: Date): Promise<(MessageAbout & { phone: string }) | null>;
  };
}
export type MessageTopics = Readonly<Record<MessagePurpose, MessageTopic>>;
type Parts = Page & { messaging: MessageOperator; topics: MessageTopics };

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
 * registration has no mobile number of this person, or they opted out of this purpose. @returns whether one is requested
 */
export const requestClientMessage = (
  proposal: ProposalRecord,
  purpose: MessagePurpose,
  person: Pick<MessageAbout, 'document' | 'name' | 'email'>,
  tx: WriteContext,
): Promise<boolean> =>
  requestMessage(
    {
      proposalId: proposal.id,
      purpose,
      document: person.document,
      name: person.name,
      email: person.email,
      phone: phoneOf(proposal, person.document),
    },
    tx,
  );

/** The mobile number of the client or of a guarantor; empty: unknown. */
export function phoneOf({ client, clientDocument }: ProposalRecord, document: string): string {
  const typed =
    document === clientDocument
      ? client.contact?.cellNumber
      : client.guarantors?.find(({ cpf }) => cpf === document)?.cellNumber;
  return typed ?? '';
}

type Requested = MessageAbout & {
  purpose: MessagePurpose;
  phone: string;
  /** requested by the person at a page just now: sent at once, also in the quiet hours and after an opt-out */
  isAwaited?: boolean;
};

/**
 * Requests a message to a phone. None where messages are off, the phone is no mobile number, or its owner opted out of
 * this purpose. @returns whether one is requested
 */
export async function requestMessage(requested: Requested, tx: WriteContext): Promise<boolean> {
  const { firstChannel } = (await readSettings(tx.db, messageSettings)).values;
  const { phone } = requested;
  if (firstChannel === 'NONE' || !phone || !isMobile(phone)) return false;
  return insertMessage({ ...requested, phone: phone.replace(/\D/g, ''), channel: firstChannel }, tx);
}

async function insertMessage(
  {
    proposalId = null,
    subjectId = null,
    purpose,
    document,
    name,
    email,
    phone,
    channel,
    isAwaited = false,
  }: Requested & { channel: MessageChannel },
  tx: WriteContext,
): Promise<boolean> {
  if (!isAwaited && (await hasOptedOut(tx.db, phone, purpose))) return false;
  const { values } = await readSettings(tx.db, messageSettings);
  const dueAt = isAwaited ? tx.now : mayBeSentAt(tx.now, values);
  const id = makeId(tx.now);
  const inserted = await tx.db
    .insert(clientMessages)
    .values({
      id,
      proposalId,
      subjectId,
      purpose,
      document,
      name,
      email,
      phone,
      channel,
      isAwaited,
      dueAt,
      status: 'WAITING',
      requestedAt: tx.now,
    })
    .onConflictDoNothing()
    .returning({ id: clientMessages.id });
  const about = { proposalId, subjectId, purpose, document };
  const due = inserted.length === 0 && isAwaited ? await makeDue(about, tx) : inserted;
  if (dueAt <= tx.now) for (const row of due) tx.enqueue(messageJobs.send, { messageId: row.id });
  return true;
}

/** The same person and purpose, and the same record. */
const isAboutSame = ({ proposalId, subjectId, purpose, document }: SameThing): SQL =>
  and(
    proposalId === null ? eq(clientMessages.subjectId, subjectId ?? '') : eq(clientMessages.proposalId, proposalId),
    eq(clientMessages.purpose, purpose),
    eq(clientMessages.document, document),
  )!;
type SameThing = Pick<MessageRow, 'proposalId' | 'subjectId' | 'purpose' | 'document'>;

/** A message that waits for the end of the quiet hours is sent now: the person waits for it. */
const makeDue = (about: SameThing, { db, now }: WriteContext): Promise<{ id: string }[]> =>
  db
    .update(clientMessages)
    .set({ isAwaited: true, dueAt: now })
    .where(and(isAboutSame(about), eq(clientMessages.status, 'WAITING'), gt(clientMessages.dueAt, now)))
    .returning({ id: clientMessages.id });

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

type Settings = SettingsOf<typeof messageSettings>;
/** The settings with the text of each purpose. */
const texts = {
  signature: { 'pt-BR': 'signatureText', en: 'signatureTextEn' },
  selfie: { 'pt-BR': 'selfieText', en: 'selfieTextEn' },
  documents: { 'pt-BR': 'documentsText', en: 'documentsTextEn' },
  clientPage: { 'pt-BR': 'clientPageText', en: 'clientPageTextEn' },
  offer: { 'pt-BR': 'offerText', en: 'offerTextEn' },
  lead: { 'pt-BR': 'leadText', en: 'leadTextEn' },
  webForm: { 'pt-BR': 'webFormText', en: 'webFormTextEn' },
} as const satisfies Record<MessagePurpose, Record<Language, keyof Settings>>;

/** Sends a message that is due. Repeatable: the operator sends one message per request id. */
const sendMessage =
  ({ messaging, topics, ...page }: Parts): JobHandler<typeof messageJobs.send> =>
  async ({ messageId }, { db, now, transaction }) => {
    const row = await findMessage(db, messageId);
    if (row?.status !== 'WAITING' || row.dueAt > now) return;
    const topic = topics[row.purpose];
    const report = (state: DeliveryState, reason?: string) =>
      transaction((tx) => applyReport(row.id, { state, at: tx.now.toISOString(), reason }, topics, tx));
    if (row.dueAt.getTime() < now.getTime() - sendForMs) return report('FAILED', tooLate);
    // after a lost answer the operator has the message: a new text would replace the secret that it contains
    if (await messaging.find(row.id)) return report('SENT');
    const isWanted = await topic.isWanted(db, row, now);
    const said = isWanted ? await transaction((tx) => topic.compose(row, page, tx)) : null;
    if (!said) {
      await db.delete(clientMessages).where(eq(clientMessages.id, row.id));
      return;
    }
    const { values } = await readSettings(db, messageSettings);
    const [nome = row.name] = row.name.split(' ');
    const words = { nome, concessionaria: said.dealerName, link: said.link };
    const isTaken = await messaging
      .send({
        requestId: row.id,
        channel: row.channel,
        phone: `+55${row.phone}`,
        text: renderMessage(values[texts[row.purpose][said.language]], words),
        callbackUrl: `${page.publicUrl}/api/callbacks/messaging`,
      })
      .then(() => true)
      // refused for good: repeating it would change nothing
      .catch(fallBackTo(false, 'refused'));
    await (isTaken ? report('SENT') : report('FAILED', 'REFUSED'));
  };

const instants: Readonly<Record<DeliveryState, 'sentAt' | 'deliveredAt' | 'readAt' | 'endedAt'>> = {
  SENT: 'sentAt',
  DELIVERED: 'deliveredAt',
  READ: 'readAt',
  FAILED: 'endedAt',
  OPTED_OUT: 'endedAt',
};

/** Whether there is a later message about the same, whose outcome counts: sent again by a user, or as an SMS. */
const hasLater = async (db: Db, row: MessageRow): Promise<boolean> =>
  (
    await db
      .select({ id: clientMessages.id })
      .from(clientMessages)
      .where(and(isAboutSame(row), gt(clientMessages.id, row.id)))
      .limit(1)
  ).length > 0;

/**
 * Applies one report; doubled and late ones change nothing. A failed WhatsApp message is followed by an SMS, and the last
 * message by the e-mail where none was sent yet. Its record learns of a failure that nothing follows.
 */
async function applyReport(
  id: string,
  { state, at, reason }: MessageReport,
  topics: MessageTopics,
  tx: WriteContext,
): Promise<void> {
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
  const topic = topics[row.purpose];
  if (state === 'DELIVERED' || state === 'READ') await topic.noteFailure?.(row, null, tx.db);
  if (state === 'OPTED_OUT')
    await tx.db
      .insert(messageOptOuts)
      .values({ phone: row.phone, purpose: row.purpose, at: new Date(at) })
      .onConflictDoNothing();
  const isEnd = state === 'FAILED' || state === 'OPTED_OUT';
  if (!isEnd || (await hasLater(tx.db, row))) return;
  const { smsAfterFailure } = (await readSettings(tx.db, messageSettings)).values;
  const hasSms = state === 'FAILED' && reason !== tooLate && row.channel === 'WHATSAPP' && smsAfterFailure;
  if (hasSms && (await insertMessage({ ...row, channel: 'SMS' }, tx))) return;
  if (state === 'FAILED') await topic.noteFailure?.(row, new Date(at), tx.db);
  if (topic.mail?.isAfterFailure && row.subjectId)
    tx.enqueue(messageJobs.mailLink, { purpose: row.purpose, subjectId: row.subjectId });
}

const followMessage =
  ({ topics }: Pick<Parts, 'topics'>): JobHandler<typeof messageJobs.follow> =>
  ({ requestId, ...reported }, { transaction }) =>
    transaction((tx) => applyReport(requestId, reported, topics, tx));

type QueryParts = Pick<Parts, 'messaging' | 'topics'>;

/** Asks the operator about a message without a report. */
async function queryOperator(id: string, { messaging, topics }: QueryParts, context: FlowContext): Promise<void> {
  const row = await findMessage(context.db, id);
  if (row?.status !== 'SENT') return;
  const found = await messaging.find(id);
  await context.transaction(async (tx) => {
    await tx.db.update(clientMessages).set({ queriedAt: tx.now }).where(eq(clientMessages.id, id));
    for (const report of found?.reports ?? []) await applyReport(id, report, topics, tx);
  });
}

/** Mails a link that a user sends, with a secret of its own. */
const mailLink =
  ({ mailer, topics, ...page }: Parts & { mailer: Mailer }): JobHandler<typeof messageJobs.mailLink> =>
  async ({ purpose, subjectId }, { db, now, transaction }) => {
    const topic = topics[purpose];
    const about = await topic.mail?.receiverOf(subjectId, db, now);
    if (!topic.mail || !about || !isEmail(about.email) || !(await topic.isWanted(db, about, now))) return;
    const said = await transaction((tx) => topic.compose(about, page, tx));
    if (!said) return;
    const [name = about.name] = about.name.split(' ');
    const mail = { link: topic.mail.link, name, dealerName: said.dealerName, url: said.link };
    await mailer.send({ to: about.email, ...clientLinkMail.render(mail, said.language) });
  };

const perRecord = { name: 'client-link-sends', hits: 5, windowSeconds: 86_400 };

/**
 * Sends a link to a person by message and e-mail, as their contacts allow.
 *
 * @throws DomainError DOM002 at `phone` where neither reaches them, USE029 too often in a day
 */
export async function sendLink(
  purpose: MessagePurpose,
  id: string,
  topics: MessageTopics,
  tx: WriteContext,
): Promise<{ byPhone: boolean; byMail: boolean }> {
  const { mail, noteFailure } = topics[purpose];
  const about = await mail?.receiverOf(id, tx.db, tx.now);
  if (!mail || !about) throw new DomainError('SEC004');
  await limitRate(tx.db, perRecord, `${purpose} ${id}`, tx.now);
  const byPhone = await requestMessage({ ...about, purpose }, tx);
  if (byPhone) await noteFailure?.(about, null, tx.db);
  const byMail = isEmail(about.email) && !(mail.isAfterFailure && byPhone);
  if (!byPhone && !byMail) throw new DomainError('DOM002', { fields: [{ path: 'phone', key: 'message.noContact' }] });
  if (byMail) tx.enqueue(messageJobs.mailLink, { purpose, subjectId: id });
  return { byPhone, byMail };
}

const shownAtMost = 50;

/**
 * The latest messages about records, and whether somebody has to call the person. One that waits for the end of the quiet
 * hours and will not be sent, because it is not wanted any more, is left out.
 */
export async function listMessages(about: SQL, topics: MessageTopics, { db, now }: ReadContext) {
  const stored = await db
    .select()
    .from(clientMessages)
    .where(about)
    .orderBy(desc(clientMessages.id))
    .limit(shownAtMost);
  const isToBeSent = (row: MessageRow) => topics[row.purpose].isWanted(db, row, now);
  const isShown = await Promise.all(stored.map((row) => row.status !== 'WAITING' || isToBeSent(row)));
  const rows = stored.filter((_row, index) => isShown[index]);
  const isMissing = (row: MessageRow) => {
    const topic = topics[row.purpose];
    return topic.isMissing ? topic.isMissing(db, row, now) : topic.isWanted(db, row, now);
  };
  const shown = (at: Date | null) => at?.toISOString() ?? null;
  const isLast = (row: MessageRow) =>
    rows.find(
      ({ purpose, document, subjectId }) =>
        purpose === row.purpose && document === row.document && subjectId === row.subjectId,
    ) === row;
  return Promise.all(
    rows.map(async (row) => ({
      subjectId: row.subjectId,
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
      isUnresolved: row.status === 'FAILED' && isLast(row) && (await isMissing(row)),
    })),
  );
}

/** The area's job handlers with their dependencies. */
export const handleMessageJobs = (parts: Parts & { mailer: Mailer }) =>
  handleJobs(messageJobs, { send: sendMessage(parts), follow: followMessage(parts), mailLink: mailLink(parts) });

/** Messages after the quiet hours, lost reports, and the end of retention. */
export const messageSchedule = (parts: QueryParts): Task[] => [
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

/** Whose messages: by the document, or about leads and web forms of theirs. */
type MessagesOwner = { document: string; subjectIds: readonly string[] };

const ownedBy = ({ document, subjectIds }: MessagesOwner): SQL | undefined =>
  or(
    document === '' ? undefined : eq(clientMessages.document, document),
    subjectIds.length === 0 ? undefined : inArray(clientMessages.subjectId, [...subjectIds]),
  );

/** The messages to a person, newest first. */
export const listMessagesOfPerson = (db: Db, owner: MessagesOwner): Promise<MessageRow[]> =>
  db
    .select()
    .from(clientMessages)
    .where(ownedBy(owner) ?? sql`false`)
    .orderBy(desc(clientMessages.id))
    .limit(messagesOfPerson);

/** Removes the messages to a person that were sent or have failed. @returns how many */
export async function forgetMessages(db: Db, owner: MessagesOwner): Promise<number> {
  const rows = await db
    .delete(clientMessages)
    .where(and(ownedBy(owner) ?? sql`false`, ne(clientMessages.status, 'WAITING')))
    .returning({ id: clientMessages.id });
  return rows.length;
}

/** The purposes of which all of these phones get no messages. */
export async function optedOutPurposes(db: Db, phones: readonly string[]): Promise<MessagePurpose[]> {
  if (phones.length === 0) return [];
  const rows = await db
    .select({ purpose: messageOptOuts.purpose, count: sql<number>`count(*)::int` })
    .from(messageOptOuts)
    .where(inArray(messageOptOuts.phone, [...phones]))
    .groupBy(messageOptOuts.purpose);
  return rows.filter(({ count }) => count === phones.length).map(({ purpose }) => purpose);
}

/** Whether one of these phones gets no messages of some purpose. */
export const hasOptOut = async (db: Db, phones: readonly string[]): Promise<boolean> =>
  phones.length > 0 && (await db.$count(messageOptOuts, inArray(messageOptOuts.phone, [...phones]))) > 0;

/** Sends no message of these purposes to these phones from now on. */
export async function optOutPhones(
  db: Db,
  phones: readonly string[],
  at: Date,
  purposes: readonly MessagePurpose[] = messagePurposeIds,
): Promise<void> {
  const rows = phones.flatMap((phone) => purposes.map((purpose) => ({ phone, purpose, at })));
  if (rows.length > 0) await db.insert(messageOptOuts).values(rows).onConflictDoNothing();
}
