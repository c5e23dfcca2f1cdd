/** A dealer's user gets the rows of their own dealers: checked by the query that an extraction builds from a scope. */
import type { RecordScope } from '@estrada/domain/access/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type TestApi } from '../../../../test/open-api.ts';
import { rowsOf } from '../../../../test/rows.ts';
import { type ExtractionName, extractions } from './index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openApi();
  // no demo proposal has a contract here
  await api.database.db.execute(sql`update proposals set status = 'PU'
    where id in (select distinct on (dealer_id) id from proposals where status <> 'WO' order by dealer_id, id)`);
  // nor has every dealer a guaranteed repurchase
  await api.database.db.execute(sql`update proposals set finance_type_id = 13
    where id in (select distinct on (dealer_id) id from proposals order by dealer_id, id)`);
  // nor a welcome letter, or an envelope
  await api.database.db.execute(sql`insert into proposal_welcome_letters
    (id, proposal_id, dealer_id, seller_id, email, is_again, requested_at, requested_by_name)
    select id, id, dealer_id, seller_id, 'a@exemplo.com.br', false, '2026-11-20T12:00:00Z', 'Ana' from proposals`);
  await api.database.db.execute(sql`insert into proposal_contracts (id, proposal_id, edition, issued_on, requested_at, requested_by_name)
    select id, id, 90, '2026-11-20', '2026-11-20T12:00:00Z', 'Ana' from proposals`);
  await api.database.db.execute(sql`delete from proposal_signers`);
  await api.database.db.execute(sql`delete from proposal_envelopes`);
  await api.database.db.execute(sql`insert into proposal_envelopes
    (id, proposal_id, contract_id, status, requested_at, requested_by_name, tries, unanswered)
    select id, id, id, 'IN_PROGRESS', '2026-11-20T12:00:00Z', 'Ana', 1, 0 from proposals`);
});
afterAll(() => api.close());

const start = new Date('2020-01-01T00:00:00Z');
const end = new Date('2030-01-01T00:00:00Z');
const days = { first: '2020-01-01', last: '2029-12-31' };

/** The keys that an extraction returns for this scope; the whole table without a condition. */
async function keysOf(name: ExtractionName, scope: RecordScope): Promise<unknown[]> {
  const { from, key, during, within } = extractions[name];
  const reach = within(scope);
  if (reach === null) return [];
  const rows = await rowsOf(
    api,
    sql`select ${key} as key from ${from} where ${during(start, end, days)} and ${reach ?? sql`true`} order by key`,
  );
  return rows.map((row) => row.key);
}

describe.each([
  ['downloadSimulation', 'simulations', 'true'],
  ['downloadSCD', 'proposals', `status <> 'WO'`],
  ['downloadTCCExemption', 'tcc_exemptions', 'true'],
  ['downloadLeads', 'leads', 'true'],
  ['downloadCF', 'proposals', `status in ('PU', 'WFA', 'AV', 'PS', 'OC', 'OCM')`],
  ['downloadRepurchaseGuaranteed', 'proposals', 'finance_type_id = 13'],
  // each has the id of its proposal here
  ['downloadWelcomeLetter', 'proposals', 'true'],
  ['downloadProposalEsign', 'proposals', 'true'],
] as const)('%s', (name, table, condition) => {
  const expected = async (where: string) =>
    (await rowsOf(api, sql.raw(`select id from ${table} where ${condition} and ${where} order by id`))).map(
      ({ id }) => id,
    );

  it('returns to a dealer and a representative the rows of their dealers only, and all rows to full scope', async () => {
    const all = await keysOf(name, { kind: 'all' });
    expect(all).toEqual(await expected('true'));
    const dealers = await rowsOf(api, sql.raw(`select distinct dealer_id as id from ${table} where ${condition}`));
    expect(dealers.length).toBeGreaterThan(1);
    const dealerId = String(dealers[0]!.id);
    const own = await keysOf(name, { kind: 'dealer', dealerId });
    expect(own).toEqual(await expected(`dealer_id = '${dealerId}'`));
    expect(own.length).toBeGreaterThan(0);
    expect(own.length).toBeLessThan(all.length);
    expect(await keysOf(name, { kind: 'dealers', dealerIds: [dealerId] })).toEqual(own);
  });

  it('returns nothing without any scope', async () => {
    expect(await keysOf(name, { kind: 'none' })).toEqual([]);
  });
});

it.each([
  'downloadCampaigns',
  'downloadUsers',
  'downloadVouchers',
  'downloadUseVouchers',
  'downloadPromotionalCoupons',
] as const)('%s returns nothing for a scope of some dealers only', async (name) => {
  expect((await keysOf(name, { kind: 'all' })).length).toBeGreaterThan(0);
  expect(await keysOf(name, { kind: 'dealers', dealerIds: ['0'.repeat(26)] })).toEqual([]);
});
