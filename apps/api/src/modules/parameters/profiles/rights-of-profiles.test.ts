/** The migration from users' permissions to rights of profiles, and when a saved matrix counts. */
import { readFileSync } from 'node:fs';
import { combinations } from '@estrada/domain/parameters/index';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openApi, type TestApi } from '../../../../test/open-api.ts';
import { rowsOf } from '../../../../test/rows.ts';

let api: TestApi;
beforeEach(async () => {
  api = await openApi();
}, 60_000);
afterEach(() => api.close());

const migration = new URL('../../../../drizzle/0035_rights-of-profiles.sql', import.meta.url);

/** The database as it was before the migration, with these permissions of users. */
async function before(permissions: Record<string, object>) {
  await api.database.db.execute(sql`delete from profile_parameters`);
  await api.database.db.execute(sql`delete from profile_rights`);
  const none = { createPropose: false, viewPaymentReport: false, insuranceContracting: false };
  await api.database.db.execute(sql`update users set permissions = ${JSON.stringify(none)}::jsonb`);
  for (const [username, given] of Object.entries(permissions))
    await api.database.db.execute(
      sql`update users set permissions = ${JSON.stringify({ ...none, ...given })}::jsonb where username = ${username}`,
    );
  for (const statement of readFileSync(migration, 'utf8').split('--> statement-breakpoint'))
    await api.database.db.execute(sql.raw(statement));
}

it('gives a profile, in every combination, the rights that any of its users had, and other profiles none', async () => {
  await before({
    'DEMO2.SELLER': { createPropose: true },
    'DEMO.FI-MANAGER': { createPropose: true, viewPaymentReport: true },
    'DEMO.INSURANCE-OPERATOR': { insuranceContracting: true },
  });
  expect(await rowsOf(api, sql`select * from profile_rights order by role`)).toEqual([
    { role: 'fi-manager', create_propose: true, view_payment_report: true },
    { role: 'sales-manager', create_propose: false, view_payment_report: false },
    { role: 'seller', create_propose: true, view_payment_report: false },
  ]);
  const rows = await rowsOf(
    api,
    sql`select profile, count(*)::int as rows from profile_parameters where create_propose group by profile order by 1`,
  );
  expect(rows).toEqual([
    { profile: 'fi-manager', rows: combinations.length },
    { profile: 'seller', rows: combinations.length },
  ]);
  // Júlia sells, and had no right of her own: the widening that the decision describes
  expect((await (await api.signIn('seller')).call('listProposals', { body: {} })).status).toBe(200);
  expect((await (await api.signIn('sales-manager')).call('listProposals', { body: {} })).status).toBe(403);
  const kept = await rowsOf(api, sql`select permissions from users where username = 'DEMO.INSURANCE-OPERATOR'`);
  expect(kept).toEqual([{ permissions: { insuranceContracting: true } }]);
});

it('revokes a right at the next call, once it is off in the last combination of the profile', async () => {
  const [finance, manager] = [await api.signIn('finance'), await api.signIn('sales-manager')];
  const groups = (await finance.ok('readProfileParameters', { query: { profile: 'sales-manager' } })).items
    .filter(({ flag }) => flag === 'createPropose')
    .map((group) => ({ ...group, isOn: false }));
  const save = async (changes: object[]) => {
    const { version } = await finance.ok('readProfileParameters', { query: { profile: 'sales-manager' } });
    await finance.ok('saveProfileParameters', { body: { profile: 'sales-manager', version, changes } });
  };
  const consult = async () => (await manager.call('listProposals', { body: {} })).status;
  await save(groups.slice(1));
  expect(await consult()).toBe(200);
  await save(groups.slice(0, 1));
  expect(await consult()).toBe(403);
  const params = { type: 'DEALER', username: 'DEMO.SALES-MANAGER' } as const;
  const { createPropose, viewPaymentReport } = await manager.ok('readMenuPermissions', { params });
  expect([createPropose, viewPaymentReport]).toEqual([false, true]);
});
