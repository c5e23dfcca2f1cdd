import { captureLinkMinutes, isReadable, type ReadableKind, readableKinds } from '@estrada/domain/documents/index';
import { DomainError } from '@estrada/domain/errors/index';
import { readsMasked } from '@estrada/domain/proposals/registration/index';
import type { endpoints, ResponseOf } from '@estrada/endpoints/index';
import { and, desc, eq } from 'drizzle-orm';
import { callerOf, type FlowContext, type ReadContext } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/database/database.ts';
import { limitRate } from '../../../kernel/http/rate-limit.ts';
import { makeId } from '../../../kernel/ids.ts';
import type { Seal } from '../../../kernel/link-token.ts';
import { inReach } from '../../../kernel/lock-at.ts';
import { issueLink } from '../../../kernel/personal-links.ts';
import type { UseCase } from '../../../kernel/route.ts';
import { proposalInReach } from '../../proposals/index.ts';
import { captureLink } from '../capture.ts';
import { documentJobs } from '../documents.jobs.ts';
import { countPages } from '../documents.repository.ts';
import { ensureMaySend } from '../receive-page.ts';
import { accessOf, ensureMayCapture } from './accesses.ts';
import { findReading, type ReadingRow } from './readings.repository.ts';
import { documentReadings } from './readings.tables.ts';

type Reading = ResponseOf<typeof endpoints.readOcrStatus>;

/** Each one costs money and the user's patience. */
const perPerson = { name: 'document-readings', hits: 60, windowSeconds: 3_600 };

/** A reading. Of a proposal, users who read registrations masked do not see what was read. */
const describe = (row: ReadingRow, clientDocument: string | null, context: ReadContext): Reading => ({
  simulationDocumentId: row.id,
  kind: row.kind,
  status: row.status,
  askedAt: row.askedAt.toISOString(),
  read: row.proposalId && readsMasked(callerOf(context).viewer.role) ? null : row.read,
  isOtherPerson: Boolean(clientDocument && row.read?.cpf && row.read.cpf !== clientDocument),
});

/** The state of a reading: of a proposal within reach, or the caller's own. */
export const readStatus: UseCase<typeof endpoints.readOcrStatus, ReadContext> = async ({ query }, context) => {
  const row = inReach(await findReading(context.db, query.simulationDocumentId));
  if (row.proposalId) return describe(row, (await proposalInReach(row.proposalId, context)).clientDocument, context);
  if (row.askedBy !== callerOf(context).viewer.userId) throw new DomainError('SEC004');
  return describe(row, null, context);
};

/** The newest reading of each document of a proposal, and whether the caller may request one. */
export const listReadings: UseCase<typeof endpoints.listProposalReadings, ReadContext> = async ({ query }, context) => {
  const proposal = await proposalInReach(query.proposalId, context);
  const items: Reading[] = [];
  for (const kind of readableKinds) {
    const row = await findLastReading(context.db, proposal.id, kind);
    if (row) items.push(describe(row, proposal.clientDocument, context));
  }
  return { access: await accessOf(context, proposal.dealerId), items };
};

/**
 * Requests a reading of a proposal's document. A pending one is not started twice.
 * @throws DomainError WTD002 without a page of it
 */
export const beginProposalReading: UseCase<typeof endpoints.beginReading, FlowContext> = async ({ body }, context) => {
  const { proposalId, kind } = body;
  const seen = await proposalInReach(proposalId, context);
  await ensureMayCapture(context, seen.dealerId);
  ensureMaySend(seen, context);
  await limitRate(context.db, perPerson, callerOf(context).viewer.userId, context.now);
  const row = await context.transaction(async (tx) => {
    const proposal = await proposalInReach(proposalId, tx, { lock: true });
    ensureMaySend(proposal, tx);
    const last = await findLastReading(tx.db, proposalId, kind);
    if (last?.status === 'READING') return last;
    if (!isReadable(kind) || (await countPages(tx.db, proposalId, kind)) === 0) throw new DomainError('WTD002');
    const begun = newReading({ kind, proposalId, status: 'READING' }, tx);
    await insertReading(tx.db, begun);
    tx.enqueue(documentJobs.beginReading, { readingId: begun.id });
    tx.audit({
      action: 'document-reading.begin',
      entity: 'document-reading',
      entityId: begun.id,
      after: { documentKind: kind, proposalId },
    });
    return begun;
  });
  return describe(row, seen.clientDocument, context);
};

/** Creates a link by which a phone photographs an identity document for the caller, before there is a proposal. */
export const makeBeginCaptureReading =
  (seal: Seal): UseCase<typeof endpoints.beginCaptureReading, FlowContext> =>
  async (_input, context) => {
    await ensureMayCapture(context);
    const { viewer, name } = callerOf(context);
    await limitRate(context.db, perPerson, viewer.userId, context.now);
    const kind: ReadableKind = 'IDENTITY';
    const expiresAt = new Date(context.now.getTime() + captureLinkMinutes * 60_000);
    const row = newReading({ kind, proposalId: null, status: 'WAITING' }, context);
    return context.transaction(async (tx) => {
      await insertReading(tx.db, row);
      const made = { readingId: row.id, kind, madeBy: viewer.userId, madeByName: name };
      const { id: linkId, token } = await issueLink(captureLink, made, { seal, to: 'maker', expiresAt }, tx);
      tx.audit({
        action: 'document-reading.link',
        entity: 'document-reading',
        entityId: row.id,
        after: { documentKind: kind, linkId, expiresAt: expiresAt.toISOString() },
      });
      return { ...describe(row, null, context), token, expiresAt: expiresAt.toISOString() };
    });
  };

function newReading(part: Pick<ReadingRow, 'kind' | 'proposalId' | 'status'>, context: ReadContext): ReadingRow {
  const { viewer, name } = callerOf(context);
  return {
    id: makeId(context.now),
    ...part,
    askedBy: viewer.userId,
    askedByName: name,
    askedAt: context.now,
    readingId: null,
    read: null,
  };
}

const insertReading = (db: Db, row: ReadingRow) => db.insert(documentReadings).values(row);

/** The newest reading of a document of a proposal. */
async function findLastReading(db: Db, proposalId: string, kind: ReadableKind): Promise<ReadingRow | null> {
  const [row] = await db
    .select()
    .from(documentReadings)
    .where(and(eq(documentReadings.proposalId, proposalId), eq(documentReadings.kind, kind)))
    .orderBy(desc(documentReadings.id))
    .limit(1);
  return row ?? null;
}
