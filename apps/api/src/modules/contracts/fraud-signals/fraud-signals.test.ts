/** Signals that somebody else acted in a client's name: what raises them, who sees them, and what waits for their review. */
import { aPerson } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { visitBy } from '../../../../test/client-visit.ts';
import { contracted } from '../../../../test/contracted.ts';
import { aCompleteProposal } from '../../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../../test/open-api.ts';
import { rowsOf } from '../../../../test/rows.ts';
import { sendOut } from '../../../../test/selfies/signing-proposal.ts';
import { testNow } from '../../../../test/test-now.ts';
import type { WriteContext } from '../../../kernel/context.ts';
import { deviceCookieName } from '../../../kernel/http/device-cookie.ts';
import { everywhere, findProposal, makeClientLink } from '../../proposals/index.ts';
import { recordSignatoryAct } from './record-fraud-signals.ts';

let api: TestApi;
let seller: Session;
let finance: Session;
beforeAll(async () => {
  api = await openApi();
});
beforeEach(async () => {
  api.clock.moveTo(testNow);
  await api.database.db.execute(sql`delete from rate_limits`);
  seller = await api.signIn('seller');
  finance = await api.signIn('finance');
});
afterAll(() => api.close());

let seed = 7_300;
const list = async (id: string) => (await finance.ok('listFraudSignals', { params: { id } })).items;
const kindsOf = async (id: string) => {
  // a test may be a day later than its sessions
  finance = await api.signIn('finance');
  return (await list(id)).map(({ kind }) => kind).toSorted();
};
const review = (id: string, signalIds: string[], reason = 'Cliente confirmou por telefone') =>
  finance.call('reviewFraudSignals', { params: { id }, body: { signalIds, reason } });

const anAct = { document: '52998224725', name: 'Marina Alves', email: null as string | null };
type Where = { device?: string; address?: string };
/** An act of a signatory, as a call from this device and address records it. */
async function act(id: string, { device, address = '127.0.0.1' }: Where, signatory: Partial<typeof anAct> = {}) {
  const { context } = api.system();
  await context.transaction(async (tx) => {
    const http = { ...tx.http, clientAddress: address, deviceHash: () => device ?? null };
    const from: WriteContext = { ...tx, http };
    await recordSignatoryAct((await findProposal(tx.db, everywhere, id))!, 'page', { ...anAct, ...signatory }, from);
  });
}
/** The last session of the demo's seller was renewed there. */
const sellerAt = ({ device = null, address = null }: { device?: string | null; address?: string | null }) =>
  api.database.db.execute(sql`update sessions set device_hash = ${device}, client_address = ${address}
    where user_id = (select id from users where username = 'DEMO.SELLER')`);

