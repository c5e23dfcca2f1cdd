/** Links by which clients read a simulation: who creates them, what they show, and what they never do. */
import { readFileSync } from 'node:fs';
import type { SavedSimulation, SimulationRequestInput } from '@estrada/endpoints/index';
import { aPerson } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCompleteProposal, aSavedSimulation, sendProposal } from '../../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../../test/open-api.ts';
import { rowsOf } from '../../../../test/rows.ts';
import { testNow } from '../../../../test/test-now.ts';
import { demoApiKey } from '../../../demo/insert-accounts.ts';

const migration = readFileSync(
  new URL('../../../../drizzle/0073_offers-of-links-state-late-payment.sql', import.meta.url),
  'utf8',
);

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

const headers = { 'x-api-key': demoApiKey };
const read = (token: string) => api.stranger.call('readCustomerOffer', { body: { token }, headers });
const open = (token: string) => api.stranger.call('openCustomerOffer', { body: { token }, headers });
const make = (id: string, version = 1, session = seller) =>
  session.call('makeCustomerLink', { params: { id }, body: { version } });
const listOf = async (id: string, session = seller) =>
  (await session.ok('listCustomerLinks', { params: { id } })).items;
/** A saved simulation with a link to it. */
async function aLink(number: number, changes: Partial<SimulationRequestInput> = {}) {
  const saved = await aSavedSimulation(seller, aPerson(number), changes);
  const { status, body } = await make(saved.id);
  expect(status).toBe(200);
  return { saved, ...body };
}
const lease = { financeTypeId: 6 };
/** Changes the plan of a saved simulation. */
const changePlan = ({ id, request }: SavedSimulation, financeTypeId: number) =>
  seller.ok('updateSavedSimulation', {
    body: { id, version: 1, client: {}, selectedTerm: 36, request: { ...request, choices: undefined, financeTypeId } },
  });
const trailOf = (id: string) =>
  rowsOf(
    api,
    sql`select action, after from audit_entries where entity_id = ${id} and action like 'simulation.link%' order by seq`,
  );

