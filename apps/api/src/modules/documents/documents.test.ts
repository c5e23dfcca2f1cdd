/** Documents of a proposal: requirements, uploads, reviews, and visibility. */
import { contractRetentionDays, endedRetentionDays } from '@estrada/domain/documents/index';
import type { DocumentVerdict } from '@estrada/endpoints/index';
import { aPerson } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { activePdfs, heic, jpeg, otherFiles, pdf } from '../../../test/documents/sample-files.ts';
import { sendPage } from '../../../test/documents/send-page.ts';
import { anOpenProposal } from '../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { rowsOf } from '../../../test/rows.ts';
import { testNow } from '../../../test/test-now.ts';

let api: TestApi;
let seller: Session;
let finance: Session;
let photo: Buffer;
beforeAll(async () => {
  api = await openApi();
  photo = await jpeg();
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.moveTo(testNow);
  await api.database.db.execute(sql`delete from rate_limits`);
  seller = await api.signIn('seller');
  finance = await api.signIn('finance');
});

const read = (id: string, session = seller) => session.ok('readProposalDocuments', { params: { id } });
const documentOf = async (id: string, kind = 'IDENTITY', session = seller) =>
  (await read(id, session)).documents.find((one) => one.kind === kind)!;
const setStatus = (id: string, status: string, blocked = false) =>
  api.database.db.execute(sql`update proposals set status = ${status}, blocked = ${blocked} where id = ${id}`);
const send = (proposalId: string, kind = 'IDENTITY', content: Uint8Array = photo, session = seller) =>
  sendPage(api, session, { proposalId, kind }, content);
const review = (id: string, verdicts: DocumentVerdict[], session = finance) =>
  session.call('reviewProposalDocuments', { params: { id }, body: { verdicts } });
const trailOf = (id: string) =>
  rowsOf(
    api,
    sql`select action, after, before from audit_entries where entity_id = ${id} and action like 'proposal.document.%' order by seq`,
  );
let number = 900;
const aProposal = () => anOpenProposal(seller, aPerson(number++));
/** A proposal under analysis with so many pages of its identity document. */
async function received(pages = 1) {
  const { id } = await aProposal();
  for (let page = 0; page < pages; page++) expect((await send(id)).status).toBe(200);
  await setStatus(id, 'PD');
  return { id, document: await documentOf(id) };
}

