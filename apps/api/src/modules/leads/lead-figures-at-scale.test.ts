/** Figures of leads over 20,000 of them on PostgreSQL: an index by dealer and arrival finds those of the period. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApi, type TestApi } from '../../../test/open-api.ts';
import { answeredBy, type WatchedDatabase, watchDatabase } from '../../../test/watched-database.ts';
import { readLeadFigures } from './lead-figures.ts';

let api: TestApi;
let watched: WatchedDatabase;
let dealerId: string;

beforeAll(async () => {
  api = await openApi();
  watched = watchDatabase(api);
  dealerId = (await api.signIn('fi-manager')).activeDealerId!;
  // 27 a day for two years, of six dealers in turn
  await api.database.db.execute(sql`insert into leads (id, version, number, status, dealer_id, channel, source, name, document, phone,
      email, contact_preference, vehicle_type_id, vehicle_wanted, submitted, due_at, last_contact_on, created_by_name, changed_by_name,
      created_at, updated_at, minutes_to_first_contact)
    select lpad(n::text, 26, '0'), 1, 'B' || n, 'noInterest', dealer.id, 'WALK_IN', 'Vitrine', 'Ana', '', '11' || n, '', 'CALL', 1, '',
      '{}', made.at, made.at::date, 'Ana', 'Ana', made.at, made.at, n % 90
    from generate_series(1, 20000) as n
    cross join lateral (select '2026-10-20T12:00:00Z'::timestamptz - n * interval '52 minutes' as at) as made
    join (select id, row_number() over (order by id <> ${dealerId}, id) as place from dealers) as dealer on dealer.place = 1 + n % 6`);
  await api.database.db.execute(sql`vacuum analyze leads`);
}, 120_000);
afterAll(async () => {
  await watched?.pool.end();
  await api?.close();
});

const contextOf = (role: 'fi-manager' | 'crm') => {
  const isOfDealer = role === 'fi-manager';
  const viewer = {
    userId: dealerId,
    role,
    userType: isOfDealer ? 'DEALER' : 'GMF',
    activeDealerId: isOfDealer ? dealerId : null,
  };
  const today = '2026-11-20';
  return { db: watched.db, today, now: new Date(`${today}T12:00:00Z`), caller: { viewer, name: 'Ana' } } as never;
};

it.each([
  ['fi-manager', 'leads_created_of_dealer', 60],
  ['crm', 'leads_created', 500],
] as const)('reads the figures of twenty days for %s by the index %s, in one statement', async (role, index, least) => {
  const query = { initialDate: '2026-10-01', finalDate: '2026-10-20' };
  const { page, statements } = await answeredBy(watched, () =>
    readLeadFigures({ params: {}, query } as never, contextOf(role)),
  );
  expect(page.totals.received).toBeGreaterThan(least);
  expect(statements).toHaveLength(1);
  expect(statements[0]!.text).toMatch(new RegExp(`(using|on) ${index}\\b`));
  expect(statements[0]!.blocks).toBeLessThan(2 * page.totals.received + 20);
});
