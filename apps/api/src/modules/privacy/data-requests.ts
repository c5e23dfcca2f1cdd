import { daysBetween, startOfBusinessDay } from '@estrada/domain/calendar/index';
import { DomainError } from '@estrada/domain/errors/index';
import { maskDocument } from '@estrada/domain/people/index';
import {
  answerDueOn,
  assertOpenRequest,
  type Correction,
  type DataAnswerOutcome,
  type DataRequestKind,
  type DataRequestStatus,
  dataAnswerForm,
  isOpenRequest,
  newDataRequestForm,
  nextDataStep,
  type RevocableConsent,
  revokedPurposes,
} from '@estrada/domain/privacy/index';
import { clientDeadlines } from '@estrada/domain/settings/index';
import { endpoints, type ResponseOf } from '@estrada/endpoints/index';
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { callerOf, type FlowContext, type ReadContext, type WriteContext } from '../../kernel/context.ts';
import { claimedByOther, claimOf, claimRow, describeClaim, releaseRow } from '../../kernel/database/claims.ts';
import type { Db } from '../../kernel/database/database.ts';
import { pageOfTable } from '../../kernel/database/page-of-table.ts';
import { makeId } from '../../kernel/ids.ts';
import { inReach } from '../../kernel/lock-at.ts';
import { flow, type Route, read, type UseCase, write } from '../../kernel/route.ts';
import { correctConsortiumLeads, correctLeads, revokeLeadConsents } from '../leads/index.ts';
import { optOutPhones } from '../messages/index.ts';
import { readSettings } from '../parameters/index.ts';
import { nextNumber } from '../proposals/index.ts';
import { correctSimulations } from '../simulation/index.ts';
import { correctWebForms } from '../web-form/index.ts';
import { type DataOwner, describePersonData, gatherPersonData, keptOf } from './person-data.ts';
import { privacyJobs } from './privacy.jobs.ts';
import { dataRequests } from './privacy.tables.ts';

export type DataRequestRow = typeof dataRequests.$inferSelect;
type NewRequest = Pick<DataRequestRow, 'kind' | 'channel' | 'document' | 'name' | 'email' | 'isEmailVerified'> &
  Partial<Pick<DataRequestRow, 'phone' | 'message' | 'corrections' | 'consents' | 'recordedByName'>> & {
    /** answered by the product itself, at once */
    isAnswered?: boolean;
    /** the day from which the deadline counts; today by default */
    receivedOn?: string;
  };

export const ownerOf = ({
  document,
  name,
  email,
  phone,
  isEmailVerified,
}: Pick<DataRequestRow, 'document' | 'name' | 'email' | 'phone' | 'isEmailVerified'>): DataOwner => ({
  document,
  name,
  verifiedEmail: isEmailVerified && email !== '' ? email : null,
  verifiedPhone: isEmailVerified && phone !== '' ? phone : null,
});

/** The days within which requests are answered. */
export const readAnswerDays = async (db: Db): Promise<number> =>
  (await readSettings(db, clientDeadlines)).values.daysForDataRequests;

/** Stores a request; an audit entry is the caller's. */
export async function insertDataRequest(
  { isAnswered = false, receivedOn, ...values }: NewRequest,
  { db, now, today }: WriteContext,
): Promise<DataRequestRow> {
  const day = receivedOn ?? today;
  const [row] = await db
    .insert(dataRequests)
    .values({
      message: '',
      corrections: [],
      consents: [],
      ...values,
      id: makeId(now),
      number: await nextNumber(db, 'data_request_numbers'),
      status: isAnswered ? 'ANSWERED' : 'RECEIVED',
      receivedAt: day === today ? now : new Date(startOfBusinessDay(day)),
      dueOn: answerDueOn(day, await readAnswerDays(db)),
      answeredAt: isAnswered ? now : null,
    })
    .returning();
  return row!;
}

/** The last requests of a person that a page shows. */
const shownOfPerson = 10;

/** The requests of a person, newest first. */
export const listRequestsOfPerson = (db: Db, document: string): Promise<DataRequestRow[]> =>
  db
    .select()
    .from(dataRequests)
    .where(eq(dataRequests.document, document))
    .orderBy(desc(dataRequests.id))
    .limit(shownOfPerson);

/** The kinds that a person has requested at their page and that wait for an answer. */
export async function waitingKinds(db: Db, document: string): Promise<DataRequestKind[]> {
  const rows = await db
    .selectDistinct({ kind: dataRequests.kind })
    .from(dataRequests)
    .where(and(eq(dataRequests.document, document), isOpenRow, eq(dataRequests.channel, 'CLIENT_PAGE')));
  return rows.map(({ kind }) => kind);
}

/** A request, locked for this write where that is asked for. */
export async function findDataRequest(
  db: Db,
  id: string,
  options: { lock?: true } = {},
): Promise<DataRequestRow | null> {
  const query = db.select().from(dataRequests).where(eq(dataRequests.id, id));
  const [row] = await (options.lock ? query.for('update') : query);
  return row ?? null;
}

