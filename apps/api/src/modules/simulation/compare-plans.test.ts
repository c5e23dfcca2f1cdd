/** All plans compared: the figures of each as if alone, and why one is not available. */

import { financeTypes } from '@estrada/domain/enumerations/index';
import { describePayments, summarisePayments } from '@estrada/domain/simulation/index';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aRequest } from '../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';

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

describe('404', () => {
  it('is limited to dealers in scope', async () => {
    const other = await compare({}, seller, (await api.signIn('DEMO2.SELLER')).activeDealerId);
    expect([other.status, other.body.code]).toEqual([404, 'SEC004']);
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

  it('refuses a term that is not a number of months', async () => {
    const body = { request: await aRequest(seller), term: 0 };
    const answer = await seller.call('comparePlans', { params: { dealerId: seller.activeDealerId }, body });
    expect([answer.status, answer.body.fields?.map(({ path }) => path)]).toEqual([422, ['term']]);
  });
});
