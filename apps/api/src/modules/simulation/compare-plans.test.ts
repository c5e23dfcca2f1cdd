/** All plans compared, and all vehicles: the figures of each as if alone, and why one is not available. */

import { financeTypes } from '@estrada/domain/enumerations/index';
import { describePayments, summarisePayments } from '@estrada/domain/simulation/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aRequest } from '../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { rowsOf } from '../../../test/rows.ts';

let api: TestApi;
let seller: Session;
beforeAll(async () => {
  api = await openApi();
  seller = await api.signIn('seller');
}, 60_000);
afterAll(() => api.close());

type Request = Awaited<ReturnType<typeof aRequest>>;
const compare = async (changes: Partial<Request> = {}, session = seller, dealerId = seller.activeDealerId) => {
  const body = { request: await aRequest(seller, changes), term: 48 };
  return session.call('comparePlans', { params: { dealerId }, body });
};
const plansOf = async (changes: Partial<Request> = {}) => {
  const { status, body } = await compare(changes);
  expect(status).toBe(200);
  return body.plans;
};

type Search = {
  sources?: ('NEW' | 'USED' | 'STOCK')[];
  term?: number;
  installmentCents?: number;
  page?: number;
  size?: number;
};
type Changes = Omit<Partial<Request>, 'financeTypeId'> & { financeTypeId?: number | undefined };
const findVehicles = async (search: Search = {}, changes: Changes = {}, session = seller) => {
  const { personType, saleType, state, financeTypeId } = await aRequest(seller);
  const request = { personType, saleType, state, financeTypeId, entryValueCents: 2_000_000, ...changes };
  const body = { request, term: 48, installmentCents: 300_000, ...search };
  return session.call('findFittingVehicles', { params: { dealerId: seller.activeDealerId }, body });
};
const vehiclesOf = async (search: Search = {}, changes: Changes = {}) => {
  const { status, body } = await findVehicles(search, changes);
  expect(status).toBe(200);
  return body;
};

describe('200', () => {
  it('returns for each plan the same figures as a simulation of that plan alone', async () => {
    const request = await aRequest(seller, { terms: [] });
    // enough for every demo table: the zero rates require half of the price
    const entryValueCents = Math.round(request.vehicleValueCents * 0.6);
    const plans = await plansOf({ entryValueCents, products: ['GAP'] });
    expect(plans.map(({ financeTypeId }) => financeTypeId)).toEqual(financeTypes.map(({ id }) => id));
    const had = plans.filter(({ figures }) => figures !== null);
    expect(had.length).toBeGreaterThan(8);
    for (const { financeTypeId, figures, fixedEntryCents } of had) {
      const entry = fixedEntryCents ?? entryValueCents;
      const alone = await seller.ok('simulate', {
        params: { dealerId: seller.activeDealerId },
        body: { ...request, financeTypeId, entryValueCents: entry, products: ['GAP'], terms: [figures!.term] },
      });
      const item = alone.simulationItems[0]!;
      const [compared, single] = [figures!.payments, summarisePayments(item)];
      expect(describePayments(compared, 'pt-BR', 'exact')).toBe(describePayments(single, 'pt-BR', 'exact'));
      expect(figures).toMatchObject({
        term: item.term,
        installmentCents: item.installmentCents,
        cetAnnualPct: item.cetAnnualPct,
        totalWithEntryCents: item.totalWithEntryCents,
        validUntil: item.validUntil,
      });
    }
  });

  it('explains why a plan is not available, and uses the fixed entry of plans that have one', async () => {
    const plans = await plansOf({ entryValueCents: 100_000 });
    const of = (id: number) => plans.find(({ financeTypeId }) => financeTypeId === id)!;
    expect(of(10)).toMatchObject({ figures: null, refusal: { code: 'GSIM002', key: 'entry.belowMinimum' } });
    expect(of(10).refusal!.params.min).toMatch(/^\d+,\d\d%$/);
    const { vehicleValueCents } = await aRequest(seller);
    expect([of(8).fixedEntryCents, of(14).fixedEntryCents]).toEqual([Math.round(vehicleValueCents / 2), 0]);
    // 50-25-25: the half at once is in the total, the quarters are the payments
    expect(of(8).figures!.totalWithEntryCents).toBeGreaterThan(vehicleValueCents);
  });

  it('omits from a direct sale the plans that the profile may not sell directly', async () => {
    const ids = async () => (await plansOf({ saleType: 'VD' })).map(({ financeTypeId }) => financeTypeId);
    expect(await ids()).toContain(1);
    await hideDirectSaleOf(1);
    expect(await ids()).not.toContain(1);
    expect(await ids()).toContain(2);
  });
});

/** No direct sale by a plan for sellers, whatever its rate. */
async function hideDirectSaleOf(financeTypeId: number): Promise<void> {
  const finance = await api.signIn('finance');
  const { version } = await finance.ok('readProfileParameters', { query: { profile: 'seller' } });
  const changes = (['NOT_SUBSIDIZED', 'SUBSIDIZED', 'TAX_ZERO'] as const).map((taxType) => ({
    channel: 'CHD' as const,
    vehicleType: 'DIRECT_SALES' as const,
    taxType,
    financeTypeIds: [financeTypeId],
    flag: 'viewDirectSale' as const,
    isOn: false,
  }));
  await finance.ok('saveProfileParameters', { body: { profile: 'seller', version, changes } });
}

