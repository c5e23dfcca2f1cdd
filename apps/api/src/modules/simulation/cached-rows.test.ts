/**
 * The rows of a simulation are cached between calls; every change of them must be in the next figures, to the centavo.
 */
import type { SimulationRequestInput } from '@estrada/endpoints/index';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aRequest } from '../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { watchQueries } from '../../../test/watch-queries.ts';
import { watchedTables, withCachedReads } from '../../kernel/database/cached-reads.ts';
import { takeEffect } from '../../kernel/database/tables-in-force.ts';
import { campaigns } from '../vehicles/index.ts';
import { priceTables } from './simulation.tables.ts';

let api: TestApi;
let seller: Session;
let request: SimulationRequestInput;
let sent: string[];
beforeAll(async () => {
  api = await openApi();
  sent = watchQueries(api, true);
  seller = await api.signIn('seller');
  request = await aRequest(seller, { terms: [24, 36, 48] });
});
afterAll(() => api.close());

const isPriced = and(
  eq(priceTables.financeTypeId, 1),
  eq(priceTables.assetType, 1),
  eq(priceTables.saleType, 'TD'),
  eq(priceTables.termMonths, 36),
);

const simulate = async () => {
  const { status, body } = await seller.call('simulate', {
    params: { dealerId: seller.activeDealerId },
    body: request,
  });
  // the number of a refusal differs each time
  return status === 200 ? body : { status, code: body.code, fields: body.fields };
};
/** The answer of a freshly started process. */
const simulateAgain = () => {
  withCachedReads(api.database.db);
  return simulate();
};
const execute = (change: SQL) => api.database.db.execute(change);

describe('database queries of a simulation', () => {
  const tablesOf = (text: string) => [...text.matchAll(/(?:from|join) "(\w+)"/g)].map((match) => match[1]!);
  const everyTime = [['sessions', 'users', 'profile_rights'], ['watched_changes']];

  it('read only tables with a change counter', async () => {
    withCachedReads(api.database.db);
    sent.length = 0;
    await simulate();
    const read = new Set(sent.flatMap(tablesOf)).difference(new Set(everyTime.flat()));
    expect(read.size).toBeGreaterThan(10);
    expect([...read].filter((name) => !watchedTables.has(name))).toEqual([]);
  });

  it('fetch only the caller and the change counters from the second time on, whatever the entry', async () => {
    await simulate();
    sent.length = 0;
    const { body } = await seller.call('simulate', {
      params: { dealerId: seller.activeDealerId },
      body: { ...request, entryValueCents: request.entryValueCents + 12_345 },
    });
    expect(body.simulationItems).toHaveLength(3);
    expect(sent.map(tablesOf)).toEqual(everyTime);
  });
});

describe('the next figures after a change', () => {
  const own = () => sql`${seller.activeDealerId}`;
  const changes: [what: string, change: () => SQL, back: () => SQL][] = [
    [
      'of a rate',
      () => sql`update price_tables set rate_monthly = rate_monthly::numeric + 0.001 where term_months = 36`,
      () => sql`update price_tables set rate_monthly = rate_monthly::numeric - 0.001 where term_months = 36`,
    ],
    [
      'of the table in force',
      () => sql`update tables_in_force set cancelled_at = now() where kind = 'plans'`,
      () => sql`update tables_in_force set cancelled_at = null where kind = 'plans'`,
    ],
    [
      'of what a plan allows',
      () => sql`update plan_rules set is_offered = not is_offered`,
      () => sql`update plan_rules set is_offered = not is_offered`,
    ],
    [
      'of a fee',
      () => sql`update fee_rows set client_cents = client_cents + 1 where kind = 'TCC'`,
      () => sql`update fee_rows set client_cents = client_cents - 1 where kind = 'TCC'`,
    ],
    [
      'of the IOF',
      () => sql`update iof_rows set additional_rate = (additional_rate::numeric + 0.0001)::text`,
      () => sql`update iof_rows set additional_rate = (additional_rate::numeric - 0.0001)::text`,
    ],
    [
      'of the price of a product',
      () => sql`update product_prices set premium_cents = premium_cents + 100`,
      () => sql`update product_prices set premium_cents = premium_cents - 100`,
    ],
    ['of a product', () => sql`update vaps set enabled = false`, () => sql`update vaps set enabled = true`],
    [
      'of what the dealer sells',
      () => sql`insert into dealer_products (dealer_id, product, enabled, updated_at) values (${own()}, 'GAP', false, now())
        on conflict (dealer_id, product) do update set enabled = false`,
      () => sql`delete from dealer_products where dealer_id = ${own()}`,
    ],
    [
      'of the dealer’s channel',
      () => sql`insert into dealer_channels (dealer_id, channel, enabled, updated_at) values (${own()}, 'CHD', false, now())
        on conflict (dealer_id, channel) do update set enabled = false`,
      () => sql`delete from dealer_channels where dealer_id = ${own()}`,
    ],
    [
      'of the dealer',
      () => sql`update dealers set enabled = false where id = ${own()}`,
      () => sql`update dealers set enabled = true where id = ${own()}`,
    ],
    [
      'of the vehicle table',
      () => sql`update vehicle_prices set model_year = model_year + 50`,
      () => sql`update vehicle_prices set model_year = model_year - 50`,
    ],
  ];

  it.each(changes)('%s equal those of a process without a cache', async (_what, change, back) => {
    const before = await simulate();
    await execute(change());
    const after = await simulate();
    expect(after).not.toEqual(before);
    expect(after).toEqual(await simulateAgain());
    await execute(back());
    expect(await simulate()).toEqual(before);
  });

  it('of a campaign equal those of a process without a cache', async () => {
    const [row] = await api.database.db.select().from(priceTables).where(isPriced).limit(1);
    const cheap = { ...row!, id: '0'.repeat(26), tableCode: 'CHEAP', rateMonthly: '0.00100000', campaignCode: 'KEPT' };
    const { manufacturerYear, modelYear } = request;
    await api.database.db.insert(priceTables).values(cheap);
    const before = await simulate();
    await api.database.db.insert(campaigns).values({
      id: '0'.repeat(26),
      campaignCode: 'KEPT',
      campaignName: 'Kept',
      manufacturerYear,
      modelYear,
      enabled: true,
      updatedAt: new Date(),
    });
    const after = await simulate();
    expect(after).not.toEqual(before);
    expect(after).toEqual(await simulateAgain());
  });
});

it('use a future table from its first day on, even if queried the day before', async () => {
  const { db } = api.database;
  const before = await simulate();
  const [current] = await db.select().from(priceTables).where(isPriced).limit(1);
  const rows = await db.select().from(priceTables).where(eq(priceTables.tableId, current!.tableId));
  const dearer = (rate: string) => (Number(rate) + 0.002).toFixed(8);
  const tableId = '1'.repeat(26);
  await db.insert(priceTables).values(
    rows.map((row, index) => ({
      ...row,
      id: `N${String(index).padStart(25, '0')}`,
      tableId,
      rateMonthly: dearer(row.rateMonthly),
    })),
  );
  await takeEffect(db, 'plans', tableId, { now: api.clock.now(), by: 'test', from: '2026-11-21' });
  expect(await simulate()).toEqual(before);
  api.clock.moveTo('2026-11-21T02:59:59Z');
  seller = await api.signIn('seller');
  expect(await simulate()).toEqual(before);
  api.clock.moveTo('2026-11-21T03:00:00Z');
  const after = await simulate();
  expect(after).not.toEqual(before);
  expect(after).toMatchObject({ simulationDate: '2026-11-21' });
  expect(after).toEqual(await simulateAgain());
});
