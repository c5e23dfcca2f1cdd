import { actsForClient } from '@estrada/domain/contracts/index';
import { DomainError } from '@estrada/domain/errors/index';
import { assertCorrections, type CorrectableField, type DataRequestKind } from '@estrada/domain/privacy/index';
import { type ClientData, type endpoints, mediaTypes } from '@estrada/endpoints/index';
import { drawForCaller } from '../../documents/document.ts';
import { personalDataCopy } from '../../documents/personal-data.ts';
import type { FlowContext, ReadContext, WriteContext } from '../../kernel/context.ts';
import { limitRate } from '../../kernel/http/rate-limit.ts';
import type { Seal } from '../../kernel/link-token.ts';
import { inReach } from '../../kernel/lock-at.ts';
import type { UseCase } from '../../kernel/route.ts';
import {
  describePersonData,
  exportPersonData,
  findDataRequest,
  gatherPersonData,
  insertDataRequest,
  keptOf,
  listRequestsOfPerson,
  readAnswerDays,
  revokeConsents,
  waitingKinds,
} from '../privacy/index.ts';
import { readOfferLender } from '../simulation/index.ts';
import { openVisit, type Visit } from './client-visit.ts';
import { consumeCode, sendCodeOf } from './open-client-page.ts';

/** A person looks at their data and makes a few requests; each reads everything that is held of them. */
const perLink = { name: 'client-page-data', hits: 60, windowSeconds: 3_600 };
/** How long after a request its copy is downloaded. */
const downloadMs = 30 * 60_000;

/** Whose data a visitor acts for: those of the client, or a guarantor's own. @throws DomainError SEC004, USE029 */
async function openData(seal: Seal, context: FlowContext) {
  const visit = await openVisit(seal, context);
  const isForClient = actsForClient(visit.role);
  const document = isForClient ? visit.proposal.clientDocument : visit.document;
  const name = isForClient ? visit.proposal.clientName : visit.name;
  await limitRate(context.db, perLink, visit.linkId, context.now);
  // a representative's mailbox is not the client's
  const isOwn = visit.document === document;
  return {
    visit,
    owner: { document, name, verifiedEmail: isOwn ? visit.email : null, verifiedPhone: null },
    person: {
      document,
      name,
      email: visit.email,
      isEmailVerified: isOwn,
      channel: 'CLIENT_PAGE' as const,
    },
  };
}

/** The fields that may be corrected, as the newest proposal has them. */
function correctableOf({
  proposal,
  role,
  document,
  name,
  email,
}: Visit): { field: CorrectableField; current: string }[] {
  if (!actsForClient(role)) {
    const own = proposal.client.guarantors?.find(({ cpf }) => cpf === document);
    return [
      { field: 'name', current: name },
      { field: 'phone', current: own?.cellNumber ?? '' },
      { field: 'email', current: email },
      { field: 'other', current: '' },
    ];
  }
  const { address, contact } = proposal.client;
  const place = [address?.street, address?.number, address?.neighborhood].filter(Boolean).join(', ');
  return [
    { field: 'name', current: proposal.clientName },
    { field: 'phone', current: contact?.cellNumber ?? contact?.phoneNumber ?? '' },
    { field: 'email', current: contact?.email ?? '' },
    { field: 'address', current: place },
    { field: 'other', current: '' },
  ];
}

/** The requests of the visitor about their data, and what a deletion would leave. */
export const makeReadClientData =
  (seal: Seal): UseCase<typeof endpoints.readClientData, FlowContext> =>
  async (_input, context) => {
    const { visit, owner } = await openData(seal, context);
    const { db, today } = context;
    const requests = await listRequestsOfPerson(db, owner.document);
    const data = await gatherPersonData(db, owner);
    return {
      requests: requests.map(
        ({
          id,
          number,
          kind,
          status,
          receivedAt,
          dueOn,
          answer,
          answeredAt,
          kept,
        }): ClientData['requests'][number] => ({
          id,
          number,
          kind,
          status,
          receivedAt: receivedAt.toISOString(),
          dueOn,
          answer,
          answeredAt: answeredAt?.toISOString() ?? null,
          kept: kept ?? [],
        }),
      ),
      correctable: correctableOf(visit),
      kept: keptOf(data, today),
      revoked: data.revoked,
      days: await readAnswerDays(db),
      waiting: await waitingKinds(db, owner.document),
    };
  };

type Person = Awaited<ReturnType<typeof openData>>['person'];
type Act = 'receive' | 'view' | 'export' | 'revoke';

/** Stores a request of the visitor, with its entry in the trail. @throws DomainError PRS007 while one of this kind waits */
async function receive(
  visit: Visit,
  act: Act,
  values: Person & { kind: DataRequestKind } & Partial<Parameters<typeof insertDataRequest>[0]>,
  tx: WriteContext,
) {
  if (act === 'receive' && (await waitingKinds(tx.db, values.document)).includes(values.kind))
    throw new DomainError('PRS007');
  const row = await insertDataRequest({ ...values, isAnswered: act !== 'receive' }, tx);
  const { number, kind, status, dueOn, corrections, consents } = row;
  tx.audit({
    action: `data-request.${act}`,
    entity: 'data-request',
    entityId: row.id,
    after: {
      number,
      dataRequestKind: kind,
      status,
      dueOn,
      correctedFields: corrections.map(({ field }) => field),
      consents,
      linkId: visit.linkId,
      proposalId: visit.proposal.id,
    },
  });
  return row;
}

