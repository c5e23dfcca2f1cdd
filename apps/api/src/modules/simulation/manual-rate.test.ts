/**
 * A manual rate: previewed, applied, saved, recalculated; refused outside its limits and to users without the right.
 */
import type { SimulationRequestInput } from '@estrada/endpoints/index';
import { aPerson, simulationClientOf } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aRequest } from '../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { rowsOf } from '../../../test/rows.ts';

let api: TestApi;
let seller: Session;
let finance: Session;
let request: SimulationRequestInput;
beforeAll(async () => {
  api = await openApi();
  seller = await api.signIn('seller');
  finance = await api.signIn('finance');
  request = await aRequest(seller);
}, 60_000);
afterAll(() => api.close());

const here = () => ({ dealerId: seller.activeDealerId });
const preview = (tax: string, query: object = {}, session = seller, body = request) =>
  session.call('previewRate', { params: { ...here(), tax }, query: { term: '36', ...query }, body });
const byHand = (taxValue: string, tableCode = 'REG-NOVO-36') => ({ term: 36, tableCode, taxValue });

async function setFlag(flag: 'viewPricingRateComprada' | 'viewPricingRateNet', isOn: boolean) {
  const profile = 'seller';
  const { version } = await finance.ok('readProfileParameters', { query: { profile } });
  const place = {
    channel: 'CHD',
    vehicleType: 'NEW',
    taxType: 'NOT_SUBSIDIZED',
    financeTypeIds: [1],
  } as const;
  await finance.ok('saveProfileParameters', { body: { profile, version, changes: [{ ...place, flag, isOn }] } });
}
async function without(flag: Parameters<typeof setFlag>[0], run: () => Promise<void>) {
  await setFlag(flag, false);
  try {
    await run();
  } finally {
    await setFlag(flag, true);
  }
}

describe('200', () => {
  it('previews the values for client and dealer before and after, and the limits of the rate', async () => {
    const { body } = await preview('0.0142');
    expect(body).toMatchObject({ term: 36, tableCode: 'REG-NOVO-36', taxType: 'NOT_SUBSIDIZED', maker: null });
    expect(Number(body.limits.highest)).toBeCloseTo(0.0153, 10);
    expect(Number(body.limits.lowest)).toBeLessThan(0.0148);
    expect(body.client.after.installmentCents).toBeLessThan(body.client.before.installmentCents);
    expect(body.dealer!.afterCents).toBeLessThan(body.dealer!.beforeCents);
  });

  it('returns the previewed figures, together with the table rate', async () => {
    const before = (await preview('0.0147')).body;
    const { simulationItems } = await seller.ok('simulateByRate', {
      params: { ...here(), tax: '0.0147' },
      query: { term: '36' },
      body: request,
    });
    expect(simulationItems).toHaveLength(1);
    expect(simulationItems[0]).toMatchObject({
      term: 36,
      tableCode: 'REG-NOVO-36',
      installmentCents: before.client.after.installmentCents,
      cetAnnualPct: before.client.after.cetAnnualPct,
    });
    expect([simulationItems[0]!.rateMonthly, simulationItems[0]!.tableRateMonthly].map(Number)).toEqual([
      0.0147, 0.0153,
    ]);
  });

  it('returns rates, IOF and CET of every term of a request, equal to the figures', async () => {
    const rated = { ...request, currentTax: byHand('0.0149') };
    const { items } = await seller.ok('calculateTaxes', { body: { ...here(), request: rated } });
    const { simulationItems } = await seller.ok('simulate', { params: here(), body: rated });
    expect(items.map(({ term, iofCents, cetAnnualPct }) => [term, iofCents, cetAnnualPct])).toEqual(
      simulationItems.map(({ term, iofCents, cetAnnualPct }) => [term, iofCents, cetAnnualPct]),
    );
    expect(items.map(({ tableRateMonthly }) => tableRateMonthly && Number(tableRateMonthly))).toEqual([
      null,
      0.0153,
      null,
    ]);
  });

  it('is saved with the simulation, named in the trail, and retained on recalculation and by another user', async () => {
    const body = {
      client: simulationClientOf(aPerson(81)),
      request: { ...request, currentTax: byHand('0.0149') },
      selectedTerm: 36,
    };
    const saved = await seller.ok('saveSimulation', { query: here(), body });
    const shown = saved.result.simulationItems.find(({ term }) => term === 36)!;
    expect(Number(shown.rateMonthly)).toBe(0.0149);
    const [entry] = await rowsOf(
      api,
      sql`select after from audit_entries where entity_id = ${saved.id} and action = 'simulation.save'`,
    );
    expect(entry!.after).toMatchObject({ currentTax: '1,4900% · 36 · REG-NOVO-36' });
    await without('viewPricingRateComprada', async () => {
      const again = await seller.ok('recalculateSavedSimulation', { query: {}, body: { id: saved.id } });
      expect(again.notKept).toEqual([]);
      expect(again.simulationItems.find(({ term }) => term === 36)!.installmentCents).toBe(shown.installmentCents);
      const { version, id } = saved;
      const kept = await seller.call('updateSavedSimulation', { body: { ...body, id, version } });
      expect(kept.status).toBe(200);
      const lower = { ...body.request, currentTax: byHand('0.0148') };
      const refused = await seller.call('updateSavedSimulation', {
        body: { ...body, request: lower, id, version: version + 1 },
      });
      expect(refused.body).toMatchObject({ code: 'DOM002', fields: [{ path: 'currentTax', key: 'rate.notYours' }] });
    });
  });

  it('hides the commission from users whose profile does not show it', async () => {
    await without('viewPricingRateNet', async () => {
      const { body } = await preview('0.0149');
      expect([body.dealer, body.maker]).toEqual([null, null]);
    });
  });

  it('uses the subsidised table when its kind is requested, and reports what the maker pays', async () => {
    const shares = {
      ...(await aRequest(seller, { financeTypeId: 8, terms: [36] })),
      entryValueCents: Math.round(request.vehicleValueCents * 0.5),
    };
    const { body } = await preview('0.0059', { taxType: 'SUBSIDIZED' }, seller, shares);
    expect(body.taxType).toBe('SUBSIDIZED');
    expect(body.maker!.afterCents).toBeGreaterThan(body.maker!.beforeCents);
    const none = await preview('0.0059', { taxType: 'SUBSIDIZED' });
    expect(none.status).toBe(422);
  });
});

