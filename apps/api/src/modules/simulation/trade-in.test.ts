/** A trade-in as part of the down payment: what is stored, where it is shown, and what is refused. */
import { aPerson } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aRequest, aSavedSimulation } from '../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { rowsOf } from '../../../test/rows.ts';
import { demoApiKey } from '../../demo/insert-accounts.ts';

let api: TestApi;
let seller: Session;
beforeAll(async () => {
  api = await openApi();
  seller = await api.signIn('seller');
});
afterAll(() => api.close());

const entryValueCents = 3_000_000;
const argo = { description: 'Fiat Argo', plate: 'ABC1D23', year: 2019, valueCents: 4_500_000, debtsCents: 2_700_000 };
const tradeIn = { ...argo, cashCents: 1_200_000 };
const save = (person: number, part: object = {}) =>
  aSavedSimulation(seller, aPerson(person), { entryValueCents, tradeIn, ...part });
const simulate = async (part: object) =>
  seller.call('simulate', {
    params: { dealerId: seller.activeDealerId },
    body: await aRequest(seller, { entryValueCents, ...part }),
  });

describe('200', () => {
  it('saves the vehicle with the simulation without changing any figure', async () => {
    const saved = await save(900);
    expect(saved.request).toMatchObject({ entryValueCents, tradeIn });
    const { body } = await seller.call('readSavedSimulation', { params: { id: saved.id } });
    expect(body.request.tradeIn).toEqual(tradeIn);
    const inMoney = (await simulate({})).body;
    expect(saved.result.simulationItems.map(({ installmentCents }) => installmentCents)).toEqual(
      inMoney.simulationItems.map(({ installmentCents }) => installmentCents),
    );
  });

  it('stores the plate without separators, whatever the input format', async () => {
    const saved = await save(901, { tradeIn: { ...tradeIn, plate: 'abc-1d23' } });
    expect(saved.request.tradeIn?.plate).toBe('ABC1D23');
  });

  it('accepts a vehicle with debts above its value, which then adds nothing to the down payment', async () => {
    const upsideDown = { valueCents: 2_700_000, debtsCents: 4_500_000 };
    const { status } = await simulate({ tradeIn: { ...upsideDown, cashCents: entryValueCents } });
    expect(status).toBe(200);
  });

  it('calculates other entries than the agreed one in the grid', async () => {
    const { status, body } = await seller.call('simulateGrid', {
      params: { dealerId: seller.activeDealerId },
      body: { request: await aRequest(seller, { entryValueCents, tradeIn, terms: [] }), entriesCents: [2_000_000] },
    });
    expect([status, body.entries[0]?.entryValueCents]).toEqual([200, 2_000_000]);
  });

  it('is recalculated, copied, updated and removed like the rest of the request', async () => {
    const saved = await save(902);
    const recalculated = await seller.call('recalculateSavedSimulation', { query: {}, body: { id: saved.id } });
    expect(recalculated.status).toBe(200);
    const body = { client: saved.client, request: saved.request, selectedTerm: 36 };
    const client = { name: saved.client.name!, document: saved.client.document! };
    const copy = await seller.ok('saveSimulation', {
      query: { dealerId: seller.activeDealerId, clone: 'true' },
      body: { ...body, client },
    });
    expect(copy.request.tradeIn).toEqual(tradeIn);
    const { tradeIn: _, ...inMoney } = saved.request;
    const changed = await seller.ok('updateSavedSimulation', {
      body: { ...body, client, request: inMoney, id: saved.id, version: 1 },
    });
    expect(changed.request).not.toHaveProperty('tradeIn');
    const trail = await rowsOf(
      api,
      sql`select after from audit_entries where entity_id = ${saved.id} and action like 'simulation.%' order by seq`,
    );
    expect(trail.map(({ after }) => (after as Record<string, unknown>).tradeInValueCents)).toEqual([4_500_000, null]);
    expect(JSON.stringify(trail)).not.toContain('ABC1D23');
  });

  it('is printed, in both languages', async () => {
    const saved = await save(903);
    for (const language of ['pt-BR', 'en'] as const) {
      const { status } = await seller.call('printSimulation', { params: { id: saved.id }, query: { language } });
      expect(status).toBe(200);
    }
  });

  it('shows the client the amount that the vehicle contributes, and nothing that identifies it', async () => {
    const saved = await save(904);
    const { token } = (await seller.call('makeCustomerLink', { params: { id: saved.id }, body: { version: 1 } })).body;
    const headers = { 'x-api-key': demoApiKey };
    const { body } = await api.stranger.call('readCustomerOffer', { body: { token }, headers });
    expect(body).toMatchObject({ entryValueCents, tradeIn: { equityCents: 1_800_000, shortfallCents: 0 } });
    expect(JSON.stringify(body)).not.toMatch(/ABC1D23|Argo/);
  });

  it('is copied unchanged into the proposal', async () => {
    const saved = await save(905);
    const opened = await seller.ok('submitProposal', { query: {}, body: { simulationId: saved.id, term: 36 } });
    expect(opened).toMatchObject({ entryValueCents, sale: { tradeIn } });
    const inMoney = await save(906, { tradeIn: undefined });
    const other = await seller.ok('submitProposal', { query: {}, body: { simulationId: inMoney.id, term: 36 } });
    expect(other.sale).not.toHaveProperty('tradeIn');
  });
});

