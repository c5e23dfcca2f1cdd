import { aPerson } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCompleteProposal, anOpenProposal, aSavedSimulation, sendProposal } from '../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { rowsOf } from '../../../test/rows.ts';

let api: TestApi;
let seller: Session;
let manager: Session;
beforeAll(async () => {
  api = await openApi();
  seller = await api.signIn('seller');
  manager = await api.signIn('fi-manager');
});
afterAll(() => api.close());

describe('422: another dealer', () => {
  it('refuses a dealer other than the one of the simulation, created, sent or copied, at dealerId', async () => {
    const [other] = await rowsOf(api, sql`select id from dealers where id <> ${seller.activeDealerId} limit 1`);
    const dealerId = String(other!.id);
    const simulation = await aSavedSimulation(seller, aPerson(921));
    const opened = { query: { dealerId }, body: { simulationId: simulation.id, term: 36 } };
    const complete = await aCompleteProposal(seller, aPerson(922));
    const { id, version } = complete;
    for (const input of [
      opened,
      { query: { dealerId, send: 'true' as const }, body: { id, version } },
      { query: { dealerId, clone: 'true' as const }, body: { id } },
    ]) {
      const { status, body } = await seller.call('submitProposal', input);
      expect([status, body.code, body.fields?.map(({ path }) => path)]).toEqual([422, 'DOM002', ['dealerId']]);
    }
    expect((await seller.ok('readProposal', { params: { id } })).status).toBe('WO');
    const list = await seller.ok('listProposals', { body: { search: aPerson(921).cpf } });
    expect(list.items).toEqual([]);
  });
});

describe('200', () => {
  it('creates a proposal with all data of the simulation, without retyping', async () => {
    const person = aPerson(11);
    const simulation = await aSavedSimulation(seller, person);
    const proposal = await seller.ok('submitProposal', { query: {}, body: { simulationId: simulation.id, term: 48 } });
    const item = simulation.result.simulationItems.find((candidate) => candidate.term === 48)!;
    expect(proposal).toMatchObject({
      status: 'WO',
      version: 1,
      term: 48,
      installmentCents: item.installmentCents,
      cetAnnualPct: item.cetAnnualPct,
      financeValueCents: item.financeValueCents,
      nextActor: 'dealer',
      client: {
        document: person.cpf,
        identification: { name: person.name, birthDate: person.birthDate },
        contact: { email: person.email },
      },
    });
    expect(proposal.timeline.map((entry) => entry.event)).toEqual(['open']);
  });

  it('creates one proposal however often it is requested for the same simulation', async () => {
    const simulation = await aSavedSimulation(seller, aPerson(12));
    const body = { simulationId: simulation.id, term: 36 };
    const answers = await Promise.all([1, 2, 3, 4].map(() => seller.call('submitProposal', { query: {}, body })));
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    const list = await seller.ok('listProposals', { body: { search: aPerson(12).cpf } });
    expect(list.items).toHaveLength(1);
  });

  it('creates, sends and copies for the dealer of the simulation when it is named', async () => {
    const dealerId = seller.activeDealerId;
    const simulation = await aSavedSimulation(seller, aPerson(919));
    const body = { simulationId: simulation.id, term: 36 };
    const { id } = await seller.ok('submitProposal', { query: { dealerId }, body });
    expect((await seller.call('submitProposal', { query: { dealerId, clone: 'true' }, body: { id } })).status).toBe(
      200,
    );
    const complete = await aCompleteProposal(seller, aPerson(920));
    const sent = { id: complete.id, version: complete.version };
    expect((await seller.ok('submitProposal', { query: { dealerId, send: 'true' }, body: sent })).status).toBe('SU');
  });

  it('sends a complete proposal', async () => {
    const sent = await sendProposal(seller, await aCompleteProposal(seller, aPerson(13)));
    expect([sent.status, sent.body.status, sent.body.version]).toEqual([200, 'SU', 3]);
    expect(sent.body.timeline.at(-1)).toMatchObject({ event: 'send', from: 'WO', to: 'SU' });
  });

  it('returns the same response to two clicks with one key, and sends once', async () => {
    const proposal = await aCompleteProposal(seller, aPerson(14));
    const headers = { 'idempotency-key': 'double-click' };
    const [first, second] = await Promise.all([
      sendProposal(seller, proposal, headers),
      sendProposal(seller, proposal, headers),
    ]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body).toEqual(first.body);
    // the stored response equals the sent one: no other column of the record
    const [stored] = await rowsOf(api, sql`select response from idempotency_keys where key = 'double-click'`);
    expect(stored!.response).toEqual({ answer: first.body });
    const now = await seller.ok('readProposal', { params: { id: proposal.id } });
    expect(now.timeline.filter((entry) => entry.event === 'send')).toHaveLength(1);
  });

  it('copies a proposal of any status into a new draft', async () => {
    const sent = (await sendProposal(seller, await aCompleteProposal(seller, aPerson(15)))).body;
    const copy = await seller.ok('submitProposal', { query: { clone: 'true' }, body: { id: sent.id } });
    expect(copy).toMatchObject({ status: 'WO', version: 1, installmentCents: sent.installmentCents });
    expect(copy.id).not.toBe(sent.id);
    expect(copy.timeline[0]).toMatchObject({ event: 'copy', reason: sent.number });
  });
});

