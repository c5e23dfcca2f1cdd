/** Promotional coupons of car insurance: creation, limits, and whether one applies to a quote. */
import { addDays } from '@estrada/domain/calendar/index';
import { catalogue } from '@estrada/domain/errors/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { rowsOf } from '../../../test/rows.ts';
import { countPromotionalCoupon, promotionalCouponFor } from './index.ts';

let api: TestApi;
let insurance: Session;
let today: string;
let campaignId: string;
const dealerIds: Record<string, string> = {};
beforeAll(async () => {
  api = await openApi();
  insurance = await api.signIn('insurance');
  today = api.clock.now().toISOString().slice(0, 10);
  const { id } = await insurance.ok('registerAutoCampaign', {
    body: {
      campaignName: 'Cupons de teste',
      campaignCode: 'CUPONS',
      provider: 'LIBERTY',
      dealerCodes: '104,105',
      effectiveFrom: today,
      validUntil: addDays(today, 20),
      discountShare: '0.15',
    },
  });
  campaignId = id;
  for (const row of await rowsOf(api, sql`select id, gmf_code from dealers`))
    dealerIds[String(row.gmf_code)] = String(row.id);
});
afterAll(() => api.close());

const aCoupon = (couponLimit = 2) => insurance.ok('registerPromotionalCoupon', { body: { campaignId, couponLimit } });
const find = (code: string, changes: object = {}) =>
  promotionalCouponFor(code, { provider: 'LIBERTY', dealerId: dealerIds['104']!, today, ...changes }, api.database.db);
const count = (id: string) =>
  api.database.db.transaction((tx) => countPromotionalCoupon(id, { db: tx as never, audit: () => {} }));
/** The code and key of a refusal. */
const refusalOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (refused: { code: string; fields: { path: string; key: string }[] }) => refused,
  );
  return error && [error.code, ...error.fields.map(({ path, key }) => `${path} ${key}`)];
};
const change = (table: string, id: string, set: string) =>
  api.database.db.execute(sql.raw(`update ${table} set ${set} where id = '${id}'`));

describe('200', () => {
  it('creates a coupon with a code of 65 random bits, and shows what its campaign gives', async () => {
    const made = await aCoupon();
    expect(made.couponCode).toMatch(/^[0-9A-HJKMNP-TV-Z]{13}$/);
    expect(await insurance.ok('readPromotionalCoupon', { params: { id: made.id } })).toMatchObject({
      campaignId,
      campaignName: 'Cupons de teste',
      provider: 'LIBERTY',
      discountShare: '0.15',
      dealerCodes: '104,105',
      effectiveFrom: today,
      validUntil: addDays(today, 20),
      campaignEnabled: true,
      couponLimit: 2,
      used: 0,
    });
  });

  it('creates several at once, each with its own code, and records it on the campaign', async () => {
    const body = { campaignId, couponCount: 25, couponLimit: 1 };
    const { codes } = await insurance.ok('registerPromotionalCoupons', { body });
    expect(new Set(codes).size).toBe(25);
    const query = { entity: 'autoCampaign', entityId: campaignId } as const;
    const { items } = await insurance.ok('readHistory', { query });
    expect(items[0]).toMatchObject({
      action: 'autoCampaign.coupons',
      changes: [
        { field: 'couponCount', before: null, after: '25' },
        { field: 'couponLimit', before: null, after: '1' },
      ],
    });
  });

  it('lists ten a page, found by code, campaign and uses that are left', async () => {
    const made = await aCoupon(1);
    const found = async (query: object) => {
      const { items, pagination } = await insurance.ok('listPromotionalCoupons', { query: query as never });
      expect(pagination.size).toBe(10);
      return items.map(({ id }) => id);
    };
    expect(await found({ search: made.couponCode.toLowerCase() })).toEqual([made.id]);
    expect(await found({ search: 'cupons de', direction: 'desc' })).toContain(made.id);
    expect(await found({ search: made.couponCode, campaignId: '0'.repeat(26) })).toEqual([]);
    expect(await found({ search: made.couponCode, uses: 'left' })).toEqual([made.id]);
    await count(made.id);
    expect(await found({ search: made.couponCode, uses: 'left' })).toEqual([]);
    expect(await found({ search: made.couponCode, uses: 'usedUp' })).toEqual([made.id]);
  });

  it('finds the coupon of a quote by its code, however it is typed', async () => {
    const made = await aCoupon();
    expect(await find(` ${made.couponCode.toLowerCase()} `)).toEqual({
      id: made.id,
      couponCode: made.couponCode,
      campaignId,
      campaignName: 'Cupons de teste',
      discountShare: '0.15',
    });
  });

  it('counts as many uses as the limit, however many contracts are parallel', async () => {
    const made = await aCoupon(3);
    const outcomes = await Promise.all(Array.from({ length: 12 }, () => refusalOf(count(made.id))));
    expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(3);
    for (const outcome of outcomes.filter(Boolean))
      expect(outcome).toEqual(['InsCampaign-004', 'coupon promotionalCoupon.usedUp']);
    const read = await insurance.ok('readPromotionalCoupon', { params: { id: made.id } });
    expect([read.used, read.version]).toEqual([3, 1]);
  });
});

