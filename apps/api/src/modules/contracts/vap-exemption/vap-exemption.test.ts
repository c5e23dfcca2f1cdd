/**
 * The exemption of products from the electronic signature: who requests it, what the link shows, and what its
 * confirmation stores.
 */
import { vapExemptionLinkHours, vapExemptionText } from '@estrada/domain/contracts/index';
import { aPerson } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aSavedSimulation } from '../../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../../test/open-api.ts';
import { rowsOf } from '../../../../test/rows.ts';
import { headersOf } from '../../../../test/selfies/send-selfie.ts';
import { testNow } from '../../../../test/test-now.ts';

let api: TestApi;
let seller: Session;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.moveTo(testNow);
  await api.database.db.execute(sql`delete from rate_limits`);
  seller = await api.signIn('seller');
});

let seed = 3_900;
const { version } = vapExemptionText;
async function aProposal(products: string[] = ['GAP']): Promise<string> {
  const simulation = await aSavedSimulation(seller, aPerson(seed++), { products });
  return (await seller.ok('submitProposal', { query: {}, body: { simulationId: simulation.id, term: 36 } })).id;
}
const make = (id: string, session = seller) => session.call('makeVapExemptionLink', { params: { id } });
const stateOf = (id: string, session = seller) => session.ok('readVapExemption', { params: { id } });
const look = (token: string) => api.stranger.call('readVapExemptionPage', { headers: headersOf(token) });
const confirm = (token: string, said: string = version) =>
  api.stranger.call('confirmVapExemption', { body: { version: said }, headers: headersOf(token) });
async function aLink() {
  const id = await aProposal();
  const { status, body } = await make(id);
  expect(status).toBe(200);
  return { id, ...body };
}
const trail = (id: string) =>
  rowsOf(
    api,
    sql`select action, before, after from audit_entries where entity_id = ${id} and action like 'proposal.vapExemption.%' order by seq`,
  );
const set = (id: string, changes: string) =>
  api.database.db.execute(sql`update proposals set ${sql.raw(changes)} where id = ${id}`);