describe('200', () => {
  it('lists the required documents before anything is sent', async () => {
    const { id } = await aProposal();
    const { documents, can, limits } = await read(id);
    expect(documents.map(({ kind, status, version }) => [kind, status, version])).toEqual(
      ['IDENTITY', 'INCOME_PROOF', 'ADDRESS_PROOF', 'VEHICLE_INVOICE', 'CONTRACT'].map((kind) => [kind, 'REQUIRED', 0]),
    );
    expect([can, limits]).toEqual([
      { send: true, submit: false, review: false, view: true },
      { maxBytes: 10_485_760, maxPages: 20 },
    ]);
  });

  it('accepts pictures and PDFs by content, whatever the file name, and preserves their order', async () => {
    const { id } = await aProposal();
    await send(id);
    await sendPage(api, seller, { proposalId: id, kind: 'IDENTITY' }, heic(), { fileName: 'verso.heic' });
    const { status } = await sendPage(api, seller, { proposalId: id, kind: 'IDENTITY' }, await pdf(3), {
      fileName: 'called-a-photo.png',
    });
    expect(status).toBe(200);
    const document = await documentOf(id);
    expect([document.status, document.version]).toEqual(['RECEIVED', 3]);
    expect(document.pages.map(({ contentType, pageCount, fileName }) => [contentType, pageCount, fileName])).toEqual([
      ['image/jpeg', 1, 'foto.jpg'],
      ['image/jpeg', 1, 'verso.heic'],
      ['application/pdf', 3, 'called-a-photo.png'],
    ]);
    const [first] = await trailOf(id);
    expect(first).toMatchObject({ action: 'proposal.document.receive', after: { documentKind: 'IDENTITY' } });
    // a file name may be a person's name: the trail masks it
    expect(JSON.stringify(first)).not.toContain('foto.jpg');
  });

  it('reorders and rotates pages, and removes one with its file', async () => {
    const { id, document } = await received(3);
    const [a, b, c] = document.pages.map((page) => page.id);
    const pages = [
      { id: c!, turn: 90 as const },
      { id: a!, turn: 0 as const },
      { id: b!, turn: 270 as const },
    ];
    const arranged = await seller.call('arrangeProposalDocument', {
      params: { id, kind: 'IDENTITY' },
      body: { version: document.version, pages },
    });
    expect(arranged.status).toBe(200);
    expect((await documentOf(id)).pages.map(({ id: page, turn }) => ({ id: page, turn }))).toEqual(pages);
    const { url } = await seller.ok('readDocumentAddress', { params: { id, pageId: a! } });
    expect((await seller.call('removeDocumentPage', { params: { id, pageId: a! } })).status).toBe(200);
    expect((await documentOf(id)).pages.map((page) => page.id)).toEqual([c, b]);
    expect((await api.server.inject(url)).statusCode).toBe(404);
  });

  it('is required again after its last page is removed', async () => {
    const { id, document } = await received();
    await seller.ok('removeDocumentPage', { params: { id, pageId: document.pages[0]!.id } });
    expect(await documentOf(id)).toMatchObject({ status: 'REQUIRED', pages: [] });
  });

  it('notifies the seller of all defects at once, and accepts the documents sent again', async () => {
    const { id, document } = await received();
    await send(id, 'INCOME_PROOF');
    await send(id, 'ADDRESS_PROOF');
    const { body, status } = await review(id, [
      { kind: 'IDENTITY', version: document.version, verdict: 'REFUSED', defects: ['ILLEGIBLE', 'INCOMPLETE'] },
      { kind: 'INCOME_PROOF', version: 1, verdict: 'REFUSED', defects: ['OTHER'], note: 'Falta o carimbo' },
      { kind: 'ADDRESS_PROOF', version: 1, verdict: 'ACCEPTED' },
    ]);
    expect(status).toBe(200);
    expect(body.documents.map((one) => one.status)).toEqual(['REFUSED', 'REFUSED', 'ACCEPTED', 'REQUIRED', 'REQUIRED']);
    const { items } = await seller.ok('readNotifications');
    const told = items.map(({ message }) => message).filter((message) => message.includes('documentos recusados'));
    expect(told).toHaveLength(1);
    for (const part of ['Documento de identidade: Ilegível, Faltam páginas', 'Falta o carimbo'])
      expect(told[0]).toContain(part);
    expect(await documentOf(id, 'INCOME_PROOF')).toMatchObject({ defects: ['OTHER'], note: 'Falta o carimbo' });
    await send(id, 'INCOME_PROOF');
    expect(await documentOf(id, 'INCOME_PROOF')).toMatchObject({ status: 'RECEIVED', defects: [], note: null });
  });

  it('notifies the seller in their preferred language', async () => {
    // one notice of a kind is shown at a time
    await api.database.db.execute(sql`delete from notifications`);
    const { id, document } = await received();
    const params = { type: 'DEALER', username: 'DEMO.SELLER' } as const;
    await seller.ok('chooseLanguage', { params, body: { language: 'en' } });
    await review(id, [{ kind: 'IDENTITY', version: document.version, verdict: 'REFUSED', defects: ['ILLEGIBLE'] }]);
    const { items } = await seller.ok('readNotifications');
    expect(items.map(({ message }) => message)).toContainEqual(
      expect.stringMatching(/^Proposal \d+: send the refused documents again\. Identity document: Illegible\.$/),
    );
    await seller.ok('chooseLanguage', { params, body: { language: 'pt-BR' } });
  });

  it('serves a page from a signed address for two minutes, never as a page of the portal, and records who opened it', async () => {
    const { id, document } = await received();
    const pageId = document.pages[0]!.id;
    const { url } = await finance.ok('readDocumentAddress', { params: { id, pageId } });
    const answer = await api.server.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': expect.stringContaining('attachment; filename="identity-1.jpg"'),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, no-store',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect((await sharp(answer.rawPayload).metadata()).format).toBe('jpeg');
    expect((await trailOf(id)).at(-1)).toMatchObject({
      action: 'proposal.document.view',
      after: { documentKind: 'IDENTITY', pageId },
    });
    const other = url.replace(pageId, '0'.repeat(26));
    const longer = url.replace(/expires=(\d+)/, (_all, at: string) => `expires=${Number(at) + 1}`);
    for (const changed of [other, longer, `${url}x`]) expect((await api.server.inject(changed)).statusCode).toBe(404);
    api.clock.advance({ seconds: 121 });
    const late = await api.server.inject(url);
    expect([late.statusCode >= 400, late.json().code]).toEqual([true, 'SIS002']);
  });

  it('accepts late documents until the payment is made', async () => {
    const { id } = await aProposal();
    await setStatus(id, 'AV');
    expect((await send(id, 'CONTRACT')).status).toBe(200);
  });
});