/** The data that are held of the visitor, masked as on the rest of the page. */
export const makeViewClientData =
  (seal: Seal): UseCase<typeof endpoints.viewClientData, FlowContext> =>
  async (_input, context) => {
    const { visit, owner, person } = await openData(seal, context);
    const data = await gatherPersonData(context.db, owner);
    await context.transaction((tx) => receive(visit, 'view', { ...person, kind: 'VIEW' }, tx));
    return describePersonData(data, { language: context.language, masked: true });
  };

/** Sends a fresh code to the mailbox of the link. */
export const makeSendClientDataCode =
  (seal: Seal): UseCase<typeof endpoints.sendClientDataCode, FlowContext> =>
  async (_input, context) => {
    const { visit } = await openData(seal, context);
    return sendCodeOf({ id: visit.linkId, proposalId: visit.proposal.id, email: visit.email }, seal, context);
  };

/** A wrong code counts although it is refused. @throws DomainError USE011 at `code` */
async function confirmCode(linkId: string, code: string, seal: Seal, context: FlowContext): Promise<void> {
  if (!(await context.transaction((tx) => consumeCode(linkId, code, seal, tx))))
    throw new DomainError('USE011', { fields: [{ path: 'code', key: 'verificationCode.wrong' }] });
}

/** Confirms a copy by a fresh code; it is downloaded by its id in this visit. */
export const makeExportClientData =
  (seal: Seal): UseCase<typeof endpoints.exportClientData, FlowContext> =>
  async ({ body: { code } }, context) => {
    const { visit, person } = await openData(seal, context);
    await confirmCode(visit.linkId, code, seal, context);
    const row = await context.transaction((tx) => receive(visit, 'export', { ...person, kind: 'EXPORT' }, tx));
    return { requestId: row.id };
  };

/** The copy of a confirmed request, whole. @throws DomainError SEC004 for one of another person, or an old one */
export const makeDownloadClientData =
  (seal: Seal): UseCase<typeof endpoints.downloadClientData, FlowContext> =>
  async ({ params: { requestId }, query: { format } }, context) => {
    const { owner } = await openData(seal, context);
    const request = inReach(await findDataRequest(context.db, requestId));
    const isRecent = context.now.getTime() - request.receivedAt.getTime() <= downloadMs;
    inReach(request.kind === 'EXPORT' && request.document === owner.document && isRecent ? request : null);
    const data = await gatherPersonData(context.db, owner);
    const content = format === 'json' ? asJson(data, context) : await draw(data, request, context);
    await context.transaction(async (tx) =>
      tx.audit({
        action: 'data-request.download',
        entity: 'data-request',
        entityId: request.id,
        after: { number: request.number, exportFormat: format },
      }),
    );
    return { content, contentType: mediaTypes[format], fileName: `meus-dados-${request.number}.${format}` };
  };

type Gathered = Awaited<ReturnType<typeof gatherPersonData>>;

const asJson = (data: Gathered, { now }: ReadContext): Uint8Array =>
  new TextEncoder().encode(JSON.stringify(exportPersonData(data, now), null, 2));

async function draw(data: Gathered, { number, name }: { number: string; name: string }, context: ReadContext) {
  const { language, now, today } = context;
  const { name: lenderName } = await readOfferLender(context.db, today);
  const copy = {
    lenderName,
    name,
    number,
    data: describePersonData(data, { language, masked: false }),
    kept: keptOf(data, today),
    writtenAt: now.toISOString(),
  };
  return drawForCaller(personalDataCopy, copy, language);
}

/** @throws DomainError DOM002 at each value that is not possible, PRS007 while another correction waits */
export const makeRequestClientDataCorrection =
  (seal: Seal): UseCase<typeof endpoints.requestClientDataCorrection, FlowContext> =>
  async ({ body }, context) => {
    const { visit, person } = await openData(seal, context);
    const known = correctableOf(visit);
    const corrections = body.corrections.map(({ field, wanted }) => ({
      field,
      current: known.find((one) => one.field === field)?.current ?? '',
      wanted,
    }));
    assertCorrections(corrections);
    const { number, dueOn } = await context.transaction((tx) =>
      receive(visit, 'receive', { ...person, kind: 'CORRECT', corrections }, tx),
    );
    return { number, dueOn };
  };

/** @throws DomainError USE011 at `code`, PRS007 while another deletion waits */
export const makeRequestClientDataDeletion =
  (seal: Seal): UseCase<typeof endpoints.requestClientDataDeletion, FlowContext> =>
  async ({ body: { code } }, context) => {
    const { visit, person } = await openData(seal, context);
    await confirmCode(visit.linkId, code, seal, context);
    const { number, dueOn } = await context.transaction((tx) =>
      receive(visit, 'receive', { ...person, kind: 'DELETE' }, tx),
    );
    return { number, dueOn };
  };

/** Revokes consents: from the commit on nobody is contacted by them. */
export const makeRevokeClientConsents =
  (seal: Seal): UseCase<typeof endpoints.revokeClientConsents, FlowContext> =>
  async ({ body: { consents } }, context) => {
    const { visit, owner, person } = await openData(seal, context);
    const { number } = await context.transaction(async (tx) => {
      await revokeConsents(owner, consents, tx);
      return receive(visit, 'revoke', { ...person, kind: 'REVOKE', consents }, tx);
    });
    return { number };
  };
