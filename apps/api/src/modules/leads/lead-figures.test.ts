import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';

let api: TestApi;
let manager: Session;
const period = { initialDate: '2026-11-01', finalDate: '2026-11-20' };
let next = 0;

/** A lead as it is stored: who owns it, from where it came, after how many minutes it was contacted. */
async function aLead(
  session: Session,
  changes: { source: string; minutes?: number; status?: string; at?: string; unowned?: true },
) {
  const { lead } = await session.ok('createLead', {
    body: {
      name: 'Bruna Prado',
      phone: `119812${String(30_000 + next++)}`,
      email: '',
      document: '',
      contactPreference: 'CALL',
      vehicleTypeId: '1',
      vehicleWanted: 'Onix',
      channel: 'WALK_IN',
      source: changes.source,
    },
  });
  await api.database.db.execute(sql`update leads set minutes_to_first_contact = ${changes.minutes ?? null},
    status = ${changes.status ?? 'new'}, created_at = ${changes.at ?? '2026-11-10T12:00:00Z'} where id = ${lead.id}`);
}
beforeAll(async () => {
  api = await openApi();
  manager = await api.signIn('fi-manager');
  const seller = await api.signIn('seller');
  const elsewhere = await api.signIn('DEMO2.SELLER');
  // those of the demo are out of every period
  await api.database.db.execute(sql`update leads set created_at = '2024-01-01'`);
  await aLead(seller, { source: 'Vitrine', minutes: 10, status: 'sold' });
  await aLead(seller, { source: 'Vitrine', minutes: 30, status: 'noInterest' });
  await aLead(seller, { source: 'Site', minutes: 50, status: 'again', at: '2026-11-01T03:00:00Z' });
  await aLead(manager, { source: 'Site', at: '2026-11-21T02:59:59Z' });
  // outside the period by a second, in São Paulo's time
  await aLead(seller, { source: 'Vitrine', minutes: 900, status: 'sold', at: '2026-11-01T02:59:59Z' });
  await aLead(seller, { source: 'Vitrine', minutes: 900, status: 'sold', at: '2026-11-21T03:00:00Z' });
  await aLead(elsewhere, { source: 'Feira', minutes: 90, status: 'sold' });
}, 60_000);
afterAll(() => api.close());

const figures = (session: Session, query: object = {}) =>
  session.ok('readLeadFigures', { query: { ...period, ...query } });

describe('200', () => {
  it('gives a manager the median of the first contact and the sales of their dealer, of leads that came in the period', async () => {
    const { totals, isCapped } = await figures(manager);
    expect({ totals, isCapped }).toEqual({
      totals: { received: 4, contacted: 3, sold: 1, medianMinutes: 30 },
      isCapped: false,
    });
  });

  it('counts by source, and by seller only of leads with an owner', async () => {
    const { sources, sellers } = await figures(manager);
    expect(sources.toSorted((one, other) => one.source.localeCompare(other.source))).toEqual([
      { channel: 'WALK_IN', source: 'Site', received: 2, contacted: 1, sold: 0, medianMinutes: 50 },
      { channel: 'WALK_IN', source: 'Vitrine', received: 2, contacted: 2, sold: 1, medianMinutes: 20 },
    ]);
    expect(sellers).toMatchObject([{ received: 3, contacted: 3, sold: 1, medianMinutes: 30 }]);
  });

  it('gives the sales manager the same, and crm every dealer or one of them', async () => {
    expect(await figures(await api.signIn('sales-manager'))).toEqual(await figures(manager));
    const crm = await api.signIn('crm');
    expect((await figures(crm)).totals).toMatchObject({ received: 5, sold: 2 });
    expect((await figures(crm, { dealerId: manager.activeDealerId })).totals).toMatchObject({ received: 4, sold: 1 });
  });

  it('has no median where no person was contacted, and takes three months without a period', async () => {
    const none = await figures(manager, { initialDate: '2026-05-01', finalDate: '2026-05-02' });
    expect(none.totals).toEqual({ received: 0, contacted: 0, sold: 0, medianMinutes: null });
    expect(await manager.ok('readLeadFigures', { query: {} })).toMatchObject({
      initialDate: '2026-09-01',
      finalDate: '2026-11-20',
    });
  });
});

it.each(['seller', 'consulta'])('403: refuses the figures to %s, who reads leads', async (role) => {
  const answer = await (await api.signIn(role)).call('readLeadFigures', { query: period });
  expect(answer).toMatchObject({ status: 403, body: { code: 'SEC004' } });
});

it.each([
  [{ initialDate: '2026-11-20', finalDate: '2026-11-19' }, 'finalDate date.beforeStart'],
  [{ initialDate: '2025-11-19', finalDate: '2026-11-20' }, 'finalDate range.tooLong'],
  [{ initialDate: '2026-11-21', finalDate: '2026-11-22' }, 'initialDate date.future'],
])('422: refuses the period %j', async (query, problem) => {
  const { status, body } = await manager.call('readLeadFigures', { query });
  const { code, fields } = body as unknown as { code: string; fields: { path: string; key: string }[] };
  expect([status, code, fields.map(({ path, key }) => `${path} ${key}`)]).toEqual([422, 'DOM002', [problem]]);
});