describe('422', () => {
  it.each(['simulate', 'preview'])('refuses a rate below the limits, at its field (%s)', async (way) => {
    const { status, body } =
      way === 'preview'
        ? await preview('0.0050')
        : await seller.call('simulate', { params: here(), body: { ...request, currentTax: byHand('0.0050') } });
    expect([status, body]).toMatchObject([
      422,
      { code: 'DOM002', fields: [{ path: 'currentTax', key: 'rate.outOfLimits' }] },
    ]);
  });

  it('refuses users without the right, wherever the rate is used for figures', async () => {
    await without('viewPricingRateComprada', async () => {
      const rated = { ...request, currentTax: byHand('0.0149') };
      const client = simulationClientOf(aPerson(82));
      const tries = [
        await preview('0.0149'),
        await seller.call('simulateByRate', {
          params: { ...here(), tax: '0.0149' },
          query: { term: '36' },
          body: request,
        }),
        await seller.call('simulate', { params: here(), body: rated }),
        await seller.call('simulateGrid', { params: here(), body: { request: rated, entriesCents: [3_000_000] } }),
        await seller.call('calculateTaxes', { body: { ...here(), request: rated } }),
        await seller.call('recalculateSimulation', { body: { ...here(), request: rated } }),
        await seller.call('saveSimulation', { query: here(), body: { client, request: rated, selectedTerm: 36 } }),
      ];
      for (const { status, body } of tries)
        expect([status, body]).toMatchObject([422, { fields: [{ path: 'currentTax', key: 'rate.notYours' }] }]);
    });
  });

  it('refuses a rate of another table, a zero-rate plan, and a commission above the table', async () => {
    const other = { ...request, currentTax: byHand('0.0149', 'REG-NOVO-48') };
    const moved = await seller.call('simulate', { params: here(), body: other });
    expect(moved.body).toMatchObject({ fields: [{ path: 'currentTax', key: 'rate.tableMoved' }] });
    const zero = { ...request, financeTypeId: 10, entryValueCents: Math.round(request.vehicleValueCents * 0.7) };
    const stays = await preview('0.0010', { term: '24' }, seller, { ...zero, terms: [24] });
    expect(stays.body).toMatchObject({ fields: [{ path: 'currentTax', key: 'rate.zeroStays' }] });
    const much = await preview('0.0153', { dealerCommission: '0.5' });
    expect(much.body).toMatchObject({
      fields: [{ path: 'currentTax.dealerCommission', key: 'commission.aboveTable' }],
    });
  });

  it.each(['1.2', '-0.01', 'abc', '0.0123456789'])('refuses %s as a rate', async (tax) => {
    expect((await preview(tax)).status).toBe(422);
  });
});

describe('404', () => {
  it('responds the same for another dealer and for a missing one', async () => {
    const other = await api.signIn('DEMO2.SELLER');
    const { status, body } = await preview('0.0149', {}, other);
    expect([status, body.code]).toEqual([404, 'SEC004']);
  });
});
