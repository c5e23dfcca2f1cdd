/** The follow-up of declined products: which sales are listed, and what the F&I manager records. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type Session, type TestApi } from '../../../../test/open-api.ts';
import { rowsOf } from '../../../../test/rows.ts';
import { aSoldProposal, shownProduct } from '../../../../test/sold-sales.ts';

let api: TestApi;
let seller: Session;
let manager: Session;
let neighbour: Session;
let ids: Record<string, string>;
const life = shownProduct('LIFE', 'METLIFE', 180_000);
const gap = shownProduct('GAP', 'ASSURANT', 240_000);
// the day of the tests is 2026-11-20
const paid = { sentOn: '2026-10-01', paidOn: '2026-10-10' };

beforeAll(async () => {
  api = await openApi();
  seller = await api.signIn('seller');
  manager = await api.signIn('fi-manager');
  neighbour = await api.signIn('DEMO2.SELLER');
  const sales = {
    declined: { declined: [gap, life], ...paid },
    bought: { products: ['GAP'], declined: [life], sentOn: '2026-10-01', paidOn: '2026-10-21' },
    yesterday: { declined: [gap], sentOn: '2026-10-01', paidOn: '2026-10-22' },
    old: { declined: [gap], sentOn: '2026-05-01', paidOn: '2026-05-23' },
    accepted: { products: ['GAP'], declined: [], ...paid },
    goods: { declined: [shownProduct('ACCESSORIES', 'DEMO', 90_000)], ...paid },
    withdrawn: { declined: [gap], ...paid, isWithdrawn: true as const },
    sent: { declined: [gap], sentOn: '2026-10-01' },
    silent: paid,
  };
  ids = {};
  for (const [index, [name, sale]] of Object.entries(sales).entries())
    ids[name] = (await aSoldProposal(api, seller, { person: 2_400 + index, ...sale })).id;
  ids.neighbour = (await aSoldProposal(api, neighbour, { person: 2_420, declined: [gap], ...paid })).id;
}, 60_000);
afterAll(() => api.close());

const list = (query: object = {}, session = manager) => session.ok('listProductFollowUps', { query });
const namesIn = async (query: object = {}) => {
  const { items } = await list(query);
  return items.map(({ proposalId }) => Object.keys(ids).find((name) => ids[name] === proposalId));
};
const params = (name: string) => ({ params: { id: ids[name]! } });

describe('200', () => {
  it('lists sales paid thirty days ago or more whose choice declined insurance, the longest paid first', async () => {
    const { items, pagination } = await list();
    expect(await namesIn()).toEqual(['declined', 'bought']);
    expect(pagination.size).toBe(10);
    expect(items[0]).toMatchObject({ paidOn: '2026-10-10', days: 41, version: 0, outcome: null, postponedUntil: null });
    expect(items[0]!.products).toMatchObject([
      { code: 'GAP', premiumCents: 240_000 },
      { code: 'LIFE', premiumCents: 180_000 },
    ]);
    expect(items[1]!.products.map(({ code }) => code)).toEqual(['LIFE']);
    expect(await namesIn({ product: 'GAP' })).toEqual(['declined']);
    expect(await namesIn({ search: items[1]!.proposalNumber })).toEqual(['bought']);
  });

  it('leaves out a product that is no longer sold, by the catalogue, the dealer or to this vehicle', async () => {
    const { db } = api.database;
    for (const change of [
      sql`update vaps set enabled = not enabled where code = 'LIFE'`,
      sql`update vaps set for_new = not for_new where code = 'LIFE'`,
      sql`update vaps set for_pf = not for_pf where code = 'LIFE'`,
    ]) {
      await db.execute(change);
      expect(await namesIn()).toEqual(['declined']);
      expect((await list()).items[0]!.products.map(({ code }) => code)).toEqual(['GAP']);
      await db.execute(change);
    }
    await db.execute(sql`insert into dealer_products (dealer_id, product, enabled, updated_at)
      values (${seller.activeDealerId}, 'LIFE', false, now())
      on conflict (dealer_id, product) do update set enabled = false`);
    expect(await namesIn()).toEqual(['declined']);
    await db.execute(sql`update dealer_products set enabled = true where product = 'LIFE'`);
    expect(await namesIn()).toEqual(['declined', 'bought']);
  });

  it('follows the days of its settings', async () => {
    const insurance = await api.signIn('insurance');
    const saved = await insurance.ok('readProductFollowUpLimits', {});
    expect(saved).toMatchObject({ daysAfterPayment: 30, lastDayAfterPayment: 180 });
    const save = (daysAfterPayment: number, lastDayAfterPayment: number, version: number) =>
      insurance.ok('saveProductFollowUpLimits', { body: { daysAfterPayment, lastDayAfterPayment, version } });
    await save(29, 181, 0);
    expect(await namesIn()).toEqual(['old', 'declined', 'bought', 'yesterday']);
    await save(30, 180, 1);
  });

  it('records an outcome with who and when, and moves the sale to the completed ones', async () => {
    const answer = await manager.ok('recordFollowUpOutcome', {
      ...params('bought'),
      body: { version: 0, outcome: 'NOT_INTERESTED' },
    });
    expect(answer).toMatchObject({ version: 1, outcome: 'NOT_INTERESTED', postponedUntil: null });
    expect(answer.changedByName).not.toBeNull();
    expect(await namesIn()).toEqual(['declined']);
    expect(await namesIn({ state: 'done' })).toEqual(['bought']);
    const trail = await rowsOf(
      api,
      sql`select action, after->>'outcome' as outcome from audit_entries where entity_id = ${ids.bought} and entity = 'product-follow-up'`,
    );
    expect(trail).toEqual([{ action: 'product-follow-up.outcome', outcome: 'NOT_INTERESTED' }]);
  });

  it('postpones to a day, on which the sale is listed again', async () => {
    await manager.ok('postponeFollowUp', { ...params('declined'), body: { version: 0, until: '2026-11-21' } });
    expect([await namesIn(), await namesIn({ state: 'postponed' })]).toEqual([[], ['declined']]);
    await api.database.db.execute(sql`update product_follow_ups set postponed_until = '2026-11-20'
      where proposal_id = ${ids.declined}`);
    expect([await namesIn(), await namesIn({ state: 'postponed' })]).toEqual([['declined'], []]);
  });
});

describe('403', () => {
  it('is closed to all but F&I managers', async () => {
    for (const session of [seller, await api.signIn('finance'), await api.signIn('insurance')])
      expect((await session.call('listProductFollowUps', {})).status).toBe(403);
  });
});

describe('404', () => {
  it('hides sales of other dealers, and those without a follow-up', async () => {
    for (const name of ['neighbour', 'accepted', 'withdrawn', 'yesterday'])
      expect(
        (await manager.call('recordFollowUpOutcome', { ...params(name), body: { version: 0, outcome: 'SOLD' } })).body
          .code,
      ).toBe('SEC004');
  });
});

describe('409', () => {
  it('refuses an act by an old version', async () => {
    const { body } = await manager.call('recordFollowUpOutcome', {
      ...params('bought'),
      body: { version: 0, outcome: 'SOLD' },
    });
    expect(body.code).toBe('SET001');
  });
});

describe('422', () => {
  it.each([
    ['2026-11-20', 'until date.notAfterToday'],
    ['2027-02-19', 'until date.tooFar'],
  ])('refuses to postpone to %s', async (until, problem) => {
    const { body } = await manager.call('postponeFollowUp', { ...params('declined'), body: { version: 1, until } });
    expect([body.code, body.fields?.map(({ path, key }) => `${path} ${key}`)]).toEqual(['DOM002', [problem]]);
  });
});