export const updateDataRequest = (db: Db, id: string, changes: Partial<DataRequestRow>) =>
  db.update(dataRequests).set(changes).where(eq(dataRequests.id, id));

/** Waits for an answer, as the partial index has it. */
export const isOpenRow: SQL = sql`status in ('RECEIVED', 'IN_PROGRESS')`;

/** Revokes consents of a person, effective at once. */
export async function revokeConsents(
  owner: DataOwner,
  consents: readonly RevocableConsent[],
  context: WriteContext,
): Promise<void> {
  const purposes = revokedPurposes(consents);
  if (purposes.length > 0) {
    const { phones } = await gatherPersonData(context.db, owner);
    await optOutPhones(context.db, phones, context.now, purposes);
  }
  if (consents.includes('OFFERS')) await revokeLeadConsents(owner, context);
}

const byDeadline = { name: 'dueOn', by: dataRequests.dueOn, type: 'date', id: dataRequests.id } as const;
const byArrival = {
  name: 'receivedAt',
  by: dataRequests.receivedAt,
  type: 'timestamptz',
  id: dataRequests.id,
} as const;

const listQueue: UseCase<typeof endpoints.listDataRequests, ReadContext> = async ({ query }, context) => {
  const { status = 'open', kind } = query;
  const isWork = status === 'open';
  const ofStatus = isWork
    ? isOpenRow
    : status === 'all'
      ? undefined
      : inArray(dataRequests.status, [status as DataRequestStatus]);
  const { rows, ...page } = await pageOfTable(
    context.db,
    {
      table: dataRequests,
      where: [ofStatus, kind ? eq(dataRequests.kind, kind) : undefined],
      order: isWork ? { ...byDeadline, direction: 'asc' } : { ...byArrival, direction: 'desc' },
    },
    query,
  );
  return { ...page, items: rows.map((row) => describeRow(row, context)) };
};

function describeRow(row: DataRequestRow, context: ReadContext) {
  const isOpen = isOpenRequest(row.status);
  const claim = isOpen ? describeClaim(row, context) : null;
  return {
    id: row.id,
    number: row.number,
    kind: row.kind,
    status: row.status,
    channel: row.channel,
    name: row.name,
    documentMasked: maskDocument(row.document),
    receivedAt: row.receivedAt.toISOString(),
    dueOn: row.dueOn,
    daysLeft: daysBetween(context.today, row.dueOn),
    claim,
    nextStep: nextDataStep({ ...row, isErased: row.erasedAt !== null }, claim),
    can: {
      claim: isOpen && claim === null,
      release: isOpen && claim?.isOwn === true,
      answer: isOpen && (claim === null || claim.isOwn),
    },
  };
}

/** One request with the data found. Who reads them is recorded. */
const readOne: UseCase<typeof endpoints.readDataRequest, FlowContext> = async ({ params }, context) => {
  const row = inReach(await findDataRequest(context.db, params.id));
  const data = await gatherPersonData(context.db, ownerOf(row));
  await context.transaction(async (tx) => record('read', row, tx));
  return {
    ...describeRow(row, context),
    email: row.email,
    message: row.message,
    corrections: row.corrections,
    consents: row.consents,
    recordedByName: row.recordedByName,
    answer: row.answer,
    answeredAt: row.answeredAt?.toISOString() ?? null,
    answeredByName: row.answeredByName,
    erasedAt: row.erasedAt?.toISOString() ?? null,
    found: describePersonData(data, { language: context.language, masked: true }),
    kept: row.kept ?? keptOf(data, context.today),
  } satisfies ResponseOf<typeof endpoints.readDataRequest>;
};

function record(act: 'read' | 'claim' | 'release', { id, number, kind, dueOn }: DataRequestRow, context: WriteContext) {
  context.audit({
    action: `data-request.${act}`,
    entity: 'data-request',
    entityId: id,
    after: { number, dataRequestKind: kind, dueOn },
  });
}

/** @throws DomainError DOM002 at `receivedOn` for a day to come */
const recordRequest: UseCase<typeof endpoints.recordDataRequest, WriteContext> = async ({ body }, context) => {
  const { isContactOwn, ...values } = newDataRequestForm.normalise(body);
  if (values.receivedOn > context.today)
    throw new DomainError('DOM002', { fields: [{ path: 'receivedOn', key: 'date.future' }] });
  const kind = values.kind as DataRequestKind;
  const row = await insertDataRequest(
    {
      ...values,
      kind,
      channel: 'STAFF',
      isEmailVerified: isContactOwn,
      consents: kind === 'REVOKE' ? ['OFFERS', 'MESSAGES'] : [],
      recordedByName: callerOf(context).name,
    },
    context,
  );
  const { id, number, status, name, document, dueOn } = row;
  context.audit({
    action: 'data-request.record',
    entity: 'data-request',
    entityId: id,
    after: { number, dataRequestKind: kind, status, name, document, receivedOn: values.receivedOn, dueOn },
  });
  return { id, number };
};