describe('403 and 404', () => {
  it('hides the documents of a dealer from other dealers, at every address', async () => {
    const { id, document } = await received();
    const own = await anOpenProposal(await api.signIn('DEMO2.SELLER'), aPerson(number++));
    const foreign = await api.signIn('DEMO2.SELLER');
    const pageId = document.pages[0]!.id;
    const body = { version: document.version, pages: [{ id: pageId, turn: 90 as const }] };
    const refused = [
      await foreign.call('readProposalDocuments', { params: { id } }),
      await send(id, 'IDENTITY', photo, foreign),
      await foreign.call('arrangeProposalDocument', { params: { id, kind: 'IDENTITY' }, body }),
      await foreign.call('removeDocumentPage', { params: { id, pageId } }),
      await foreign.call('removeDocumentPage', { params: { id: own.id, pageId } }),
      await foreign.call('readDocumentAddress', { params: { id, pageId } }),
      await foreign.call('readDocumentAddress', { params: { id: own.id, pageId } }),
    ];
    expect(refused.map(({ status, body: said }) => [status, said.code])).toEqual(refused.map(() => [404, 'SEC004']));
    expect((await documentOf(id)).pages).toEqual(document.pages);
  });

  it('shows read-only roles the progress, and no page', async () => {
    const { id, document } = await received();
    const viewer = await api.signIn('admin-internal');
    expect((await read(id, viewer)).can).toEqual({ send: false, submit: false, review: false, view: false });
    const { status } = await viewer.call('readDocumentAddress', {
      params: { id, pageId: document.pages[0]!.id },
    });
    expect(status).toBe(403);
  });

  it('forbids senders to review, and reviewers to send', async () => {
    const { id, document } = await received();
    const verdict = { kind: 'IDENTITY', version: document.version, verdict: 'ACCEPTED' } as const;
    expect((await review(id, [verdict], seller)).status).toBe(403);
    const { status } = await sendPage(api, finance, { proposalId: id, kind: 'IDENTITY', userType: 'gmf' }, photo);
    expect(status).toBe(403);
  });
});

