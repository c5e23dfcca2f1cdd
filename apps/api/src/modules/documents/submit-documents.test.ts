/** Documents submitted for review: what is missing, who is notified, and once for the same pages. */
import { aPerson } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jpeg } from '../../../test/documents/sample-files.ts';
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
beforeEach(() => api.database.db.execute(sql`delete from notifications`));

let number = 1_500;
const people = ['IDENTITY', 'INCOME_PROOF', 'ADDRESS_PROOF'] as const;
const setStatus = (id: string, status: string, blocked = false) =>
  api.database.db.execute(sql`update proposals set status = ${status}, blocked = ${blocked} where id = ${id}`);
const send = (proposalId: string, kind: string) => sendPage(api, seller, { proposalId, kind }, photo);
/** A proposal in a status with a page of each of these documents. */
async function holding(kinds: readonly string[], status = 'PD') {
  const proposal = await anOpenProposal(seller, aPerson(number++));
  await setStatus(proposal.id, 'PU');
  for (const kind of kinds) expect((await send(proposal.id, kind)).status).toBe(200);
  await setStatus(proposal.id, status);
  return proposal;
}
const submit = (proposalId: string, session = seller) =>
  session.call('submitProposalDocuments', { query: { proposalId } });
const submissionOf = async (id: string) => (await seller.ok('readProposalDocuments', { params: { id } })).submission;
const told = async (session = finance) =>
  (await session.ok('readNotifications')).items
    .map(({ message }) => message)
    .filter((one) => one.includes('conferência'));
const trailOf = (id: string) =>
  rowsOf(api, sql`select after from audit_entries where entity_id = ${id} and action = 'proposal.document.submit'`);

describe('200', () => {
  it('notifies finance once per set of pages, and again when the pages change', async () => {
    const { id, number: proposalNumber } = await holding(people);
    expect(await submissionOf(id)).toEqual({ state: 'READY', missing: [], at: null });
    const { status, body } = await submit(id);
    expect([status, body.submission.state, body.can.submit]).toEqual([200, 'DONE', true]);
    expect((await submit(id)).status).toBe(200);
    expect(await submissionOf(id)).toEqual(body.submission);
    expect(await told()).toEqual([`Proposta ${proposalNumber}: os documentos foram enviados para conferência.`]);
    expect(await trailOf(id)).toMatchObject([{ after: { pageCount: 3 } }]);
    await api.database.db.execute(sql`delete from notifications`);
    await send(id, 'IDENTITY');
    expect((await submissionOf(id)).state).toBe('READY');
    await submit(id);
    expect(await told()).toHaveLength(1);
    expect(await trailOf(id)).toMatchObject([{ after: { pageCount: 3 } }, { after: { pageCount: 4 } }]);
  });

  it('notifies the earlier reviewers only, not the rest of finance', async () => {
    await api.database.db.execute(sql`insert into users select (jsonb_populate_record(u, jsonb_build_object(
      'id', lpad('finance2', 26, '0'), 'username', 'DEMO.FINANCE-2', 'email', 'finance2@example.com'))).* from users u
      where username = 'DEMO.FINANCE' on conflict do nothing`);
    const receivers = async () =>
      (
        await rowsOf(
          api,
          sql`select distinct u.username from notifications n join users u on u.id = n.user_id order by 1`,
        )
      ).map(({ username }) => username);
    const { id } = await holding(people);
    await submit(id);
    expect(await receivers()).toEqual(expect.arrayContaining(['DEMO.FINANCE', 'DEMO.FINANCE-2']));
    await finance.ok('reviewProposalDocuments', {
      params: { id },
      body: { verdicts: [{ kind: 'IDENTITY', version: 1, verdict: 'REFUSED', defects: ['ILLEGIBLE'] }] },
    });
    await send(id, 'IDENTITY');
    await api.database.db.execute(sql`delete from notifications`);
    await submit(id);
    expect(await receivers()).toEqual(['DEMO.FINANCE']);
  });

  it('notifies of nothing that is already reviewed', async () => {
    const { id } = await holding(people);
    await finance.ok('reviewProposalDocuments', {
      params: { id },
      body: { verdicts: people.map((kind) => ({ kind, version: 1, verdict: 'ACCEPTED' as const })) },
    });
    expect(await submissionOf(id)).toEqual({ state: 'DONE', missing: [], at: null });
    expect((await submit(id)).status).toBe(200);
    expect([await told(), await trailOf(id)]).toEqual([[], []]);
  });
});

describe('403 and 404', () => {
  it('hides the proposal of another dealer, and forbids reviewers to submit', async () => {
    const { id } = await holding(people);
    const { status, body } = await submit(id, await api.signIn('DEMO2.SELLER'));
    expect([status, body.code]).toEqual([404, 'SEC004']);
    expect((await submit(id, finance)).status).toBe(403);
    expect([await told(), await trailOf(id)]).toEqual([[], []]);
  });
});

describe('409', () => {
  it('refuses before the proposal is sent, while it is blocked, and once it is paid or ended', async () => {
    const { id } = await holding(people);
    for (const [status, blocked, code] of [
      ['WO', false, 'PRS006'],
      ['PD', true, 'PRS002'],
      ['PS', false, 'PRS006'],
      ['NU', false, 'PRS006'],
    ] as const) {
      await setStatus(id, status, blocked);
      const answer = await submit(id);
      expect([answer.status, answer.body.code]).toEqual([409, code]);
      expect((await seller.ok('readProposalDocuments', { params: { id } })).can.submit).toBe(false);
    }
    expect(await trailOf(id)).toEqual([]);
  });
});

describe('422', () => {
  it('names missing documents: before the contract the earlier ones only, afterwards also the finance kit', async () => {
    const { id } = await holding(['IDENTITY']);
    const early = await submit(id);
    expect([early.status, early.body.code, early.body.fields?.map(({ path, key }) => [path, key])]).toEqual([
      ...[422, 'UPF003'],
      ['INCOME_PROOF', 'ADDRESS_PROOF'].map((kind) => [`documents.${kind}`, 'document.isMissing']),
    ]);
    const { id: standing } = await holding(people, 'PU');
    const pathsOf = async () => (await submit(standing)).body.fields?.map(({ path }) => path);
    expect(await pathsOf()).toEqual(['documents.VEHICLE_INVOICE', 'documents.CONTRACT', 'documents.FINANCE_KIT']);
    expect((await submissionOf(standing)).missing.at(-1)).toEqual({
      kind: 'FINANCE_KIT',
      name: 'Kit de financiamento assinado',
    });
    await send(standing, 'FINANCE_KIT');
    expect(await pathsOf()).toEqual(['documents.VEHICLE_INVOICE']);
    await send(standing, 'VEHICLE_INVOICE');
    expect((await submit(standing)).status).toBe(200);
    expect(await trailOf(standing)).toHaveLength(1);
  });
});
