/** Biometric data: how long it is retained, what ends retention, and that the trail still verifies afterwards. */

import { discardedSelfieDays, selfieConsent } from '@estrada/domain/contracts/index';
import { contractRetentionDays, endedRetentionDays } from '@estrada/domain/documents/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contracted } from '../../../../test/contracted.ts';
import { openApi, type Session, type TestApi } from '../../../../test/open-api.ts';
import { rowsOf } from '../../../../test/rows.ts';
import { linkByMail } from '../../../../test/selfies/mailed-link.ts';
import { goodPair } from '../../../../test/selfies/sample-faces.ts';
import { headersOf, type OpenedLink, sendSelfie } from '../../../../test/selfies/send-selfie.ts';
import { sendOut } from '../../../../test/selfies/signing-proposal.ts';
import { testNow } from '../../../../test/test-now.ts';
import { verifyTrail } from '../../../kernel/audit/verify-trail.ts';

let api: TestApi;
let seller: Session;
let good: Awaited<ReturnType<typeof goodPair>>;
beforeAll(async () => {
  api = await openApi();
  good = await goodPair();
});
beforeEach(async () => {
  api.clock.moveTo(testNow);
  await api.database.db.execute(sql`delete from rate_limits`);
  seller = await api.signIn('seller');
});
afterAll(() => api.close());

let seed = 2_500;
const day = 86_400;
const list = (id: string) => seller.ok('listSelfies', { params: { id } });
const filesOf = async (id: string) => {
  const keys: string[] = [];
  for await (const key of api.files.keys()) if (key.startsWith(`selfies/${id}/`)) keys.push(key);
  return keys.length;
};
const acts = async (id: string) =>
  (
    await rowsOf(
      api,
      sql`select action from audit_entries where entity_id = ${id} and action like 'proposal.selfie.%' order by seq`,
    )
  ).map(({ action }) => (action as string).slice('proposal.selfie.'.length));
const rowOf = async (id: string) =>
  (await rowsOf(api, sql`select * from proposal_selfies where proposal_id = ${id} order by id desc limit 1`))[0]!;
/** Runs the cleanup after so many days. */
async function after(days: number): Promise<void> {
  api.clock.advance({ seconds: days * day });
  await api.sweep();
  // no session lasts that long
  seller = await api.signIn('seller');
}

async function taken(): Promise<OpenedLink> {
  const proposalSaleId = await contracted(api, seller, seed++);
  const [signerId] = await sendOut(api, seller, proposalSaleId);
  const link = await linkByMail(api, seller, proposalSaleId, signerId!);
  expect((await sendSelfie(api, link, good)).status).toBe(200);
  return link;
}
const confirm = ({ proposalSaleId, signerId, token }: OpenedLink) =>
  api.stranger.ok('confirmSelfie', {
    params: { proposalSaleId, signerId },
    body: { consentVersion: selfieConsent.version },
    headers: headersOf(token),
  });
async function accepted(): Promise<OpenedLink> {
  const link = await taken();
  await confirm(link);
  return link;
}
/** The dealer creates a new contract; the worker that generates its papers does not run here. */
async function regenerate(id: string): Promise<void> {
  const { version } = await seller.ok('readSettlement', { params: { id } });
  const body = { version, reason: 'Nome corrigido' };
  const answer = await seller.call('makeContractPapers', { params: { id }, body });
  expect([answer.status, answer.body.fields]).toEqual([200, undefined]);
}

describe('selfie pictures', () => {
  it('that were replaced are deleted after a week, and not a day earlier', async () => {
    const link = await taken();
    expect((await sendSelfie(api, link, good)).status).toBe(200);
    expect(await filesOf(link.proposalSaleId)).toBe(4);
    await after(discardedSelfieDays - 1);
    expect(await filesOf(link.proposalSaleId)).toBe(4);
    await after(2);
    expect(await filesOf(link.proposalSaleId)).toBe(2);
    expect(await acts(link.proposalSaleId)).toEqual(['send', 'receive', 'receive', 'discard']);
    expect((await list(link.proposalSaleId)).signers).toMatchObject([{ state: 'SENT' }]);
    expect((await verifyTrail(api.database.db)).problems).toEqual([]);
  });

  it('of a proposal that ended without a contract are deleted after ninety days', async () => {
    const { proposalSaleId: id } = await accepted();
    await api.database.db.execute(sql`update proposals set status = 'NU', updated_at = ${testNow} where id = ${id}`);
    await after(endedRetentionDays);
    expect(await filesOf(id)).toBe(2);
    await after(1);
    expect(await filesOf(id)).toBe(0);
    expect(await rowOf(id)).toMatchObject({ shot_id: null, status: 'ACCEPTED', erased_at: expect.anything() });
    expect((await acts(id)).at(-1)).toBe('erase');
    expect((await verifyTrail(api.database.db)).problems).toEqual([]);
  });

  it('of a contract are retained as long as its papers', async () => {
    const { proposalSaleId: id } = await accepted();
    await api.database.db.execute(sql`update proposals set status = 'OC', updated_at = ${testNow} where id = ${id}`);
    await after(contractRetentionDays);
    expect(await filesOf(id)).toBe(2);
    await after(1);
    expect(await filesOf(id)).toBe(0);
  });

  it('that belong to no row are deleted, and links are deleted a day after they end', async () => {
    const { proposalSaleId: id } = await taken();
    await api.files.write(`selfies/${id}/${'0'.repeat(26)}.front`, Buffer.from('lost'));
    expect(await filesOf(id)).toBe(3);
    await after(5);
    expect(await filesOf(id)).toBe(2);
    const links = sql`select l.id from selfie_links l join proposal_selfies s on s.id = l.selfie_id
      where s.proposal_id = ${id}`;
    expect(await rowsOf(api, links)).toEqual([]);
  });
});