describe('an act in a client’s name raises a signal', () => {
  it.each([
    ['STAFF_DEVICE', { device: 'd1' }],
    ['STAFF_ADDRESS', { address: '203.0.113.7' }],
  ] as const)('%s where the dealer’s staff has a session there', async (kind, where) => {
    const id = await contracted(api, seller, seed++);
    await sellerAt(where);
    await act(id, { device: 'd2', address: '203.0.113.8' });
    expect(await kindsOf(id)).toEqual([]);
    await act(id, where);
    expect(await kindsOf(id)).toEqual([kind]);
  });

  it('not for a session that ended a day ago, nor for this machine’s own address', async () => {
    const id = await contracted(api, seller, seed++);
    await sellerAt({ device: 'd3', address: '127.0.0.1' });
    await act(id, { address: '127.0.0.1' });
    await api.database.db.execute(
      sql`update sessions set ended_at = ${api.clock.now().toISOString()} where device_hash = 'd3'`,
    );
    api.clock.advance({ hours: 24 });
    await act(id, { device: 'd3' });
    expect(await kindsOf(id)).toEqual([]);
  });

  it('SHARED_DEVICE where the device acted for another person on another proposal within a day', async () => {
    const [first, second] = [await contracted(api, seller, seed++), await contracted(api, seller, seed++)];
    await act(first, { device: 'd4' });
    // a couple on one phone, and the same client again
    await act(first, { device: 'd4' }, { document: '11144477735', name: 'Ivo Lima' });
    await act(second, { device: 'd4' });
    expect(await kindsOf(second)).toEqual(['SHARED_DEVICE']);
    expect(await kindsOf(first)).toEqual([]);
    api.clock.advance({ hours: 25 });
    seller = await api.signIn('seller');
    const third = await contracted(api, seller, seed++);
    await act(third, { device: 'd4' }, { document: '12345678909' });
    expect(await kindsOf(third)).toEqual([]);
  });

  it('SHARED_MAILBOX where the mailbox signs for another person on another proposal within a day', async () => {
    const [first, second] = [await contracted(api, seller, seed++), await contracted(api, seller, seed++)];
    await sendOut(api, seller, first);
    const [signer] = await rowsOf(
      api,
      sql`select s.email, s.document from proposal_signers s join proposal_envelopes e on e.id = s.envelope_id
        where e.proposal_id = ${first}`,
    );
    await act(second, {}, { email: String(signer!.email).toUpperCase(), document: '11144477735' });
    expect(await kindsOf(second)).toEqual(['SHARED_MAILBOX']);
    await act(first, {}, { email: String(signer!.email), document: String(signer!.document) });
    expect(await kindsOf(first)).toEqual([]);
  });

  it('at the client’s own page, by the cookie of the browser in which the seller logged in', async () => {
    const id = await contracted(api, seller, seed++);
    const cookie = `${deviceCookieName}=${'a'.repeat(22)}`;
    await api.stranger.ok('login', {
      body: { username: 'DEMO.FI-MANAGER', password: 'Estrada!Demo-2026', endOtherSession: true },
      headers: { cookie },
    });
    const { context, tokens } = api.system();
    const [row] = await rowsOf(api, sql`select client_document as document from proposals where id = ${id}`);
    const linkOf = () =>
      context.transaction((tx) =>
        makeClientLink(
          { seal: tokens.seal, publicUrl: 'https://estrada.example' },
          { proposalId: id, document: String(row!.document), email: 'marina@example.com' },
          tx,
        ),
      );
    await visitBy(api, (await linkOf()).split('#')[1]!);
    expect(await kindsOf(id)).toEqual([]);
    await visitBy(api, (await linkOf()).split('#')[1]!, { cookie });
    expect(await list(id)).toMatchObject([{ kind: 'STAFF_DEVICE', act: 'page', reviewedAt: null }]);
  });

  it('once for each device or address, also after a review', async () => {
    const id = await contracted(api, seller, seed++);
    await sellerAt({ device: 'd5' });
    await act(id, { device: 'd5' });
    await act(id, { device: 'd5' });
    const [only, ...more] = await list(id);
    expect(more).toEqual([]);
    expect((await review(id, [only!.id])).status).toBe(200);
    await act(id, { device: 'd5' });
    expect(await list(id)).toMatchObject([{ id: only!.id, reviewedByName: expect.any(String) }]);
  });
});

describe('a changed contact raises a signal', () => {
  it('where the client’s e-mail or phone changes after the sending, not in a draft', async () => {
    const draft = await aCompleteProposal(seller, aPerson(seed++));
    const save = (version: number, email: string) =>
      seller.ok('updateProposal', {
        params: { id: draft.id },
        body: {
          version,
          client: { ...draft.client, contact: { ...(draft.client as { contact: object }).contact, email } },
          vehicleAdditionalInfo: draft.vehicleAdditionalInfo,
        },
      });
    const saved = await save(draft.version, 'one@example.com');
    expect(await rowsOf(api, sql`select * from proposal_fraud_signals where proposal_id = ${draft.id}`)).toEqual([]);
    await api.database.db.execute(sql`update proposals set status = 'RA' where id = ${draft.id}`);
    const same = await save(saved.version, 'ONE@example.com');
    await save(same.version, 'two@example.com');
    const rows = await rowsOf(api, sql`select kind, act from proposal_fraud_signals where proposal_id = ${draft.id}`);
    expect(rows).toEqual([{ kind: 'CONTACT_CHANGED', act: 'registration' }]);
  });

  it('where a signature is requested for another mailbox than the registered one', async () => {
    const id = await contracted(api, seller, seed++);
    const { version } = await seller.ok('readProposal', { params: { id } });
    const emails = [{ path: 'identification', email: 'another@example.com' }];
    await seller.ok('requestSignature', { params: { id }, body: { version, emails } });
    expect(await list(id)).toMatchObject([{ kind: 'CONTACT_CHANGED', act: 'request' }]);
  });
});