describe('200', () => {
  it('shows the requester, the sale and its products, and only the first name of the client', async () => {
    const person = aPerson(seed);
    const { id, token, url, text: words, expiresAt } = await aLink();
    expect(url.endsWith(`/vapsExemption#${token}`)).toBe(true);
    expect(words).toContain(url);
    expect(Date.parse(expiresAt) - Date.parse(testNow)).toBe(vapExemptionLinkHours * 3_600_000);
    const { status, body } = await look(token);
    expect(status).toBe(200);
    expect(body).toMatchObject({ firstName: person.name.split(' ')[0], language: 'pt-BR', expiresAt });
    expect(body.text).toEqual(vapExemptionText);
    expect(body.products).toMatchObject([{ code: 'GAP' }]);
    expect(body.products[0]!.premiumCents).toBeGreaterThan(0);
    expect([body.lenderName, body.dealerName, body.vehicle].every((text) => text.length > 3)).toBe(true);
    const text = JSON.stringify(body);
    for (const personal of [person.cpf, person.name, person.email, id]) expect(text).not.toContain(personal);
    // viewing uses nothing up
    expect((await look(token)).status).toBe(200);
    expect(await stateOf(id)).toMatchObject({ state: 'ASKED', expiresAt, confirmedAt: null, canAsk: true });
  });

  it('records text, time, link creator and origin of a confirmation, and leaves the signature unchanged', async () => {
    const { id, token } = await aLink();
    const before = await seller.ok('readProposal', { params: { id } });
    api.clock.advance({ minutes: 5 });
    const { status, body } = await confirm(token);
    expect([status, body.confirmedAt]).toEqual([200, '2026-11-20T13:05:00.000Z']);
    const after = await seller.ok('readProposal', { params: { id } });
    expect([before.vapExemptionApplied, after.vapExemptionApplied]).toEqual([false, true]);
    expect(after.version).toBe(before.version + 1);
    const [signature] = await rowsOf(api, sql`select electronic_signature, status from proposals where id = ${id}`);
    expect(signature).toEqual({ electronic_signature: true, status: before.status });
    const [kept] = await rowsOf(api, sql`select * from vap_exemptions where proposal_id = ${id}`);
    expect(kept).toMatchObject({ text_version: version, confirmed_from: expect.stringMatching(/\d/) });
    expect(kept!.made_by_name).toBeTruthy();
    expect(await stateOf(id)).toMatchObject({ state: 'CONFIRMED', confirmedAt: body.confirmedAt, canAsk: false });
    expect((await trail(id)).map(({ action }) => action)).toEqual([
      'proposal.vapExemption.link',
      'proposal.vapExemption.confirm',
    ]);
    expect((await trail(id))[1]).toMatchObject({
      before: { vapExemptionApplied: false },
      after: { vapExemptionApplied: true, textVersion: version, productCount: 1 },
    });
  });

  it('reveals the secret once and does not store it', async () => {
    const { id, token } = await aLink();
    const kept = JSON.stringify([
      await rowsOf(api, sql`select * from vap_exemptions where proposal_id = ${id}`),
      await trail(id),
      await stateOf(id),
    ]);
    for (const secret of [token, ...token.split('.')]) expect(kept).not.toContain(secret);
  });

  it('deletes links without a confirmation, and retains confirmations', async () => {
    const [unused, used] = [await aLink(), await aLink()];
    expect((await confirm(used.token)).status).toBe(200);
    api.clock.advance({ seconds: vapExemptionLinkHours * 3_600 + 86_401 });
    await api.sweep();
    const ids = sql`select proposal_id from vap_exemptions where proposal_id in (${unused.id}, ${used.id})`;
    expect(await rowsOf(api, ids)).toEqual([{ proposal_id: used.id }]);
  });

  it('can be requested again once it was withdrawn, or other products are sold', async () => {
    const { id, token } = await aLink();
    await confirm(token);
    await set(id, 'vap_exemption_applied = false');
    expect(await stateOf(id)).toMatchObject({ state: 'NONE', canAsk: true });
    await set(id, 'vap_exemption_applied = true');
    expect(await stateOf(id)).toMatchObject({ state: 'CONFIRMED' });
    await api.database.db.execute(sql`update proposal_loans
      set item = jsonb_set(item, '{products,0,premiumCents}', '1') where proposal_id = ${id}`);
    expect(await stateOf(id)).toMatchObject({
      state: 'NONE',
      confirmedAt: null,
      lapsedOf: expect.stringMatching(/^2026-11-20T13/),
      canAsk: true,
    });
    expect((await make(id)).status).toBe(200);
    expect(await stateOf(id)).toMatchObject({ state: 'ASKED', lapsedOf: null });
  });
});

describe('when other products are sold', () => {
  /** @param products of the simulation, which is of the same client */
  const relate = async ({ id, client }: { id: string; client: number }, products: string[], query: object = {}) => {
    const simulation = await aSavedSimulation(seller, aPerson(client), { products });
    const { version: at } = await seller.ok('readProposal', { params: { id } });
    return seller.ok('relateProposalToSimulation', {
      params: { id, simulationId: simulation.id },
      query,
      body: { version: at, term: 36 },
    });
  };
  async function confirmed() {
    const client = seed;
    const { id, token } = await aLink();
    expect((await confirm(token)).status).toBe(200);
    return { id, client };
  }

  it('lapses with an entry in the trail and on the panel; the same products preserve it', async () => {
    const sale = await confirmed();
    const { id } = sale;
    expect((await relate(sale, ['GAP'])).vapExemptionApplied).toBe(true);
    expect(await stateOf(id)).toMatchObject({ state: 'CONFIRMED', lapsedOf: null });
    expect((await relate(sale, [])).vapExemptionApplied).toBe(false);
    expect((await seller.ok('readProposal', { params: { id } })).vapExemptionApplied).toBe(false);
    expect(await stateOf(id)).toMatchObject({ state: 'NONE', lapsedOf: testNow.replace('Z', '.000Z') });
    expect((await trail(id)).at(-1)).toMatchObject({
      action: 'proposal.vapExemption.lapse',
      before: { vapExemptionApplied: true, productCount: 1 },
      after: { vapExemptionApplied: false, productCount: 0 },
    });
  });

  it('follows an explicit value in the request that relates the proposal', async () => {
    const sale = await confirmed();
    const { id } = sale;
    expect((await relate(sale, [], { vapExemptionApplied: 'true' })).vapExemptionApplied).toBe(true);
    expect((await trail(id)).map(({ action }) => action)).not.toContain('proposal.vapExemption.lapse');
  });
});

