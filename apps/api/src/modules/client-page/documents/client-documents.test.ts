/** A client's own uploads at their page: the same intake, only their own documents, and the notices about them. */
import { buildPath, type Endpoint, endpoints } from '@estrada/endpoints/index';
import { aPerson } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { visitOfPerson } from '../../../../test/client-visit.ts';
import { contracted } from '../../../../test/contracted.ts';
import { activePdfs, jpeg } from '../../../../test/documents/sample-files.ts';
import { sendPage } from '../../../../test/documents/send-page.ts';
import { aCompleteProposal } from '../../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../../test/open-api.ts';
import { rowsOf } from '../../../../test/rows.ts';
import { headersOf } from '../../../../test/selfies/send-selfie.ts';
import { addSigner, sendOut } from '../../../../test/selfies/signing-proposal.ts';
import { testNow } from '../../../../test/test-now.ts';

let api: TestApi;
let seller: Session;
let photo: Buffer;
beforeAll(async () => {
  api = await openApi();
  photo = await jpeg();
});
beforeEach(async () => {
  api.clock.moveTo(testNow);
  await api.database.db.execute(sql`delete from rate_limits`);
  seller = await api.signIn('seller');
});
afterAll(() => api.close());

const read = (visit: string) => api.stranger.call('readClientPage', { headers: headersOf(visit) });
const submit = (visit: string) => api.stranger.call('handInClientDocuments', { headers: headersOf(visit) });
const documentsOf = async (visit: string) => (await read(visit)).body.documents;

