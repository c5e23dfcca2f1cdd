/** The signed documents of a contract: the finance kit, and the adhesion of a life insurance that was sold. */
import { type Endpoint, endpoints } from '@estrada/endpoints/index';
import { aPerson, aSellerInfo } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jpeg, otherFiles } from '../../../test/documents/sample-files.ts';
import { sendPage } from '../../../test/documents/send-page.ts';
import { anOpenProposal } from '../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { rowsOf } from '../../../test/rows.ts';

let api: TestApi;
let seller: Session;
let finance: Session;
let photo: Buffer;
beforeAll(async () => {
  api = await openApi();
  photo = await jpeg();
  seller = await api.signIn('seller');
  finance = await api.signIn('finance');
});
afterAll(() => api.close());

let number = 1_400;
/** A proposal in a status, with or without a life insurance among the financed products. */
async function standingAt(status: string, { hasLife = false } = {}) {
  const { id } = await anOpenProposal(seller, aPerson(number++));
  await setStatus(id, status);
  if (hasLife)
    await api.database.db.execute(sql`update proposals set figures = jsonb_set(figures, '{financedItems}',
      '[{"code": "LIFE", "labelPt": "Seguro de vida", "labelEn": "Life insurance", "amountCents": 90000}]') where id = ${id}`);
  return id;
}
const setStatus = (id: string, status: string, blocked = false) =>
  api.database.db.execute(sql`update proposals set status = ${status}, blocked = ${blocked} where id = ${id}`);
const calls = { FINANCE_KIT: 'sendFinanceKit', LIFE_INSURANCE: 'sendLifeInsurance' } as const;
const send = (proposalId: string, kind: keyof typeof calls, session = seller, content: Uint8Array = photo) =>
  sendPage(api, session, { proposalId }, content, { endpoint: endpoints[calls[kind]] as Endpoint });
const read = (id: string, session = seller) => session.ok('readProposalDocuments', { params: { id } });
const kindsOf = async (id: string) => (await read(id)).documents.map(({ kind }) => kind);
const documentOf = async (id: string, kind: string) =>
  (await read(id)).documents.find((document) => document.kind === kind);

describe('200', () => {
  it('requires them once there is a contract, and the adhesion only when life insurance was sold', async () => {
    const id = await standingAt('AF', { hasLife: true });
    expect(await kindsOf(id)).not.toContain('FINANCE_KIT');
    await setStatus(id, 'PU');
    expect((await kindsOf(id)).slice(-2)).toEqual(['FINANCE_KIT', 'LIFE_INSURANCE']);
    expect((await kindsOf(await standingAt('PU'))).at(-1)).toBe('FINANCE_KIT');
  });

  it('accepts their pages like those of any document, and has them reviewed', async () => {
    const id = await standingAt('PU', { hasLife: true });
    for (const kind of ['FINANCE_KIT', 'LIFE_INSURANCE'] as const) {
      expect((await send(id, kind)).status).toBe(200);
      expect((await sendPage(api, seller, { proposalId: id, kind }, photo)).status).toBe(200);
      expect(await documentOf(id, kind)).toMatchObject({ status: 'RECEIVED', version: 2, pages: [{}, {}] });
    }
    const { documents } = await finance.ok('reviewProposalDocuments', {
      params: { id },
      body: { verdicts: [{ kind: 'FINANCE_KIT', version: 2, verdict: 'ACCEPTED' }] },
    });
    expect(documents.find(({ kind }) => kind === 'FINANCE_KIT')!.status).toBe('ACCEPTED');
    const trail = await rowsOf(
      api,
      sql`select after from audit_entries where entity_id = ${id} and action = 'proposal.document.receive' order by seq`,
    );
    expect(trail.map(({ after }) => (after as { documentKind: string }).documentKind)).toEqual([
      ...['FINANCE_KIT', 'FINANCE_KIT', 'LIFE_INSURANCE', 'LIFE_INSURANCE'],
    ]);
  });

  it('retains the signed pages of a void contract, and requires them again', async () => {
    const id = await standingAt('PU');
    await send(id, 'FINANCE_KIT');
    const { version } = await seller.ok('readProposal', { params: { id } });
    const rectified = await seller.call('rectifyProposal', {
      body: {
        id,
        version,
        vehicleAdditionalInfo: { ...aSellerInfo(), chassis: '9BGKS48U0RG123456' },
        reason: 'Chassi',
      },
    });
    expect(rectified.status).toBe(200);
    expect(await kindsOf(id)).not.toContain('FINANCE_KIT');
    await setStatus(id, 'PU');
    expect(await documentOf(id, 'FINANCE_KIT')).toMatchObject({
      status: 'REFUSED',
      defects: ['VOID_CONTRACT'],
      version: 2,
      pages: [{}],
    });
    const trail = await rowsOf(
      api,
      sql`select after from audit_entries where entity_id = ${id} and action = 'proposal.document.void'`,
    );
    expect(trail).toEqual([{ after: { refused: 'FINANCE_KIT' } }]);
    expect((await send(id, 'FINANCE_KIT')).body.documents.find(({ kind }) => kind === 'FINANCE_KIT')).toMatchObject({
      status: 'RECEIVED',
      defects: [],
    });
  });
});

