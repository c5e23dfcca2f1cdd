import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { rowsOf } from '../../../test/rows.ts';

let api: TestApi;
let finance: Session;
beforeAll(async () => {
  api = await openApi();
  finance = await api.signIn('finance');
});
afterAll(() => api.close());

it('returns the models with a zero rate, each kind of sale in a separate table', async () => {
  const before = await finance.ok('readZeroRate');
  const onix = before.TD.filter(({ model, planName }) => model === 'Onix' && planName === 'Zero Plan');
  expect(
    onix.map(({ vehicleType, firstYear, lastYear, versions }) => [vehicleType, firstYear, lastYear, versions]),
  ).toEqual([[1, 2026, 2027, 8]]);
  const demoVd = before.VD.length;
  await rowsOf(api, sql`update price_tables set sale_type = 'VD' where finance_type_id = 10`);
  const after = await finance.ok('readZeroRate');
  expect(after.VD.length).toBeGreaterThan(demoVd);
  expect(after.TD.some(({ planName }) => planName === 'Zero Plan')).toBe(false);
});

it('shows nothing of an expired table', async () => {
  await rowsOf(api, sql`update price_tables set valid_until = '2020-01-01' where tax_type = 'TAX_ZERO'`);
  expect(await finance.ok('readZeroRate')).toEqual({ VD: [], TD: [] });
});

it('is closed to users who do not administer it', async () => {
  expect((await (await api.signIn('fi-manager')).call('readZeroRate')).status).toBe(403);
});