async function send(visit: string, kind: string, content: Uint8Array = photo, sendId?: string, fileName = 'foto.jpg') {
  const boundary = 'estrada-client-page';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${fileName}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  const response = await api.server.inject({
    method: 'POST',
    url: buildPath(endpoints.sendClientDocument as Endpoint, 'public', { kind }),
    ...(sendId ? { query: { sendId } } : {}),
    headers: { ...headersOf(visit), 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
  return { status: response.statusCode, body: response.json() };
}

let seed = 7_400;
/** A proposal with requested documents, and its client at the page. */
async function asked() {
  const { id } = await aCompleteProposal(seller, aPerson(seed++));
  await api.database.db.execute(sql`update proposals set status = 'AF' where id = ${id}`);
  return { id, visit: await visitOfPerson(api, id) };
}
const trailOf = (id: string) =>
  rowsOf(api, sql`select action, actor_id as "actorId", after from audit_entries where entity_id = ${id} order by seq`);
const messagesAbout = (id: string) =>
  rowsOf(
    api,
    sql`select n.message from notifications n join proposals p on n.message like '%' || p.number || '%'
    where p.id = ${id} order by n.id`,
  );

it('accepts documents from the client, in their name and by the link, and ignores repeated uploads', async () => {
  const { id, visit } = await asked();
  expect(await documentsOf(visit)).toMatchObject({
    items: ['IDENTITY', 'INCOME_PROOF', 'ADDRESS_PROOF'].map((kind) => ({ kind, status: 'REQUIRED' })),
    maySend: true,
    mayHandIn: false,
  });
  expect(await send(visit, 'IDENTITY', photo, 'first')).toMatchObject({ status: 200, body: { pages: 1 } });
  expect((await send(visit, 'IDENTITY', photo, 'first')).body).toEqual({ pages: 1 });
  expect((await send(visit, 'IDENTITY', photo, 'second')).body).toEqual({ pages: 2 });
  expect((await documentsOf(visit)).items[0]).toMatchObject({ kind: 'IDENTITY', status: 'RECEIVED' });
  const { documents } = await seller.ok('readProposalDocuments', { params: { id } });
  const [person] = await rowsOf(api, sql`select client_name as name from proposals where id = ${id}`);
  expect(documents[0]!.pages.map(({ sentByName }) => sentByName)).toEqual([person!.name, person!.name]);
  const received = (await trailOf(id)).filter(({ action }) => action === 'proposal.document.receive');
  expect(received).toHaveLength(2);
  expect(received[0]).toMatchObject({ actorId: null, after: { documentKind: 'IDENTITY', linkId: expect.any(String) } });
});

it('refuses the files that the dealer’s upload refuses, and stores none of them', async () => {
  const { id, visit } = await asked();
  const bad = [await activePdfs['a script when it opens']!(), Buffer.from('plain words')];
  for (const content of bad) expect(await send(visit, 'IDENTITY', content)).toMatchObject({ status: 422 });
  expect(await send(visit, 'IDENTITY', photo, undefined, 'a\u202egpj.jpg')).toMatchObject({ body: { code: 'DOM002' } });
  expect(await rowsOf(api, sql`select id from document_pages where proposal_id = ${id}`)).toEqual([]);
});

it('refuses documents of the sale, accepted ones, and all when the proposal is closed or blocked', async () => {
  const { id, visit } = await asked();
  for (const kind of ['VEHICLE_INVOICE', 'CONTRACT', 'ARTICLES_OF_ASSOCIATION'])
    expect(await send(visit, kind)).toMatchObject({ body: { code: 'UPF003' } });
  await send(visit, 'IDENTITY');
  await api.database.db.execute(sql`update proposal_documents set status = 'ACCEPTED' where proposal_id = ${id}`);
  expect(await send(visit, 'IDENTITY')).toMatchObject({ body: { code: 'UPF003' } });
  for (const change of [sql`status = 'NU'`, sql`status = 'AF', blocked = true`]) {
    await api.database.db.execute(sql`update proposals set ${change} where id = ${id}`);
    expect(await send(visit, 'ADDRESS_PROOF')).toMatchObject({ status: 409, body: { code: 'PRS006' } });
    expect((await submit(visit)).body.code).toBe('PRS006');
    // a document that did not arrive in time is no longer required
    expect(await documentsOf(visit)).toMatchObject({ items: [{ kind: 'IDENTITY' }], maySend: false });
  }
});

it('shows why a document was returned, and accepts it again', async () => {
  const { id, visit } = await asked();
  await send(visit, 'IDENTITY');
  const finance = await api.signIn('finance');
  const { documents } = await finance.ok('readProposalDocuments', { params: { id } });
  const refused = { kind: 'IDENTITY', verdict: 'REFUSED', defects: ['ILLEGIBLE'], note: 'Falta o verso' } as const;
  await finance.ok('reviewProposalDocuments', {
    params: { id },
    body: { verdicts: [{ ...refused, version: documents[0]!.version }] },
  });
  expect((await documentsOf(visit)).items[0]).toEqual({
    kind: 'IDENTITY',
    status: 'REFUSED',
    defects: ['ILLEGIBLE'],
    note: 'Falta o verso',
  });
  await send(visit, 'IDENTITY');
  expect((await documentsOf(visit)).items[0]).toMatchObject({ status: 'RECEIVED', defects: [], note: null });
});

it('submits once for the same files: notifies the seller, and finance when nothing else is missing', async () => {
  const { id, visit } = await asked();
  await send(visit, 'IDENTITY');
  expect(await submit(visit)).toMatchObject({
    body: { code: 'UPF003', fields: [{ path: 'documents.INCOME_PROOF' }, { path: 'documents.ADDRESS_PROOF' }] },
  });
  expect(await messagesAbout(id)).toEqual([]);
  await send(visit, 'INCOME_PROOF');
  // the seller has uploaded the last one
  await sendPage(api, seller, { proposalId: id, kind: 'ADDRESS_PROOF' }, photo);
  expect((await documentsOf(visit)).mayHandIn).toBe(true);
  expect((await submit(visit)).status).toBe(200);
  const told = await messagesAbout(id);
  expect(told.some(({ message }) => /o cliente enviou os documentos|client has sent/.test(String(message)))).toBe(true);
  expect(told.some(({ message }) => /enviados para conferência|handed in for review/.test(String(message)))).toBe(true);
  expect((await documentsOf(visit)).mayHandIn).toBe(false);
  expect((await submit(visit)).status).toBe(200);
  expect(await messagesAbout(id)).toEqual(told);
  const acts = (await trailOf(id)).map(({ action }) => action);
  for (const act of ['proposal.clientPage.documents', 'proposal.document.submit'])
    expect(acts.filter((one) => one === act)).toHaveLength(1);
});

it('lists no documents for a guarantor, and nothing without a visit', async () => {
  const id = await contracted(api, seller, seed++);
  await sendOut(api, seller, id);
  await addSigner(api, id, seed);
  const visit = await visitOfPerson(api, id, aPerson(seed++).cpf);
  expect((await read(visit)).body).toMatchObject({ role: 'GUARANTOR', documents: { items: [], maySend: false } });
  for (const secret of [visit, '', 'x.y']) {
    expect((await send(secret, 'IDENTITY')).body.code).toBe('SEC004');
    expect((await submit(secret)).body.code).toBe('SEC004');
  }
});

it('accepts a hundred files an hour per link', async () => {
  const { visit } = await asked();
  await send(visit, 'IDENTITY');
  await api.database.db.execute(sql`update rate_limits set hits = 100 where bucket like 'client-page-files:%'`);
  expect((await send(visit, 'IDENTITY')).body.code).toBe('USE029');
});