describe('409', () => {
  it('refuses pages of a proposal that is blocked, paid or ended', async () => {
    const { id } = await aProposal();
    for (const [status, blocked, code] of [
      ['PD', true, 'PRS002'],
      ['PS', false, 'PRS006'],
      ['OC', false, 'PRS006'],
      ['NU', false, 'PRS006'],
    ] as const) {
      await setStatus(id, status, blocked);
      const answer = await send(id);
      expect([answer.status, answer.body.code]).toEqual([409, code]);
    }
    expect((await documentOf(id)).pages).toEqual([]);
  });

  it('refuses the whole review when a document changed since it was read', async () => {
    const { id, document } = await received();
    await send(id, 'INCOME_PROOF');
    await send(id);
    const { status, body } = await review(id, [
      { kind: 'INCOME_PROOF', version: 1, verdict: 'ACCEPTED' },
      { kind: 'IDENTITY', version: document.version, verdict: 'ACCEPTED' },
    ]);
    expect([status, body.code]).toEqual([409, 'SET001']);
    expect((await documentOf(id, 'INCOME_PROOF')).status).toBe('RECEIVED');
  });

  it('refuses a page order with a missing, duplicate or foreign page, or of an old version', async () => {
    const { id, document } = await received(2);
    const { document: other } = await received();
    const [a, b] = document.pages.map((page) => ({ id: page.id, turn: 0 as const }));
    const foreign = { id: other.pages[0]!.id, turn: 0 as const };
    for (const [version, pages] of [
      [document.version, [a!]],
      [document.version, [a!, a!]],
      [document.version, [a!, foreign]],
      [document.version - 1, [b!, a!]],
    ] as const) {
      const body = { version, pages: [...pages] };
      const answer = await seller.call('arrangeProposalDocument', { params: { id, kind: 'IDENTITY' }, body });
      expect([answer.status, answer.body.code]).toEqual([409, 'SET001']);
    }
  });
});

describe('413 and 422', () => {
  it('refuses files that are not documents with a clear message, and stores nothing', async () => {
    const { id } = await aProposal();
    for (const [content, key] of [
      [otherFiles['an SVG with a script']!, 'document.type'],
      [otherFiles['a page of HTML']!, 'document.type'],
      [await pdf(1, { userPassword: 'secret' }), 'document.pdfProtected'],
      [await activePdfs['a script when it opens']!(), 'document.pdfActive'],
    ] as const) {
      const { status, body } = await send(id, 'IDENTITY', content);
      expect([status, body.code, body.fields?.[0]?.path, body.fields?.[0]?.key]).toEqual([422, 'UPF003', 'file', key]);
    }
    expect(await documentOf(id)).toMatchObject({ status: 'REQUIRED', version: 0, pages: [] });
  });

  it('refuses more than ten megabytes', async () => {
    const { id } = await aProposal();
    const { status, body } = await send(id, 'IDENTITY', Buffer.alloc(10 * 1024 * 1024 + 1, 0xff));
    expect([status, body.code]).toEqual([413, 'SIS005']);
  });

  it('refuses a document that this proposal does not need, and one that no proposal needs', async () => {
    const { id } = await aProposal();
    const { status, body } = await send(id, 'SIGNER_IDENTITY');
    expect([status, body.fields?.[0]?.key]).toEqual([422, 'document.notInSet']);
    expect((await send(id, 'PASSPORT_OF_NOBODY')).status).toBe(422);
  });

  it('refuses the twenty-first page, and any change of accepted documents', async () => {
    const { id, document } = await received();
    const [page] = document.pages;
    await api.database.db.execute(sql`
      insert into document_pages (id, proposal_id, kind, position, turn, file_name, content_type, size_bytes, page_count, sha256, sent_by_name, sent_at)
      select lpad(n::text, 26, '0'), proposal_id, kind, n, turn, file_name, content_type, size_bytes, page_count, sha256, sent_by_name, sent_at
      from document_pages, generate_series(2, 20) as n where id = ${page!.id}`);
    expect((await send(id)).body.fields?.[0]?.key).toBe('document.tooManyPages');
    await review(id, [{ kind: 'IDENTITY', version: document.version, verdict: 'ACCEPTED' }]);
    expect((await send(id)).body.fields?.[0]?.key).toBe('document.isAccepted');
    const removal = await seller.call('removeDocumentPage', { params: { id, pageId: page!.id } });
    expect(removal.body.fields?.[0]?.key).toBe('document.isAccepted');
  });

  it('requires a reason at its field for every refusal, and each document only once', async () => {
    const { id, document } = await received();
    const one = { kind: 'IDENTITY', version: document.version } as const;
    for (const [verdicts, problems] of [
      [[{ ...one, verdict: 'REFUSED' }], [['verdicts.0.defects', 'document.wantsDefect']]],
      [[{ ...one, verdict: 'REFUSED', defects: ['OTHER'] }], [['verdicts.0.note', 'document.wantsNote']]],
      [
        [
          { ...one, verdict: 'ACCEPTED' },
          { ...one, verdict: 'ACCEPTED' },
        ],
        [['verdicts.1.kind', 'document.repeated']],
      ],
      [[{ ...one, kind: 'CONTRACT', verdict: 'ACCEPTED' }], [['verdicts', 'document.nothingReceived']]],
    ] as const) {
      const { status, body } = await review(id, verdicts as unknown as DocumentVerdict[]);
      expect([status, body.code, body.fields?.map(({ path, key }) => [path, key])]).toEqual([422, 'DOM002', problems]);
    }
    expect((await documentOf(id)).status).toBe('RECEIVED');
  });
});