describe('erasure on request', () => {
  it('requires a reviewer and a reason: the pictures are deleted, the row records it, and the selfie no longer counts', async () => {
    const link = await accepted();
    const id = link.proposalSaleId;
    const params = { id, signerId: link.signerId };
    const finance = await api.signIn('finance');
    const { front } = await finance.ok('readSelfieAddress', { params });
    expect((await seller.call('eraseSelfie', { params, body: { reason: 'x' } })).status).toBe(403);
    expect((await finance.call('eraseSelfie', { params, body: { reason: '' } })).body.code).toBe('DOM002');
    expect(await filesOf(id)).toBe(2);
    const answer = await finance.ok('eraseSelfie', { params, body: { reason: 'Pedido do titular' } });
    expect(answer).toMatchObject({ status: 'NONE', signers: [{ state: 'ERASED', reason: 'Pedido do titular' }] });
    expect(await filesOf(id)).toBe(0);
    expect((await api.server.inject({ method: 'GET', url: front })).statusCode).toBe(404);
    const { missing } = await seller.ok('readSettlement', { params: { id } });
    expect(missing.map(({ path }) => path)).toContain('selfie');
    expect((await finance.call('eraseSelfie', { params, body: { reason: 'x' } })).body.code).toBe('PRS019');
    expect((await acts(id)).at(-1)).toBe('eraseRequested');
    expect((await verifyTrail(api.database.db)).problems).toEqual([]);
    // and another is requested
    const { token } = await linkByMail(api, seller, link.proposalSaleId, link.signerId);
    expect((await sendSelfie(api, { ...link, token }, good)).status).toBe(200);
  });

  it('deletes the earlier pictures of the person at once, too', async () => {
    const link = await taken();
    for (let time = 0; time < 4; time++) expect((await sendSelfie(api, link, good)).status).toBe(200);
    await confirm(link);
    const { proposalSaleId: id, signerId } = link;
    expect(await filesOf(id)).toBe(10);
    const finance = await api.signIn('finance');
    await finance.ok('eraseSelfie', { params: { id, signerId }, body: { reason: 'Pedido do titular' } });
    expect(await filesOf(id)).toBe(0);
  });
});

describe('a new contract', () => {
  it('voids the selfies of the previous one, whose links stop working', async () => {
    const link = await taken();
    await regenerate(link.proposalSaleId);
    expect(await rowOf(link.proposalSaleId)).toMatchObject({ status: 'VOID' });
    const { status } = await api.stranger.call('readSelfieStatus', {
      params: { proposalSaleId: link.proposalSaleId, signerId: link.signerId },
      headers: headersOf(link.token),
    });
    expect(status).toBe(404);
    expect((await acts(link.proposalSaleId)).at(-1)).toBe('void');
    // an unaccepted selfie does not count
    await sendOut(api, seller, link.proposalSaleId);
    expect(await list(link.proposalSaleId)).toMatchObject({ status: 'NONE', signers: [{ state: null }] });
    await after(discardedSelfieDays + 1);
    expect(await filesOf(link.proposalSaleId)).toBe(0);
  });

  it('reuses a selfie that was confirmed less than 86,000 seconds ago, and reports it', async () => {
    const { proposalSaleId: id } = await accepted();
    const before = await rowOf(id);
    await regenerate(id);
    api.clock.advance({ seconds: 80_000 });
    seller = await api.signIn('seller');
    await sendOut(api, seller, id);
    expect(await list(id)).toMatchObject({ status: 'COMPLETED', signers: [{ state: 'ACCEPTED' }] });
    expect(await rowOf(id)).toMatchObject({ copied_from: before.id, shot_id: before.shot_id });
    expect((await acts(id)).slice(-2)).toEqual(['void', 'reuse']);
    // the same pictures, in use again
    await after(discardedSelfieDays + 1);
    expect(await filesOf(id)).toBe(2);
  });

  it('reuses no older selfie', async () => {
    const { proposalSaleId: id } = await accepted();
    await regenerate(id);
    api.clock.advance({ seconds: 86_000 });
    seller = await api.signIn('seller');
    await sendOut(api, seller, id);
    expect(await list(id)).toMatchObject({ status: 'NONE', signers: [{ state: null }] });
  });
});