describe('403 and 404', () => {
  it('hides the proposal of another dealer, and forbids reviewers to send', async () => {
    const id = await standingAt('PU', { hasLife: true });
    const foreign = await api.signIn('DEMO2.SELLER');
    for (const kind of ['FINANCE_KIT', 'LIFE_INSURANCE'] as const) {
      const { status, body } = await send(id, kind, foreign);
      expect([status, body.code]).toEqual([404, 'SEC004']);
      const endpoint = endpoints[calls[kind]] as Endpoint;
      const own = await sendPage(api, finance, { proposalId: id, userType: 'gmf' }, photo, { endpoint });
      expect(own.status).toBe(403);
    }
    expect((await documentOf(id, 'FINANCE_KIT'))!.pages).toEqual([]);
  });
});

describe('409', () => {
  it('refuses pages of a proposal that is blocked, paid or ended', async () => {
    const id = await standingAt('PU', { hasLife: true });
    for (const [status, blocked, code] of [
      ['PU', true, 'PRS002'],
      ['PS', false, 'PRS006'],
      ['NU', false, 'PRS006'],
    ] as const)
      for (const kind of ['FINANCE_KIT', 'LIFE_INSURANCE'] as const) {
        await setStatus(id, status, blocked);
        const answer = await send(id, kind);
        expect([answer.status, answer.body.code]).toEqual([409, code]);
      }
  });
});

describe('422', () => {
  it('refuses them before the contract, and the adhesion of a product that was not sold', async () => {
    const early = await standingAt('AF', { hasLife: true });
    const unsold = await standingAt('PU');
    for (const answer of [
      await send(early, 'FINANCE_KIT'),
      await send(early, 'LIFE_INSURANCE'),
      await send(unsold, 'LIFE_INSURANCE'),
      await sendPage(api, seller, { proposalId: early, kind: 'FINANCE_KIT' }, photo),
    ])
      expect([answer.status, answer.body.code, answer.body.fields?.[0]?.key]).toEqual([
        ...[422, 'UPF003', 'document.notInSet'],
      ]);
  });

  it('refuses files that are not documents, and stores nothing', async () => {
    const id = await standingAt('PU');
    const { status, body } = await send(id, 'FINANCE_KIT', seller, otherFiles['a page of HTML']!);
    expect([status, body.code, body.fields?.[0]?.key]).toEqual([422, 'UPF003', 'document.type']);
    expect(await documentOf(id, 'FINANCE_KIT')).toMatchObject({ status: 'REQUIRED', pages: [] });
  });
});
