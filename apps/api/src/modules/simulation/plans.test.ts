import { financeTypes } from '@estrada/domain/enumerations/index';
import { findPlan, quoteSimulation, termFiguresOf } from '@estrada/domain/simulation/index';
import type { SimulationRequest, SimulationRequestInput } from '@estrada/endpoints/index';
import { toQuoteInput } from '@estrada/endpoints/simulation/to-quote-input';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aRequest } from '../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';

let api: TestApi;
let manager: Session;
beforeAll(async () => {
  api = await openApi();
  manager = await api.signIn('fi-manager');
}, 60_000);
afterAll(() => api.close());

/** Enough for every demo table: the zero rates require half of the price. */
const entryShare = 0.6;

/** A request for a plan, with the plan's fixed entry where there is one. */
async function requestFor(financeTypeId: number, changes: Partial<SimulationRequestInput> = {}) {
  const request = await aRequest(manager, { financeTypeId, terms: [], ...changes });
  const entryValueCents =
    findPlan(financeTypeId)!.fixedEntryCents?.(request.vehicleValueCents) ??
    Math.round(request.vehicleValueCents * entryShare);
  return { ...request, entryValueCents };
}
const simulate = async (financeTypeId: number, changes: Partial<SimulationRequestInput> = {}) =>
  manager.call('simulate', {
    params: { dealerId: manager.activeDealerId },
    body: await requestFor(financeTypeId, changes),
  });

/** The fields of an item that the figures have too. */
const pickKeys = (item: object, figures: object) =>
  Object.fromEntries(Object.entries(item).filter(([key]) => key in figures));

describe('every plan', () => {
  it.each(financeTypes.map(({ id, name }) => [id, name] as const))(
    '%i %s is quoted from its demo table, and its payments give the whole schedule',
    async (id) => {
      const { status, body } = await simulate(id);
      expect(status).toBe(200);
      expect(body.simulationItems.length).toBeGreaterThan(0);
      for (const item of body.simulationItems) {
        const paid = item.payments.reduce((sum, { count, amountCents }) => sum + count * amountCents, 0);
        expect(paid).toBe(item.totalPaymentsCents);
        expect(item.payments.reduce((sum, { count }) => sum + count, 0)).toBe(item.schedule.length);
        expect(item.schedule.at(-1)!.balanceCents).toBe(0);
        expect(item.explanationPt.length).toBeGreaterThan(3);
        expect(item.explanationEn.length).toBe(item.explanationPt.length);
      }
    },
  );

  it.each(financeTypes.map(({ id, name }) => [id, name] as const))(
    '%i %s is saved with its choices and comes back with the same figures',
    async (id) => {
      const request = await requestFor(id);
      const quoted = (await manager.call('simulate', { params: { dealerId: manager.activeDealerId }, body: request }))
        .body;
      const [first] = quoted.simulationItems;
      const choices = first!.choices;
      const saved = await manager.ok('saveSimulation', {
        query: { dealerId: manager.activeDealerId },
        body: { client: {}, request: { ...request, choices, terms: [first!.term] } },
      });
      const read = await manager.ok('readSavedSimulation', { params: { id: saved.id } });
      expect(read.request.choices).toEqual(choices);
      expect(read.result.simulationItems.map((item) => item.payments)).toEqual([first!.payments]);
    },
  );
});

describe('the data for the preview in the browser', () => {
  it.each(financeTypes.map(({ id, name }) => [id, name] as const))(
    '%i %s is computed from it to the very figures of the server',
    async (id) => {
      const request = (await requestFor(id)) as SimulationRequest;
      const { financeTypeId, assetType, personType, manufacturerYear, modelYear, state } = request;
      const params = { dealerId: manager.activeDealerId };
      const basis = await manager.ok('readSimulationBasis', {
        params,
        query: { financeTypeId, assetType, personType, manufacturerYear, modelYear, state },
      });
      const { simulationItems } = await manager.ok('simulate', { params, body: request });
      const priceRows = basis.priceRows.map((row) => ({
        ...row,
        targetRateMonthly: null,
        commissionShare: null,
        minRateMonthly: null,
        maxRateMonthly: null,
      }));
      const previewed = quoteSimulation(toQuoteInput({ ...request, products: [] }, { ...basis, priceRows })).terms.map(
        termFiguresOf,
      );
      expect(previewed).toEqual(previewed.map((figures, index) => pickKeys(simulationItems[index]!, figures)));
      expect(previewed).toHaveLength(simulationItems.length);
    },
  );

  it('hides the subsidy of the maker: no rate before subsidy is sent', async () => {
    const { body } = await manager.call('readSimulationBasis', {
      params: { dealerId: manager.activeDealerId },
      query: {
        financeTypeId: 10,
        assetType: 1,
        personType: 'PF',
        manufacturerYear: 2026,
        modelYear: 2027,
        state: 'SP',
      },
    });
    expect(body.priceRows.length).toBeGreaterThan(0);
    expect(JSON.stringify(body)).not.toContain('targetRate');
  });

  it('returns GSIM002 for a plan without a table, SEC004 for a dealer out of reach, DOM002 for an invalid choice', async () => {
    const query = {
      financeTypeId: 5,
      assetType: 2,
      personType: 'PF',
      manufacturerYear: 1990,
      modelYear: 1990,
      state: 'SP',
    } as const;
    const params = { dealerId: manager.activeDealerId };
    const refusals = await Promise.all([
      manager.call('readSimulationBasis', { params, query }),
      manager.call('readSimulationBasis', { params: { dealerId: '01jd00000000000000000000zz' }, query }),
      manager.call('readSimulationBasis', { params, query: { ...query, state: 'XX1' } }),
    ]);
    expect(refusals.map(({ status, body }) => [status, body.code])).toEqual([
      [422, 'GSIM002'],
      [404, 'SEC004'],
      [422, 'DOM002'],
    ]);
  });
});