describe('200', () => {
  it('creates a link that shows the offer with the lender, and only the first name of the client', async () => {
    const person = aPerson(801);
    const saved = await aSavedSimulation(seller, person);
    const { token } = (await make(saved.id)).body;
    const { status, body } = await read(token);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      financeTypeId: 1,
      firstName: person.name.split(' ')[0],
      vehicleLabel: saved.vehicleLabel,
      dealerName: saved.dealer.tradingName,
      sellerName: saved.sellerName,
      selectedTerm: 36,
      isOpened: false,
      lender: { name: 'Banco Boa Estrada (demonstração)', email: 'atendimento@boaestrada.example' },
    });
    const chosen = saved.result.simulationItems.find(({ term }) => term === 36)!;
    const shown = body.terms.find(({ term }) => term === 36)!;
    expect([shown.installmentCents, shown.cetAnnualPct]).toEqual([chosen.installmentCents, chosen.cetAnnualPct]);
    expect(shown.schedule).toEqual(chosen.schedule);
    const text = JSON.stringify(body);
    const personal = [person.cpf, person.name, person.email, person.mobile, saved.code, saved.id, chosen.tableCode];
    for (const one of personal) expect(text).not.toContain(one);
    expect(text).not.toMatch(/subsid|commission|tier|tableCode|targetRate/i);
  });

  it('still opens a link from before the phones of the lender were registered, with the plan of its day', async () => {
    const links = [
      await aLink(812),
      await aLink(821, lease),
      await aLink(822),
      await aLink(823, lease),
      await aLink(824, lease),
    ];
    const [, , credit, changed, unrecorded] = links;
    await changePlan(credit!.saved, 6);
    await changePlan(changed!.saved, 1);
    await changePlan(unrecorded!.saved, 1);
    const { db } = api.database;
    // as stored before the migration; the trail does not name the version of the last one
    await db.execute(sql`update customer_links set offer = jsonb_set(offer - 'financeTypeId', '{lender}',
      (offer->'lender') - 'sacPhone' - 'ombudsmanPhone' - 'privacyOfficer')`);
    await db.execute(
      sql`update customer_links set simulation_version = 0 where simulation_id = ${unrecorded!.saved.id}`,
    );
    await db.execute(sql.raw(migration));
    const offers = await Promise.all(links.map(async ({ token }) => (await read(token)).body));
    expect(offers.map(({ financeTypeId }) => financeTypeId)).toEqual([1, 6, 1, 6, 6]);
    for (const { lender, terms } of offers)
      expect([lender.sacPhone, terms.map(({ term }) => term)]).toEqual(['', [24, 36, 48]]);
  });

  it('stores only the hash of the token, and reveals the token once', async () => {
    const { saved, token } = await aLink(802);
    const rows = await rowsOf(api, sql`select * from customer_links where simulation_id = ${saved.id}`);
    expect(rows).toHaveLength(1);
    const kept = JSON.stringify(rows);
    for (const secret of [token, token.split('.')[0]!, token.split('.')[1]!]) expect(kept).not.toContain(secret);
    expect(JSON.stringify(await listOf(saved.id))).not.toContain(token);
    const answers = await rowsOf(
      api,
      sql`select count(*)::int as count from idempotency_keys where response::text like ${`%${token}%`}`,
    );
    expect(answers).toEqual([{ count: 0 }]);
  });

  it('expires with the offer, or after thirty days', async () => {
    const { link } = await aLink(803);
    expect(link.expiresAt).toBe('2026-12-21T03:00:00.000Z');
    const saved = await aSavedSimulation(seller, aPerson(804));
    await api.database.db.execute(sql`
      update simulations set result = jsonb_set(result, '{simulationItems,0,validUntil}', '"2026-11-23"') where id = ${saved.id}`);
    expect((await make(saved.id)).body.link.expiresAt).toBe('2026-11-24T03:00:00.000Z');
  });

  it('is read without changing anything, and notifies the seller once when the client opens it', async () => {
    const { saved, token, link } = await aLink(805);
    const state = () => rowsOf(api, sql`select opened_at, revoked_at from customer_links where id = ${link.id}`);
    const notices = () => rowsOf(api, sql`select message from notifications where message like ${`%${saved.code}%`}`);
    const before = [await state(), await notices(), await trailOf(saved.id)];
    for (let times = 0; times < 3; times++) expect((await read(token)).body.isOpened).toBe(false);
    expect([await state(), await notices(), await trailOf(saved.id)]).toEqual(before);

    api.clock.advance({ minutes: 5 });
    expect((await open(token)).body).toEqual({ opened: true });
    const openedAt = '2026-11-20T13:05:00.000Z';
    expect(await listOf(saved.id)).toMatchObject([{ id: link.id, state: 'open', openedAt }]);
    expect((await read(token)).body.isOpened).toBe(true);
    expect(await notices()).toEqual([
      {
        message: `${aPerson(805).name.split(' ')[0]} abriu a simulação do veículo ${saved.vehicleLabel} que você enviou (${saved.code}).`,
      },
    ]);

    api.clock.advance({ minutes: 5 });
    expect((await open(token)).status).toBe(200);
    expect(await listOf(saved.id)).toMatchObject([{ openedAt }]);
    expect(await notices()).toHaveLength(1);
    expect((await trailOf(saved.id)).map(({ action }) => action)).toEqual(['simulation.link', 'simulation.link-open']);
  });

  it('notifies of the opening in the language of the link creator', async () => {
    await api.database.db.execute(sql`update users set language = 'en' where username = 'DEMO.SELLER'`);
    const { saved, token } = await aLink(806);
    await open(token);
    await api.database.db.execute(sql`update users set language = null where username = 'DEMO.SELLER'`);
    const [notice] = await rowsOf(api, sql`select message from notifications where message like ${`%${saved.code}%`}`);
    expect(notice!.message).toMatch(/ opened the simulation for the vehicle .* that you sent /);
  });

  it('still shows the original figures when the simulation changes, with a notice', async () => {
    const { saved, token } = await aLink(807);
    const before = (await read(token)).body;
    await seller.ok('updateSavedSimulation', {
      body: {
        id: saved.id,
        version: 1,
        client: { name: 'Outra Pessoa' },
        selectedTerm: 36,
        request: { ...saved.request, entryValueCents: saved.request.entryValueCents + 100_000 },
      },
    });
    expect((await read(token)).body).toEqual(before);
    expect(await listOf(saved.id)).toMatchObject([{ isCurrent: false, state: 'open' }]);
    expect((await make(saved.id, 2)).status).toBe(200);
    expect((await listOf(saved.id)).map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
  });

  it('shows the columns of the menu with the figures of its day, and notifies the seller of each other choice', async () => {
    const { saved, token, link } = await aLink(830);
    const body = { token, column: 'essential' } as const;
    const choose = (changes: object = {}) =>
      api.stranger.call('chooseOfferColumn', { body: { ...body, ...changes }, headers });
    const { menu, choice } = (await read(token)).body;
    expect(choice).toBeNull();
    expect(menu!.columns.map(({ column }) => column)).toEqual(['none', 'essential', 'complete']);
    const chosen = saved.result.simulationItems.find(({ term }) => term === 36)!;
    expect(menu!.without.installmentCents).toBe(chosen.installmentCents);
    expect(JSON.stringify(menu)).not.toMatch(/leftOut|selection|drops/);

    api.clock.advance({ minutes: 5 });
    const chosenAt = api.clock.now().toISOString();
    expect((await choose()).body).toEqual({ column: 'essential', chosenAt });
    api.clock.advance({ minutes: 5 });
    expect((await choose()).body).toEqual({ column: 'essential', chosenAt });
    expect((await read(token)).body.choice).toEqual({ column: 'essential', chosenAt });
    const { installmentCents } = menu!.columns[1]!;
    expect(await listOf(saved.id)).toMatchObject([{ id: link.id, choice: { column: 'essential', installmentCents } }]);
    const notices = () => rowsOf(api, sql`select message from notifications where message like ${`%${saved.code}%`}`);
    expect(await notices()).toEqual([
      {
        message: `${aPerson(830).name.split(' ')[0]} escolheu a opção Essencial do menu de produtos na simulação do veículo ${saved.vehicleLabel} (${saved.code}).`,
      },
    ]);
    await choose({ column: 'none' });
    expect(await notices()).toHaveLength(2);
    expect((await trailOf(saved.id)).map(({ action }) => action)).toEqual([
      ...['simulation.link', 'simulation.link-choose', 'simulation.link-choose'],
    ]);
    expect((await choose({ column: 'custom' })).body.fields).toMatchObject([{ path: 'column' }]);
    expect((await choose({ token: 'x' })).status).toBe(404);
  });

  it('records the term that the client wants, and notifies the seller of each other answer', async () => {
    const { saved, token, link } = await aLink(832);
    const accept = (term: number) => api.stranger.call('acceptCustomerOffer', { body: { token, term }, headers });
    const before = (await read(token)).body;
    expect([before.acceptance, before.dealerPhone]).toEqual([null, expect.stringMatching(/^\d{10,11}$/)]);
    api.clock.advance({ minutes: 5 });
    const acceptedAt = api.clock.now().toISOString();
    expect((await accept(48)).body).toEqual({ term: 48, acceptedAt });
    api.clock.advance({ minutes: 5 });
    expect((await accept(48)).body).toEqual({ term: 48, acceptedAt });
    expect((await read(token)).body.acceptance).toEqual({ term: 48, acceptedAt });
    const { installmentCents } = before.terms.find(({ term }) => term === 48)!;
    expect(await listOf(saved.id)).toMatchObject([
      { id: link.id, acceptance: { term: 48, acceptedAt, installmentCents } },
    ]);
    const notices = () => rowsOf(api, sql`select message from notifications where message like ${`%${saved.code}%`}`);
    expect(await notices()).toEqual([
      { message: expect.stringMatching(/ quer o financiamento do veículo .* em 48 × R\$ [\d.]+,\d\d \(S/) },
    ]);
    await accept(36);
    expect(await notices()).toHaveLength(2);
    expect((await trailOf(saved.id)).slice(1)).toMatchObject([
      { action: 'simulation.link-accept', after: { selectedTerm: 48, installmentCents } },
      { action: 'simulation.link-accept', after: { selectedTerm: 36 } },
    ]);
    expect((await accept(12)).body.fields).toMatchObject([{ path: 'term' }]);
  });

  it('ends with the submission of the proposal, and says so in the trail', async () => {
    const proposal = await aCompleteProposal(seller, aPerson(833));
    const id = proposal.simulationId;
    const { token } = (await make(id)).body;
    expect((await read(token)).status).toBe(200);
    expect((await sendProposal(seller, proposal)).status).toBe(200);
    expect((await read(token)).status).toBe(404);
    expect((await listOf(id)).map(({ state }) => state)).toEqual(['revoked']);
    expect((await trailOf(id)).map(({ action }) => action)).toEqual(['simulation.link', 'simulation.link-end']);
  });

  it('shows no menu with the figures of an earlier day', async () => {
    const saved = await aSavedSimulation(seller, aPerson(831));
    api.clock.advance({ hours: 24 });
    seller = await api.signIn('seller');
    const { token } = (await make(saved.id)).body;
    expect((await read(token)).body.menu).toBeUndefined();
  });

  it('revokes a link permanently, once, and leaves the others', async () => {
    const { saved, token, link } = await aLink(808);
    const other = (await make(saved.id)).body;
    const revoke = () => seller.ok('revokeCustomerLink', { params: { id: saved.id, linkId: link.id } });
    const revoked = await revoke();
    expect(revoked).toMatchObject({ state: 'revoked', revokedAt: '2026-11-20T13:00:00.000Z' });
    api.clock.advance({ minutes: 1 });
    expect(await revoke()).toEqual(revoked);
    expect([(await read(token)).status, (await read(other.token)).status]).toEqual([404, 200]);
    expect((await trailOf(saved.id)).map(({ action }) => action)).toEqual([
      ...['simulation.link', 'simulation.link', 'simulation.link-revoke'],
    ]);
  });

  it('is created, listed and revoked by users who may open the simulation, including the manager of the dealer', async () => {
    const saved = await aSavedSimulation(seller, aPerson(809));
    const manager = await api.signIn('fi-manager');
    const { link } = (await make(saved.id, 1, manager)).body;
    expect(await listOf(saved.id)).toMatchObject([{ id: link.id }]);
    const revoked = await manager.call('revokeCustomerLink', { params: { id: saved.id, linkId: link.id } });
    expect(revoked.status).toBe(200);
  });

  it('deletes links half a year after they end', async () => {
    const { saved, link } = await aLink(810);
    const count = async () =>
      (await rowsOf(api, sql`select id from customer_links where simulation_id = ${saved.id}`)).length;
    const end = Date.parse(link.expiresAt);
    api.clock.moveTo(new Date(end + 179 * 86_400_000).toISOString());
    await api.sweep();
    expect(await count()).toBe(1);
    api.clock.moveTo(new Date(end + 181 * 86_400_000).toISOString());
    await api.sweep();
    expect(await count()).toBe(0);
  });
});