describe('the review', () => {
  it('is announced to finance once, and recorded with its reason; who sells sees nothing of it', async () => {
    const id = await contracted(api, seller, seed++);
    await sellerAt({ device: 'd6', address: '203.0.113.9' });
    await act(id, { device: 'd6', address: '203.0.113.9' });
    await act(id, { device: 'd6' }, { document: '11144477735' });
    const { number } = await finance.ok('readProposal', { params: { id } });
    const [told] = await rowsOf(
      api,
      sql`select count(*)::int as n from notifications where message like ${`%${number}%alerta%`}
        and user_id = (select id from users where username = 'DEMO.FINANCE')`,
    );
    expect(told!.n).toBe(1);
    const ids = (await list(id)).map((signal) => signal.id);
    expect(ids).toHaveLength(3);
    expect((await seller.call('listFraudSignals', { params: { id } })).status).toBe(403);
    const { body } = await review(id, ids);
    expect(body.items.every(({ reason }) => reason === 'Cliente confirmou por telefone')).toBe(true);
    const [entry] = await rowsOf(
      api,
      sql`select after from audit_entries where entity_id = ${id} and action = 'proposal.fraudSignal.review'`,
    );
    expect(entry!.after).toMatchObject({ reason: 'Cliente confirmou por telefone' });
  });

  it('needs a reason, and names signals of this proposal', async () => {
    const [id, other] = [await contracted(api, seller, seed++), await contracted(api, seller, seed++)];
    await sellerAt({ device: 'd7' });
    await act(id, { device: 'd7' });
    const [signal] = await list(id);
    expect((await review(id, [signal!.id], '')).body).toMatchObject({ fields: [{ path: 'reason' }] });
    expect((await review(other, [signal!.id])).status).toBe(404);
    expect((await review(id, [])).status).toBe(422);
  });

  it('comes before the confirmation of the activation', async () => {
    const id = await contracted(api, seller, seed++, { status: 'WFA' });
    const confirm = async () => {
      const { version } = await finance.ok('readProposal', { params: { id } });
      const { checklist } = await finance.ok('readSettlement', { params: { id } });
      const open = checklist.filter(({ needsReason }) => needsReason);
      const exceptions = Object.fromEntries(open.map((item) => [item.id, 'Conferido na loja']));
      return finance.call('changeProposalStatus', { params: { id, status: 'AV' }, body: { version, exceptions } });
    };
    const problems = async () => (await confirm()).body.fields?.map(({ key }: { key: string }) => key);
    expect(await problems()).toEqual(['lien.pending']);
    await sellerAt({ device: 'd8' });
    await act(id, { device: 'd8' });
    expect(await problems()).toEqual(['fraudSignals.open', 'lien.pending']);
    const missingFor = async (session: Session) =>
      (await session.ok('readSettlement', { params: { id } })).missing.map(({ key }) => key);
    expect([await missingFor(finance), await missingFor(seller)]).toEqual([['fraudSignals.open', 'lien.pending'], []]);
    const listsAlerts = async (session: Session) =>
      (await session.ok('readSettlement', { params: { id } })).checklist.some((item) => item.id === 'fraudSignals');
    expect([await listsAlerts(finance), await listsAlerts(seller)]).toEqual([true, false]);
    await review(id, [(await list(id))[0]!.id]);
    expect(await problems()).toEqual(['lien.pending']);
  });
});

it('stores devices and addresses of acts for a month', async () => {
  const id = await contracted(api, seller, seed++);
  await act(id, { device: 'd9' });
  const kept = async () => (await rowsOf(api, sql`select 1 from signatory_acts where proposal_id = ${id}`)).length;
  api.clock.advance({ days: 29 });
  await api.sweep();
  expect(await kept()).toBe(1);
  api.clock.advance({ days: 2 });
  await api.sweep();
  expect(await kept()).toBe(0);
});