describe('401, 403 and 404', () => {
  it('requires the API key of the public pages', async () => {
    const { token } = await aLink();
    const { status } = await api.stranger.call('readVapExemptionPage', { headers: { captureToken: token } });
    expect(status).toBe(401);
  });

  it('refuses in the same way a missing, guessed, expired, replaced, used or foreign link', async () => {
    const expired = await aLink();
    await api.database.db.execute(
      sql`update vap_exemptions set expires_at = ${testNow} where proposal_id = ${expired.id}`,
    );
    const replaced = await aLink();
    const again = (await make(replaced.id)).body.token;
    const used = await aLink();
    expect((await confirm(used.token)).status).toBe(200);
    const changed = await aLink();
    await api.database.db.execute(sql`update proposal_loans
      set item = jsonb_set(item, '{products,0,premiumCents}', '1') where proposal_id = ${changed.id}`);
    const activated = await aLink();
    await set(activated.id, "status = 'AV'");
    const guessed = again.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'));
    const bad = ['', 'x', guessed, ...[expired, replaced, used, changed, activated].map(({ token }) => token)];
    for (const token of bad)
      for (const call of [look, confirm]) {
        const { status, body } = await call(token);
        const { correlationId: _own, ...said } = body as { correlationId?: string };
        expect([status, said]).toEqual([404, { code: 'SEC004', message: expect.any(String) }]);
      }
    expect((await look(again)).status).toBe(200);
    const applied = async (id: string) => (await seller.ok('readProposal', { params: { id } })).vapExemptionApplied;
    expect([await applied(changed.id), await applied(expired.id), await applied(replaced.id)]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('is confirmed once by two concurrent requests', async () => {
    const { id, token } = await aLink();
    const answers = await Promise.all([confirm(token), confirm(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await trail(id)).toHaveLength(2);
  });

  it('is limited to the own dealer, and to users who sell', async () => {
    const { id } = await aLink();
    const other = await api.signIn('DEMO2.SELLER');
    for (const answer of [await make(id, other), await other.call('readVapExemption', { params: { id } })])
      expect([answer.status, answer.body.code]).toEqual([404, 'SEC004']);
    const finance = await api.signIn('finance');
    expect((await make(id, finance)).status).toBe(403);
    const manager = await api.signIn('fi-manager');
    expect((await make(id, manager)).status).toBe(200);
  });
});

describe('409, 422 and 429', () => {
  it('is refused without products, once confirmed, after the activation, and while blocked', async () => {
    const without = await aProposal([]);
    expect(await stateOf(without)).toMatchObject({ state: 'NONE', products: [], canAsk: false });
    const fieldOf = ({ status, body }: Awaited<ReturnType<typeof make>>) => {
      const { code, fields } = body as unknown as { code: string; fields?: { key: string }[] };
      return [status, fields?.[0]?.key ?? code];
    };
    expect(fieldOf(await make(without))).toEqual([422, 'vapExemption.noProducts']);
    const { id, token } = await aLink();
    await set(id, "blocked = true, blocked_by = 'dealer'");
    expect(fieldOf(await make(id))).toEqual([409, 'PRS002']);
    expect((await confirm(token)).body).toMatchObject({ code: 'PRS002' });
    await set(id, 'blocked = false, blocked_by = null');
    expect((await confirm(token)).status).toBe(200);
    expect(fieldOf(await make(id))).toEqual([422, 'vapExemption.confirmed']);
    const done = await aProposal();
    await set(done, "status = 'AV'");
    expect(fieldOf(await make(done))).toEqual([409, 'PRS006']);
  });

  it('requires the text that was shown: another version is not recorded, and the link stays valid', async () => {
    const { id, token } = await aLink();
    const { status, body } = await confirm(token, '2020-01');
    expect([status, body]).toMatchObject([
      422,
      { code: 'DOM002', fields: [{ path: 'version', key: 'vapExemption.textChanged' }] },
    ]);
    expect(await stateOf(id)).toMatchObject({ state: 'ASKED' });
    expect((await confirm(token)).status).toBe(200);
  });

  it('responds at most 120 times in five minutes to one address', async () => {
    const { token } = await aLink();
    for (let times = 0; times < 120; times++) await look('x');
    expect([(await look(token)).status, (await confirm(token)).status]).toEqual([429, 429]);
    api.clock.advance({ seconds: 301 });
    expect((await look(token)).status).toBe(200);
  });
});