describe('401 and 404', () => {
  it('requires the API key of the public pages', async () => {
    const { token } = await aLink(811);
    for (const name of ['readCustomerOffer', 'openCustomerOffer', 'chooseOfferColumn'] as const)
      for (const key of [{}, { 'x-api-key': 'invented' }] as Record<string, string>[]) {
        const sent = { token, column: 'none' } as const;
        const { status, body } = await api.stranger.call(name, { body: sent, headers: key });
        expect([status, body.code]).toEqual([401, 'SEC004']);
      }
  });

  it('responds the same for an expired, a revoked and a non-existent link', async () => {
    const revoked = await aLink(812);
    await seller.ok('revokeCustomerLink', { params: { id: revoked.saved.id, linkId: revoked.link.id } });
    const ended = await aLink(813);
    api.clock.moveTo(ended.link.expiresAt);
    const changed = ended.token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    const answers = [];
    for (const token of [revoked.token, ended.token, changed, 'x', `${ended.token}.x`, ''])
      for (const call of [read, open]) answers.push(await call(token));
    for (const { status, body } of answers) {
      const { correlationId: _, ...said } = body;
      expect([status, said]).toEqual([404, { code: 'SEC004', message: expect.any(String) }]);
      expect(body.message).toBe(answers[0]!.body.message);
    }
    expect((await trailOf(ended.saved.id)).map(({ action }) => action)).toEqual(['simulation.link']);
  });

  it('withstands a hundred guesses', async () => {
    const { token } = await aLink(814);
    const [secret, mark] = token.split('.');
    for (let guess = 0; guess < 100; guess++) {
      const other =
        guess % 2
          ? `${secret}.${String(guess).padStart(mark!.length, 'A')}`
          : `${String(guess).padStart(secret!.length, 'A')}.${mark}`;
      expect((await read(other)).status).toBe(404);
    }
    expect((await read(token)).status).toBe(200);
  });

  it('hides the links of one dealer from another, and those of one simulation from another', async () => {
    const { saved, link } = await aLink(815);
    const second = await aSavedSimulation(seller, aPerson(816));
    const foreign = await api.signIn('DEMO2.SELLER');
    const refused = [
      await make(saved.id, 1, foreign),
      await foreign.call('listCustomerLinks', { params: { id: saved.id } }),
      await foreign.call('revokeCustomerLink', { params: { id: saved.id, linkId: link.id } }),
      await seller.call('revokeCustomerLink', { params: { id: second.id, linkId: link.id } }),
    ];
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(refused.map(() => [404, 'SEC004']));
    expect(await listOf(saved.id)).toMatchObject([{ state: 'open' }]);
  });
});