it('deletes pages when due: after ninety days when there was no contract, otherwise after eleven years', async () => {
  const [ended, contract] = [await received(), await received()];
  await setStatus(ended.id, 'NU');
  await setStatus(contract.id, 'OC');
  const pagesOf = async ({ id }: { id: string }) =>
    (await rowsOf(api, sql`select id from document_pages where proposal_id = ${id}`)).length;
  const { url } = await seller.ok('readDocumentAddress', {
    params: { id: contract.id, pageId: contract.document.pages[0]!.id },
  });
  const [row] = await rowsOf(api, sql`select updated_at from proposals where id = ${ended.id}`);
  const changed = new Date(String(row!.updated_at)).getTime();
  const after = async (days: number) => {
    api.clock.moveTo(new Date(changed + days * 86_400_000).toISOString());
    await api.sweep();
    return [await pagesOf(ended), await pagesOf(contract)];
  };
  expect(await after(endedRetentionDays - 1)).toEqual([1, 1]);
  expect(await after(endedRetentionDays + 1)).toEqual([0, 1]);
  expect((await trailOf(ended.id)).at(-1)).toMatchObject({
    action: 'proposal.document.erase',
    after: { pageCount: 1 },
  });
  expect(await after(contractRetentionDays + 1)).toEqual([0, 0]);
  api.clock.moveTo(testNow);
  expect((await api.server.inject(url)).statusCode).toBe(404);
});

it('erases the other pages when the files of one proposal cannot be removed, and that one in the same night', async () => {
  const [locked, other] = [await received(), await received()];
  // the longest waiting one is processed first
  for (const [index, { id }] of [locked, other].entries()) {
    const days = endedRetentionDays + 2 - index;
    await api.database.db.execute(sql`
      update proposals set status = 'NU', updated_at = ${testNow}::timestamptz - ${days}::int * interval '1 day' where id = ${id}`);
  }
  await api.database.db.execute(sql`delete from settings where name = 'day:night'`);
  const { remove } = api.files;
  api.files.remove = async (key) => {
    if (key.includes(locked.id)) throw new Error('file is locked');
    return remove.call(api.files, key);
  };
  await expect(api.sweep()).rejects.toThrow('file is locked');
  const pagesOf = async ({ id }: { id: string }) =>
    (await rowsOf(api, sql`select id from document_pages where proposal_id = ${id}`)).length;
  expect([await pagesOf(locked), await pagesOf(other)]).toEqual([1, 0]);
  const desk = await api.signIn('service-desk');
  const shown = async () => (await desk.ok('listJobs')).items.find(({ recordId }) => recordId === locked.id);
  expect(await shown()).toMatchObject({ name: 'documents.erase-pages', state: 'waiting' });

  await api.work();
  await expect.poll(shown).toMatchObject({ state: 'waiting', error: 'file is locked', nextTryAt: expect.anything() });
  api.files.remove = remove;
  await expect.poll(() => pagesOf(locked), { timeout: 30_000 }).toBe(0);
  expect((await trailOf(locked.id)).at(-1)).toMatchObject({ action: 'proposal.document.erase' });
}, 60_000);