describe('422', () => {
  it('refuses a choice that the plan does not have, at the choice', async () => {
    const { status, body } = await simulate(1, { choices: { graceDays: 60 } });
    expect([status, body.fields?.[0]?.path]).toEqual([422, 'choices.graceDays']);
  });

  it.each([19, 21, 0, -1, 1.5, 1e9])('refuses a balloon count of %s with SIM018, at the count', async (count) => {
    const balloons = { count, share: 0.05, startMonth: 12, intervalMonths: 12 };
    const { status, body } = await simulate(12, { choices: { balloons } });
    expect([status, body.code, body.fields?.[0]?.path]).toEqual([422, 'SIM018', 'choices.balloons.count']);
  });

  it('refuses choices that have the shape of no plan', async () => {
    const { status, body } = await simulate(4, { choices: { graceDays: 'sixty' } as never });
    expect([status, body.code, body.fields?.[0]?.path]).toEqual([422, 'DOM002', 'choices.graceDays']);
  });
});

describe('the grid', () => {
  it('shows the figures of the simulation for its own entry, and explains why the table does not allow others', async () => {
    const request = await requestFor(2);
    const { body: quoted } = await manager.call('simulate', {
      params: { dealerId: manager.activeDealerId },
      body: request,
    });
    const grid = await manager.ok('simulateGrid', {
      params: { dealerId: manager.activeDealerId },
      body: { request, entriesCents: [0, request.entryValueCents] },
    });
    expect(grid.entries[0]!.cells.every((cell) => cell === null)).toBe(true);
    for (const refusal of grid.entries[0]!.refusals)
      expect(refusal).toEqual({ code: 'GSIM002', key: 'entry.belowMinimum', params: { min: expect.any(String) } });
    expect(grid.entries[1]!.refusals.filter((refusal) => refusal === null)).toHaveLength(
      grid.entries[1]!.cells.filter((cell) => cell !== null).length,
    );
    for (const item of quoted.simulationItems)
      expect(grid.entries[1]!.cells[grid.terms.indexOf(item.term)]).toEqual({
        term: item.term,
        installmentCents: item.installmentCents,
        cetAnnualPct: item.cetAnnualPct,
      });
  });
});

describe('an instalment goal', () => {
  const solve = async (solveFor: 'entry' | 'term' | 'price', installmentCents: number) => {
    const request = await requestFor(1);
    const body = { dealerId: manager.activeDealerId, request, term: 48, installmentCents, solveFor };
    return { request, found: await manager.ok('solveSimulation', { body }) };
  };

  it.each(['entry', 'price'] as const)(
    'is reached by changing the %s, as the simulation confirms',
    async (solveFor) => {
      const { request, found } = await solve(solveFor, 90_000);
      expect(found).toMatchObject({ reached: true, reason: null, term: 48 });
      const changed = {
        ...request,
        entryValueCents: found.entryValueCents!,
        vehicleValueCents: found.vehicleValueCents ?? request.vehicleValueCents,
        terms: [48],
      };
      const quoted = await manager.ok('simulate', { params: { dealerId: manager.activeDealerId }, body: changed });
      expect(quoted.simulationItems[0]!.installmentCents).toBe(found.installmentCents);
      expect(found.installmentCents).toBeLessThanOrEqual(90_000);
      expect(found.installmentCents).toBeGreaterThan(89_900);
    },
  );

  it('is reached by changing the price, with a constant entry share, as the simulation confirms', async () => {
    const request = await requestFor(1);
    const wish = { term: 48, installmentCents: 90_000, solveFor: 'price' as const };
    const body = { dealerId: manager.activeDealerId, request, ...wish, entryShare: 0.2 };
    const found = await manager.ok('solveSimulation', { body });
    const [entryValueCents, vehicleValueCents] = [found.entryValueCents!, found.vehicleValueCents!];
    expect(entryValueCents).toBe(Math.ceil(vehicleValueCents * 0.2 - 1e-6));
    const changed = { ...request, entryValueCents, vehicleValueCents, terms: [48] };
    const quoted = await manager.ok('simulate', { params: { dealerId: manager.activeDealerId }, body: changed });
    expect(quoted.simulationItems[0]!.installmentCents).toBe(found.installmentCents);
    expect(found.installmentCents).toBeGreaterThan(89_900);
  });

  it('is reported as unreachable instead of answered with a wrong number', async () => {
    const { found } = await solve('term', 100);
    expect(found).toMatchObject({ reached: false, reason: 'tooLow', term: null, installmentCents: null });
  });
});

describe('422', () => {
  it('refuses an invalid share of the price', async () => {
    const wish = { term: 48, installmentCents: 90_000, solveFor: 'price', entryShare: 1.2 };
    const body = { dealerId: manager.activeDealerId, request: await requestFor(1), ...wish };
    const refused = await manager.call('solveSimulation', { body });
    expect([refused.status, refused.body.fields]).toEqual([422, [expect.objectContaining({ path: 'entryShare' })]]);
  });
});

describe('404', () => {
  it('responds as not found for a dealer out of reach', async () => {
    const request = await requestFor(1);
    const dealerId = '0'.repeat(26);
    const grid = await manager.call('simulateGrid', { params: { dealerId }, body: { request, entriesCents: [0] } });
    const body = { dealerId, request, term: 48, installmentCents: 100_000, solveFor: 'entry' };
    const solved = await manager.call('solveSimulation', { body });
    expect([grid.status, solved.status]).toEqual([404, 404]);
  });
});
