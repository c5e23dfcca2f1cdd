/** The calls for the choices of the simulator: plans, terms, and additions to a price. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aRequest } from '../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';

let api: TestApi;
let seller: Session;
let dealerId: string;
beforeAll(async () => {
  api = await openApi();
  seller = await api.signIn('seller');
  dealerId = seller.activeDealerId;
});
afterAll(() => api.close());

const idsOf = ({ items }: { items: { id: number }[] }) => items.map(({ id }) => id);
const terms = async (changes: Parameters<typeof aRequest>[1] = {}) =>
  seller.call('listSimulationTerms', { body: { dealerId, request: await aRequest(seller, changes) } });
const choice = {
  assetType: '1',
  personType: 'PF',
  isEmployee: 'false',
  isDirectSale: 'false',
  isOffer: 'false',
  financeTypeId: '1',
} as const;
const aggregate = (changes: object = {}, session = seller) =>
  session.call('readAggregateValues', { query: { ...choice, ...changes } as never });

describe('plans: 200', () => {
  it('returns all thirteen with number 2 first, and for a dealer those that a table in force sells', async () => {
    const all = await seller.ok('listFinanceStructures');
    expect(idsOf(all)).toEqual([2, 1, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
    const spelledOtherwise = all.items.filter(({ planTypeName, planType }) => planTypeName !== planType);
    expect(spelledOtherwise.map(({ planTypeName }) => planTypeName)).toEqual(['OTHER PLANS', 'MULTI_BALOON']);
    expect(await seller.ok('listDealerFinanceStructures')).toEqual(all);
    await api.database.db.execute(
      sql`update price_tables set valid_until = '2026-11-19' where finance_type_id in (2, 9)`,
    );
    expect(idsOf(await seller.ok('listDealerFinanceStructures'))).toEqual([1, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14]);
    expect(idsOf(await seller.ok('listFinanceStructures'))).toHaveLength(13);
    await api.database.db.execute(
      sql`update price_tables set valid_until = '2027-07-18' where finance_type_id in (2, 9)`,
    );
  });
});

describe('terms: 200', () => {
  it('are those of the tables in force, ascending, each with rate, table and tier of its price row', async () => {
    const { body } = await terms();
    expect(body.items.map(({ term }) => term)).toEqual([12, 18, 24, 36, 48, 60, 72]);
    expect(body.terms).toEqual(body.items);
    const { availableTerms } = await seller.ok('simulate', { params: { dealerId }, body: await aRequest(seller) });
    expect(
      body.items.map(({ term, rateMonthly, tableCode, tierCode }) => ({ term, rateMonthly, tableCode, tierCode })),
    ).toEqual(availableTerms);
    expect(body.items.every(({ tierId }) => tierId === null)).toBe(true);
    expect(body.items[3]).toMatchObject({ sourceTableCode: 'REG-NOVO-2026-11', campaignCode: null });
  });

  it('do not depend on the selected terms, and mark those that a simulation without a selection shows', async () => {
    const preselected = async (financeTypeId: number, chosen: number[]) =>
      (await terms({ financeTypeId, terms: chosen })).body.items
        .filter((row) => row.isPreselected)
        .map(({ term }) => term);
    expect(await preselected(1, [])).toEqual([24, 36, 48]);
    expect(await preselected(1, [72])).toEqual([24, 36, 48]);
    expect(await preselected(2, [])).toEqual([36]);
    expect((await terms({ financeTypeId: 13 })).body.limitTerms).toBe(1);
    for (const financeTypeId of [2, 9, 12, 13]) expect(await preselected(financeTypeId, [])).toHaveLength(1);
  });

  it('name the campaign whose table sets the price', async () => {
    const { body } = await terms({ manufacturerYear: 2026, modelYear: 2026 });
    expect(body.items.filter(({ campaignCode }) => campaignCode === 'ESTOQUE-2026').map(({ term }) => term)).toEqual([
      24, 36, 48,
    ]);
  });
});

describe('aggregate values: 200', () => {
  it('includes the fees of the state and the available products over the terms of the plan', async () => {
    const { status, body } = await aggregate();
    expect([status, body.fees.map(({ code }) => code)]).toEqual([200, ['TCC', 'CONTRACT']]);
    expect(body.fees[0]).toEqual({
      code: 'TCC',
      labelPt: 'Tarifa de cadastro (TCC)',
      labelEn: 'Registration fee (TCC)',
      amountCents: 90_000,
    });
    const gap = body.products.find(({ code }) => code === 'GAP')!;
    expect(gap.terms).toEqual([12, 18, 24, 36, 48, 60, 72]);
    expect(gap.fromCents).toBeLessThan(gap.toCents);
    // only the plan's terms among those that have a premium
    const other = (await aggregate({ financeTypeId: '2' })).body.products.find(({ code }) => code === 'GAP')!;
    expect(other.terms).toEqual([24, 36, 48]);
  });

  it('charges the appraisal of a used vehicle, the employee fees, and the contract registration in the state of the plate', async () => {
    const amounts = async (changes: object) =>
      Object.fromEntries((await aggregate(changes)).body.fees.map(({ code, amountCents }) => [code, amountCents]));
    expect(await amounts({ assetType: '2' })).toMatchObject({ TU: 43_000 });
    expect(await amounts({ assetType: '2', isEmployee: 'true' })).toMatchObject({ TU: 21_500 });
    const [own, other] = [await amounts({}), await amounts({ plateState: 'MG' })];
    expect(other.TCC).toBe(own.TCC);
    expect(other.CONTRACT).not.toBe(own.CONTRACT);
  });

  it('omits products that the dealer does not sell, except in an offer, which every dealer sells', async () => {
    await api.database.db.execute(
      sql`insert into dealer_products (dealer_id, product, enabled, updated_at) values (${dealerId}, 'GAP', false, now())`,
    );
    const codes = async (isOffer: string) => (await aggregate({ isOffer })).body.products.map(({ code }) => code);
    expect(await codes('false')).not.toContain('GAP');
    expect(await codes('true')).toContain('GAP');
    await api.database.db.execute(sql`delete from dealer_products where dealer_id = ${dealerId}`);
  });
});

describe('404', () => {
  it('gives the same answer for the terms of another dealer as for those of an unknown one', async () => {
    const request = await aRequest(seller);
    const stranger = await api.signIn('DEMO2.SELLER');
    const refusals = await Promise.all(
      [dealerId, '0'.repeat(26)].map((id) => stranger.call('listSimulationTerms', { body: { dealerId: id, request } })),
    );
    expect(refusals.map(({ status, body }) => [status, body.code])).toEqual([
      [404, 'SEC004'],
      [404, 'SEC004'],
    ]);
  });
});

describe('422', () => {
  it.each(['assetType', 'personType', 'isEmployee', 'isDirectSale', 'isOffer', 'financeTypeId'])(
    'requires %s to add up the values',
    async (name) => {
      const { status, body } = await aggregate({ [name]: undefined });
      expect([status, body.code, body.fields?.map(({ path, key }) => [path, key])]).toEqual([
        422,
        'DOM002',
        [[name, 'required']],
      ]);
    },
  );

  it.each([
    ['assetType', '3', 'value.notAllowed'],
    ['isOffer', 'sim', 'value.notAllowed'],
    ['financeTypeId', '3', 'value.notAllowed'],
    ['financeTypeId', 'x', 'value.notAllowed'],
  ])('refuses %s %s at its field', async (name, value, key) => {
    const { body } = await aggregate({ [name]: value });
    expect(body.fields?.map((field) => [field.path, field.key])).toEqual([[name, key]]);
  });

  it('refuses a direct sale of a used vehicle and a company as an employee, at their fields', async () => {
    const pathsOf = async (changes: object) => (await aggregate(changes)).body.fields?.map(({ path }) => path);
    expect(await pathsOf({ isDirectSale: 'true', assetType: '2' })).toEqual(['isDirectSale']);
    expect(await pathsOf({ personType: 'PJ', isEmployee: 'true' })).toEqual(['isEmployee']);
  });

  it('returns GSIM002 for a plan that no table sells, and noFluxForState for a state without fees', async () => {
    expect((await terms({ financeTypeId: 3 })).body.code).toBe('GSIM002');
    await api.database.db.execute(sql`delete from fee_rows where state = 'AC'`);
    expect((await aggregate({ state: 'AC' })).body.code).toBe('noFluxForState');
  });
});
