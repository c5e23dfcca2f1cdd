import { aPerson } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCompleteProposal, anOpenProposal, aSavedSimulation, sendProposal } from '../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';

let api: TestApi;
let seller: Session;
let finance: Session;
beforeAll(async () => {
  api = await openApi();
  seller = await api.signIn('seller');
  finance = await api.signIn('finance');
});
afterAll(() => api.close());

const aSent = async (seed: number) => (await sendProposal(seller, await aCompleteProposal(seller, aPerson(seed)))).body;
const put = (id: string, status: string) =>
  api.database.db.execute(sql`update proposals set status = ${status} where id = ${id}`);
const srs = (id: string, session = seller) => session.call('readProposalSrs', { params: { id } });
const contract = (id: string, session = seller) => session.call('readContractNumber', { params: { id } });

describe('the credit decision (SRS)', () => {
  it('is empty before a decision, then the latest answer with its validity', async () => {
    const { id, version } = await aSent(351);
    expect((await srs(id)).body).toMatchObject({ decision: null, validUntil: null, isInForce: false, conditions: [] });
    await put(id, 'PD');
    const body = { version, reason: 'Renda curta', conditions: ['Avalista'] };
    await finance.ok('changeProposalStatus', { params: { id, status: 'APC' }, body });
    expect((await srs(id)).body).toEqual({
      decision: 'APC',
      actorName: 'Renata Falcão',
      reason: 'Renda curta',
      conditions: ['Avalista'],
      decidedAt: api.clock.now().toISOString(),
      validUntil: null,
      isInForce: true,
    });
    await put(id, 'RA');
    expect((await srs(id)).body).toMatchObject({ decision: 'APC', isInForce: false });
  });

  it('of another dealer gets the same response as a missing one', async () => {
    const { id } = await aSent(352);
    const stranger = await api.signIn('DEMO2.FI-MANAGER');
    for (const answer of [await srs(id, stranger), await contract(id, stranger)])
      expect([answer.status, answer.body.code]).toEqual([404, 'SEC004']);
  });
});

describe('the last registration of a returning client', () => {
  const last = (id: string, session = seller) => session.call('readLastRegistration', { params: { id } });

  it('comes from the newest sent proposal, with its number and time, and never from an unsent one', async () => {
    const person = aPerson(361);
    const alone = await anOpenProposal(seller, person);
    expect((await last(alone.id)).body).toEqual({ registration: null });
    const earlier = await aSent(361);
    api.clock.advance({ minutes: 1 });
    const sent = await aSent(361);
    const sentAt = api.clock.now().toISOString();
    const again = await anOpenProposal(seller, person);
    expect((await last(again.id)).body).toEqual({
      registration: { proposalId: sent.id, proposalNumber: sent.number, sentAt, client: sent.client },
    });
    // its own sending does not count as an earlier one
    expect((await last(sent.id)).body.registration).toMatchObject({ proposalId: earlier.id });
  });

  it('stays within the scope of the caller: excludes colleagues and other dealers', async () => {
    const manager = await api.signIn('fi-manager');
    const stranger = await api.signIn('DEMO2.SELLER');
    const person = aPerson(362);
    const theirs = await sendProposal(manager, await aCompleteProposal(manager, person));
    expect(theirs.status).toBe(200);
    const own = await anOpenProposal(seller, person);
    expect((await last(own.id)).body).toEqual({ registration: null });
    expect((await last(own.id, manager)).body.registration).toMatchObject({ proposalId: theirs.body.id });
    const elsewhere = await anOpenProposal(stranger, person);
    expect((await last(elsewhere.id, stranger)).body).toEqual({ registration: null });
    expect((await last(own.id, stranger)).status).toBe(404);
  });
});

describe('the contract number', () => {
  it('is assigned with the documents, once, and not copied', async () => {
    const { id, version } = await aSent(353);
    expect((await contract(id)).body).toEqual({ id, contractNumber: null, status: 'SU' });
    const admin = await api.signIn('admin-internal');
    const confirm = async (at: number) => {
      await put(id, 'AVF');
      const body = { version: at, reason: 'Conferida' };
      return admin.ok('changeProposalStatus', { params: { id, status: 'AF' }, body });
    };
    const { contractNumber } = await confirm(version);
    expect(contractNumber).toMatch(/^7\d{7}$/);
    expect((await confirm(version + 1)).contractNumber).toBe(contractNumber);
    expect((await contract(id)).body).toEqual({ id, contractNumber, status: 'AF' });
    const copy = await seller.ok('submitProposal', { query: { clone: 'true' }, body: { id } });
    expect(copy.contractNumber).toBeNull();
  });

  it('returns PRS009 when it should exist and does not', async () => {
    const { id } = await aSent(354);
    await put(id, 'PU');
    const { status, body } = await contract(id);
    expect([status, body.code]).toEqual([502, 'PRS009']);
  });
});

describe('the relation with a simulation', () => {
  const relate = (
    id: string,
    simulationId: string,
    version: number,
    query: { vapExemptionApplied?: 'true' | 'false' },
  ) => seller.call('relateProposalToSimulation', { params: { id, simulationId }, query, body: { version, term: 36 } });

  it('retains whether the product exemption is applied until it is changed', async () => {
    const { id, version, simulationId, vapExemptionApplied } = await anOpenProposal(seller, aPerson(355));
    expect(vapExemptionApplied).toBe(false);
    const applied = (await relate(id, simulationId, version, { vapExemptionApplied: 'true' })).body;
    const again = (await relate(id, simulationId, applied.version, {})).body;
    const taken = (await relate(id, simulationId, again.version, { vapExemptionApplied: 'false' })).body;
    expect([applied, again, taken].map((one) => one.vapExemptionApplied)).toEqual([true, true, false]);
  });

  it('can change to another simulation of the same client without a proposal, and to no other', async () => {
    const { id, version } = await anOpenProposal(seller, aPerson(356));
    const other = await aSavedSimulation(seller, aPerson(356));
    const related = (await relate(id, other.id, version, {})).body;
    expect([related.simulationId, related.simulationCode]).toEqual([other.id, other.code]);
    const taken = await anOpenProposal(seller, aPerson(356));
    const refused = await relate(id, taken.simulationId, related.version, {});
    expect([refused.status, refused.body.code]).toEqual([409, 'PRS004']);
    const foreign = await aSavedSimulation(seller, aPerson(357));
    const wrong = await relate(id, foreign.id, related.version, {});
    expect([wrong.status, wrong.body.fields?.map(({ path, key }) => [path, key])]).toEqual([
      422,
      [['simulationId', 'value.notAllowed']],
    ]);
  });
});