describe('404', () => {
  it('responds the same for a proposal of another dealer, of another seller, and for a missing one', async () => {
    const proposal = await anOpenProposal(manager, aPerson(17));
    const other = await api.signIn('DEMO2.FI-MANAGER');
    const none = await other.call('readProposal', { params: { id: '0'.repeat(26) } });
    for (const stranger of [other, seller]) {
      const foreign = await stranger.call('readProposal', { params: { id: proposal.id } });
      expect([foreign.status, foreign.body.code, foreign.body.message]).toEqual([404, 'SEC004', none.body.message]);
    }
    expect((await sendProposal(other, proposal)).status).toBe(404);
  });
});

describe('409', () => {
  it('reports to the second of two users who saved first, and loses nothing', async () => {
    const proposal = await aCompleteProposal(seller, aPerson(18));
    const { client, vehicleAdditionalInfo, version } = proposal;
    const save = (session: Session) =>
      session.call('updateProposal', { params: { id: proposal.id }, body: { version, client, vehicleAdditionalInfo } });
    expect((await save(manager)).status).toBe(200);
    const second = await save(seller);
    expect([second.status, second.body.code]).toEqual([409, 'PRS001']);
    expect(second.body.message).toContain('Marcos Arruda');
  });

  it('refuses a transition that the state machine does not have', async () => {
    const { id, version } = await anOpenProposal(seller, aPerson(19));
    const { status, body } = await seller.call('changeProposalStatus', {
      params: { id, status: 'PD' },
      body: { version, reason: 'pronto' },
    });
    expect([status, body.code]).toEqual([409, 'PRS007']);
  });

  it('refuses to change a proposal that was sent', async () => {
    const sent = (await sendProposal(seller, await aCompleteProposal(seller, aPerson(20)))).body;
    const { status, body } = await seller.call('updateProposal', {
      params: { id: sent.id },
      body: { version: sent.version, client: sent.client, vehicleAdditionalInfo: sent.vehicleAdditionalInfo },
    });
    expect([status, body.code]).toEqual([409, 'PRS006']);
  });

  it('refuses to send with figures of an expired table, and recalculates on request', async () => {
    const proposal = await aCompleteProposal(seller, aPerson(21));
    await api.database.db.execute("update price_tables set valid_until = '2026-11-20' where term_months = 36");
    api.clock.advance({ days: 5 });
    const late = await api.signIn('seller');
    const refused = await sendProposal(late, proposal);
    expect([refused.status, refused.body.code]).toEqual([409, 'SIM063']);
    await api.database.db.execute(
      "update price_tables set valid_until = '2027-07-01', rate_monthly = 0.0199 where term_months = 36",
    );
    const current = await late.ok('readProposal', { params: { id: proposal.id } });
    const recalculated = await late.ok('relateProposalToSimulation', {
      params: { id: proposal.id, simulationId: current.simulationId },
      body: { version: current.version, term: 36 },
    });
    expect(recalculated.installmentCents).toBeGreaterThan(proposal.installmentCents);
    expect(recalculated.rateMonthly).toBe('0.01990000');
    expect((await sendProposal(late, recalculated)).status).toBe(200);
    api.clock.moveTo('2026-11-20T13:00:00Z');
  });

  it('refuses an idempotency key that was used for something else', async () => {
    const [one, two] = [await anOpenProposal(manager, aPerson(22)), await anOpenProposal(manager, aPerson(23))];
    const headers = { 'idempotency-key': 'copy-1' };
    expect(
      (await manager.call('submitProposal', { query: { clone: 'true' }, body: { id: one.id }, headers })).status,
    ).toBe(200);
    const reused = await manager.call('submitProposal', { query: { clone: 'true' }, body: { id: two.id }, headers });
    expect([reused.status, reused.body.code]).toEqual([409, 'SIS003']);
  });
});

describe('422', () => {
  it('reports everything that is still missing, at its field, and changes nothing', async () => {
    const proposal = await anOpenProposal(manager, aPerson(24));
    const { status, body } = await sendProposal(manager, proposal);
    expect([status, body.code]).toEqual([422, 'DOM002']);
    expect(body.fields!.map((field) => field.path)).toEqual(
      expect.arrayContaining([
        'client.identification.motherName',
        'client.address.zipCode',
        'client.occupation.isPep',
        'authorization',
      ]),
    );
    expect((await manager.ok('readProposal', { params: { id: proposal.id } })).version).toBe(proposal.version);
  });

  it('refuses the CPF of the seller as that of the client', async () => {
    const proposal = await aCompleteProposal(manager, aPerson(25));
    const same = await manager.ok('updateProposal', {
      params: { id: proposal.id },
      body: {
        version: proposal.version,
        client: proposal.client,
        vehicleAdditionalInfo: { ...proposal.vehicleAdditionalInfo, sellerDocument: proposal.client.document },
      },
    });
    const { status, body } = await sendProposal(manager, same);
    expect([status, body.code]).toEqual([422, 'SEL004']);
  });
});