describe('409, 422 and 429', () => {
  it('refuses a link to a version that was changed by another user', async () => {
    const saved = await aSavedSimulation(seller, aPerson(817));
    const { status, body } = await make(saved.id, 2);
    expect([status, body.code]).toEqual([409, 'PRS001']);
  });

  it('refuses a link to an offer that ends in less than two days, and reports which table and until when', async () => {
    const saved = await aSavedSimulation(seller, aPerson(818));
    await api.database.db.execute(sql`
      update simulations set result = jsonb_set(result, '{simulationItems,1,validUntil}', '"2026-11-21"') where id = ${saved.id}`);
    const { status, body } = await make(saved.id);
    expect([status, body.code]).toEqual([422, 'GOFF007']);
    expect(body.fields).toMatchObject([{ path: 'id', key: 'table.endsTooSoon' }]);
    expect(body.fields![0]!.message).toContain(`${saved.result.simulationItems[1]!.tableCode} termina em 21/11/2026`);
    expect(await listOf(saved.id)).toEqual([]);
  });

  it('refuses the twenty-first link of a simulation', async () => {
    const { saved } = await aLink(819);
    for (let more = 0; more < 19; more++) expect((await make(saved.id)).status).toBe(200);
    const { status, body } = await make(saved.id);
    expect([status, body.fields?.[0]?.key]).toEqual([422, 'link.tooMany']);
    expect(await listOf(saved.id)).toHaveLength(20);
  });

  it('responds at most 120 times in five minutes to one address', async () => {
    const { token } = await aLink(820);
    for (let times = 0; times < 120; times++) await read('x.y');
    const { status, body, headers: said } = await read(token);
    expect([status, body.code, said['retry-after']]).toEqual([429, 'USE029', '300']);
    expect((await open(token)).status).toBe(429);
    api.clock.advance({ seconds: 301 });
    expect((await read(token)).status).toBe(200);
  });
});