describe('403', () => {
  it('is open to role insurance only', async () => {
    for (const role of ['crm', 'finance', 'admin-internal', 'seller'] as const)
      expect((await (await api.signIn(role)).call('listPromotionalCoupons')).status).toBe(403);
  });
});

describe('422', () => {
  it('InsCampaign-004: a coupon does not apply to a quote, with the reason', async () => {
    const made = await aCoupon(1);
    const is = (key: string) => ['InsCampaign-004', `coupon promotionalCoupon.${key}`];
    expect(await refusalOf(find('NAO-EXISTE'))).toEqual(is('unknown'));
    expect(await refusalOf(find(made.couponCode, { dealerId: dealerIds['101'] }))).toEqual(is('dealer'));
    expect(await refusalOf(find(made.couponCode, { provider: 'OUTRA' }))).toEqual(is('insurer'));
    expect(await refusalOf(find(made.couponCode, { today: addDays(today, -1) }))).toEqual(is('coming'));
    expect(await refusalOf(find(made.couponCode, { today: addDays(today, 21) }))).toEqual(is('ended'));
    await change('auto_campaigns', campaignId, 'enabled = false');
    expect(await refusalOf(find(made.couponCode))).toEqual(is('disabled'));
    await change('auto_campaigns', campaignId, 'enabled = true');
    await count(made.id);
    expect(await refusalOf(find(made.couponCode))).toEqual(is('usedUp'));
    await insurance.ok('disablePromotionalCoupon', { params: { id: made.id }, body: { version: 1 } });
    expect(await refusalOf(find(made.couponCode))).toEqual(is('disabled'));
  });

  it('InsCampaign-004: no coupon is created for a campaign that has ended', async () => {
    const [ended] = await rowsOf(api, sql`select id from auto_campaigns where campaign_code = 'INVERNO'`);
    for (const [name, body] of [
      ['registerPromotionalCoupon', { campaignId: ended!.id, couponLimit: 1 }],
      ['registerPromotionalCoupons', { campaignId: ended!.id, couponCount: 2, couponLimit: 1 }],
    ] as const) {
      const { status, body: refused } = await insurance.call(name, { body });
      expect([status, refused.code, refused.message]).toEqual([
        422,
        'InsCampaign-004',
        catalogue['InsCampaign-004'].pt,
      ]);
      expect(refused.fields?.map(({ path, key }) => `${path} ${key}`)).toEqual(['campaignId autoCampaign.ended']);
    }
  });

  it('changes the limit only, and not below the counted uses', async () => {
    const made = await aCoupon(5);
    await count(made.id);
    await count(made.id);
    const update = (body: object) =>
      insurance.call('updatePromotionalCoupon', { params: { id: made.id }, body: { version: 1, campaignId, ...body } });
    expect((await update({ couponLimit: 1 })).body.fields?.map(({ key }) => key)).toEqual([
      'promotionalCoupon.limitBelowUses',
    ]);
    const moved = await update({ couponLimit: 3, campaignId: '0'.repeat(26) });
    expect(moved.body.fields?.map(({ path }) => path)).toEqual(['campaignId']);
    expect((await update({ couponLimit: 2 })).body).toMatchObject({ couponLimit: 2, used: 2, version: 2 });
  });

  it.each([
    [{ couponCount: 501, couponLimit: 1 }, 'couponCount'],
    [{ couponCount: 1, couponLimit: -1 }, 'couponLimit'],
    [{ couponCount: 1, couponLimit: 1, campaignId: '0'.repeat(26) }, 'campaignId'],
  ])('refuses %j at its field', async (changes, path) => {
    const { status, body } = await insurance.call('registerPromotionalCoupons', { body: { campaignId, ...changes } });
    expect([status, body.code, body.fields?.map((field) => field.path)]).toEqual([422, 'DOM002', [path]]);
  });
});