/** A request that waits, locked. @throws DomainError SEC004, PRS007 */
async function lockOpen(id: string, { db }: WriteContext): Promise<DataRequestRow> {
  const row = inReach(await findDataRequest(db, id, { lock: true }));
  assertOpenRequest(row);
  return row;
}

/** @throws DomainError PRS001 where another user has it */
const claimRequest: UseCase<typeof endpoints.claimDataRequest, WriteContext> = async ({ params }, context) => {
  const { viewer, name } = callerOf(context);
  const row = await lockOpen(params.id, context);
  if (!(await claimRow(context.db, dataRequests, row.id, { userId: viewer.userId, name }, context.now)))
    throw claimedByOther(row.claimedByName ?? '');
  await updateDataRequest(context.db, row.id, { status: 'IN_PROGRESS' });
  record('claim', row, context);
  return { claimed: true as const };
};

/** @throws DomainError PRS007 where it is not the caller's */
const releaseRequest: UseCase<typeof endpoints.releaseDataRequest, WriteContext> = async ({ params }, context) => {
  const row = await lockOpen(params.id, context);
  if (!(await releaseRow(context.db, dataRequests, row.id, callerOf(context).viewer))) throw new DomainError('PRS007');
  await updateDataRequest(context.db, row.id, { status: 'RECEIVED' });
  record('release', row, context);
  return { released: true as const };
};

/**
 * Corrects leads, simulations without a proposal, web forms that were not sent, and consortium leads; what a contract or a
 * proposal states is changed there, by those who work on it.
 */
async function applyCorrections(row: DataRequestRow, context: WriteContext): Promise<void> {
  const wantedOf = (field: Correction['field']) => row.corrections.find((one) => one.field === field)?.wanted;
  const [name, phone, email] = [wantedOf('name'), wantedOf('phone')?.replace(/\D/g, ''), wantedOf('email')];
  if (name === undefined && phone === undefined && email === undefined) return;
  const wanted = {
    ...(name === undefined ? {} : { name }),
    ...(phone === undefined ? {} : { phone }),
    ...(email === undefined ? {} : { email }),
  };
  const owner = ownerOf(row);
  const found = await gatherPersonData(context.db, owner);
  const leadCount = await correctLeads(owner, wanted, context);
  const simulationCount = await correctSimulations(found.simulations, wanted, context);
  const webFormCount = await correctWebForms(found.webForms, wanted, context);
  const consortiumIds = found.consortiumLeads.map(({ id }) => id);
  const consortiumCount = await correctConsortiumLeads(consortiumIds, wanted, context);
  context.audit({
    action: 'data-request.correct',
    entity: 'data-request',
    entityId: row.id,
    after: { leadCount, simulationCount, webFormCount, consortiumCount, correctedFields: Object.keys(wanted) },
  });
}

/**
 * Answers a request. A granted correction or revocation is applied in the same transaction; a granted deletion by a job, because
 * it removes files.
 *
 * @throws DomainError PRS001 while another user has claimed it, PRS007 where it was answered
 */
const answerRequest: UseCase<typeof endpoints.answerDataRequest, WriteContext> = async ({ params, body }, context) => {
  const { db, now, today } = context;
  const { viewer, name } = callerOf(context);
  const row = await lockOpen(params.id, context);
  const claim = claimOf(row, now);
  if (claim && claim.userId !== viewer.userId) throw claimedByOther(claim.byName);
  const said = dataAnswerForm.normalise(body);
  const outcome = said.outcome as DataAnswerOutcome;
  const isGranted = outcome === 'ANSWERED';
  if (isGranted && row.kind === 'CORRECT') await applyCorrections(row, context);
  if (isGranted && row.kind === 'REVOKE') await revokeConsents(ownerOf(row), row.consents, context);
  await updateDataRequest(db, row.id, {
    status: outcome,
    answer: said.answer,
    answeredAt: now,
    answeredByName: name,
    claimedBy: null,
    claimedByName: null,
    claimedAt: null,
    kept: isGranted && row.kind === 'DELETE' ? keptOf(await gatherPersonData(db, ownerOf(row)), today) : null,
  });
  context.audit({
    action: 'data-request.answer',
    entity: 'data-request',
    entityId: row.id,
    after: { number: row.number, dataRequestKind: row.kind, status: outcome, answer: said.answer, dueOn: row.dueOn },
  });
  if (isGranted && row.kind === 'DELETE') context.enqueue(privacyJobs.erase, { requestId: row.id });
  if (row.email !== '') context.enqueue(privacyJobs.mailAnswer, { requestId: row.id });
  return { answered: true as const };
};

/** The queue of requests about personal data. */
export const privacyRoutes: Route[] = [
  read(endpoints.listDataRequests, listQueue),
  flow(endpoints.readDataRequest, readOne),
  write(endpoints.recordDataRequest, recordRequest),
  write(endpoints.claimDataRequest, claimRequest),
  write(endpoints.releaseDataRequest, releaseRequest),
  write(endpoints.answerDataRequest, answerRequest),
];