describe('422', () => {
  const problemOf = async (part: object, sent = entryValueCents) => {
    const { status, body } = await simulate({ entryValueCents: sent, tradeIn: { ...tradeIn, ...part } });
    return [status, body.code, body.fields?.[0]?.path, body.fields?.[0]?.key];
  };

  it.each([
    ['money that does not make up the sum', { cashCents: 1_200_001 }, 'tradeIn.cashCents', 'tradeIn.otherSum'],
    ['debts that would be counted below zero', { debtsCents: 5_000_000 }, 'tradeIn.cashCents', 'tradeIn.otherSum'],
    ['a vehicle without value', { valueCents: 0 }, 'tradeIn.valueCents', 'money.positive'],
    ['a negative amount', { debtsCents: -1 }, 'tradeIn.debtsCents', 'number.invalid'],
    ['a part of a centavo', { cashCents: 0.5 }, 'tradeIn.cashCents', 'number.invalid'],
    ['a plate that is none', { plate: 'AB12' }, 'tradeIn.plate', 'plate.invalid'],
    ['a year that is none', { year: 19 }, 'tradeIn.year', 'value.notAllowed'],
    ['words beyond the room', { description: 'x'.repeat(81) }, 'tradeIn.description', 'text.tooLong'],
  ])('refuses %s at its field', async (_, part, path, key) => {
    expect(await problemOf(part)).toEqual([422, 'DOM002', path, key]);
  });

  it('refuses a vehicle worth more than the down payment, and returns both amounts', async () => {
    expect(await problemOf({ cashCents: 0 }, 1_500_000)).toEqual([
      ...[422, 'DOM002', 'tradeIn.valueCents', 'tradeIn.aboveEntry'],
    ]);
    const { body } = await simulate({ entryValueCents: 1_500_000, tradeIn: { ...tradeIn, cashCents: 0 } });
    expect(body.fields?.[0]?.message).toBe(
      'O valor do veículo na troca (R$ 18.000,00) ultrapassa a entrada (R$ 15.000,00): aumente a entrada ou remova o veículo',
    );
  });

  it('does not save a request with a wrong sum', async () => {
    const { status, body } = await seller.call('saveSimulation', {
      query: { dealerId: seller.activeDealerId },
      body: {
        client: {},
        request: await aRequest(seller, { entryValueCents, tradeIn: { ...tradeIn, cashCents: 0 } }),
        selectedTerm: 36,
      },
    });
    expect([status, body.fields?.[0]?.key]).toEqual([422, 'tradeIn.otherSum']);
  });
});