describe('200 of vehicles', () => {
  it('returns every new vehicle of the table, nearest to the instalment first, with the figures of a simulation', async () => {
    const [priced] = await rowsOf(
      api,
      sql`select count(*)::int as count from vehicle_prices where asset_type = 1 and table_id =
        (select table_id from tables_in_force where kind = 'vehicles' and cancelled_at is null order by sequence desc limit 1)`,
    );
    const all = await vehiclesOf({ size: 100 });
    expect(all.total + all.excludedCount).toBe(priced!.count);
    const distances = all.items.map(({ differenceCents }) => Math.abs(differenceCents));
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    const base = await aRequest(seller, { entryValueCents: 2_000_000, products: [], terms: [48] });
    for (const found of all.items.slice(0, 5)) {
      const { manufacturerId, modelId, versionId, manufacturerYear, modelYear, priceCents: vehicleValueCents } = found;
      const vehicle = { manufacturerId, modelId, versionId, manufacturerYear, modelYear, vehicleValueCents };
      const body = { ...base, ...vehicle };
      const alone = await seller.ok('simulate', { params: { dealerId: seller.activeDealerId }, body });
      const [item] = alone.simulationItems;
      expect(found).toMatchObject({
        installmentCents: item!.installmentCents,
        differenceCents: item!.installmentCents - 300_000,
        cetAnnualPct: item!.cetAnnualPct,
        totalWithEntryCents: item!.totalWithEntryCents,
      });
    }
  });

  it('prices new and used ones by the plan that costs least within the instalment, as a simulation by it', async () => {
    const search = { sources: ['NEW', 'USED'] as ('NEW' | 'USED')[], size: 100 };
    const { items } = await vehiclesOf(search, { financeTypeId: undefined });
    expect(new Set(items.map(({ assetType }) => assetType)).size).toBe(2);
    expect(new Set(items.map(({ financeTypeId }) => financeTypeId)).size).toBeGreaterThan(1);
    const base = await aRequest(seller, { products: [], terms: [48] });
    const params = { dealerId: seller.activeDealerId };
    for (const assetType of [1, 2]) {
      const found = items.find((item) => item.assetType === assetType && item.differenceCents <= 0)!;
      const { manufacturerId, modelId, versionId, manufacturerYear, modelYear, priceCents: vehicleValueCents } = found;
      const vehicle = { manufacturerId, modelId, versionId, manufacturerYear, modelYear, vehicleValueCents };
      const used = assetType === 2 ? ({ assetType: 2, mileage: 30_000 } as const) : {};
      const { financeTypeId, entryValueCents } = found;
      const body = { ...base, ...vehicle, ...used, financeTypeId, entryValueCents };
      const [item] = (await seller.ok('simulate', { params, body })).simulationItems;
      expect(found).toMatchObject({
        installmentCents: item!.installmentCents,
        totalWithEntryCents: item!.totalWithEntryCents,
        cetAnnualPct: item!.cetAnnualPct,
      });
      const { plans } = await seller.ok('comparePlans', {
        params,
        body: { request: { ...body, entryValueCents: 2_000_000, financeTypeId: 1, terms: [] }, term: 48 },
      });
      // quarters and harvests are not paid monthly
      const within = plans.filter(
        ({ figures, financeTypeId: id }) =>
          figures?.term === 48 && figures.installmentCents <= 300_000 && id !== 5 && id !== 8,
      );
      expect(found.totalWithEntryCents).toBe(Math.min(...within.map(({ figures }) => figures!.totalWithEntryCents)));
    }
  });

  it('pages through the same order, and returns nothing beyond its end', async () => {
    const whole = await vehiclesOf({ size: 20 });
    const second = await vehiclesOf({ size: 10, page: 1 });
    expect(second.items).toEqual(whole.items.slice(10));
    expect((await vehiclesOf({ page: 500 })).items).toEqual([]);
  });
});

describe('404', () => {
  it('is limited to dealers in scope', async () => {
    const other = await compare({}, seller, (await api.signIn('DEMO2.SELLER')).activeDealerId);
    expect([other.status, other.body.code]).toEqual([404, 'SEC004']);
    const elsewhere = await findVehicles({}, {}, await api.signIn('DEMO2.SELLER'));
    expect([elsewhere.status, elsewhere.body.code]).toEqual([404, 'SEC004']);
  });
});

describe('422', () => {
  it('refuses input that is invalid for every plan, at its field', async () => {
    const { status, body } = await compare({ entryValueCents: 99_999_999_99 });
    expect([status, body.fields?.map(({ path, key }) => [path, key])]).toEqual([
      422,
      [['entryValueCents', 'entry.abovePrice']],
    ]);
  });

  it('refuses vehicles over a term that no table has, and in a direct sale that the profile may not make', async () => {
    const fieldOf = async (search: Search, changes: Partial<Request> = {}) =>
      (await findVehicles(search, changes)).body.fields?.map(({ path, key }) => `${path} ${key}`);
    expect(await fieldOf({ term: 119 })).toEqual(['terms term.notInTable']);
    await hideDirectSaleOf(1);
    expect(await fieldOf({}, { saleType: 'VD' })).toEqual(['saleType value.notAllowed']);
  });

  it('refuses a term that is not a number of months', async () => {
    const body = { request: await aRequest(seller), term: 0 };
    const answer = await seller.call('comparePlans', { params: { dealerId: seller.activeDealerId }, body });
    expect([answer.status, answer.body.fields?.map(({ path }) => path)]).toEqual([422, ['term']]);
  });
});
