/** Figures and follow-up of products over 20,000 sales on PostgreSQL: partial indexes find the sales of a period. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApi, type Session, type TestApi } from '../../../../test/open-api.ts';
import { rowsOf } from '../../../../test/rows.ts';
import { answeredBy, type WatchedDatabase, watchDatabase } from '../../../../test/watched-database.ts';
import { listFollowUps } from './product-follow-ups.ts';
import { readProductFigures } from './read-product-figures.ts';

let api: TestApi;
let watched: WatchedDatabase;
let manager: Session;
let dealerId: string;
const sales = 20_000;
/** A day of sales has about 27 of them: the last one in October of the test's year, 730 days in all. */
const soldAt = sql`'2026-10-20T12:00:00Z'::timestamptz - n * interval '52 minutes'`;

beforeAll(async () => {
  api = await openApi();
  watched = watchDatabase(api);
  manager = await api.signIn('fi-manager');
  dealerId = manager.activeDealerId!;
  const columns = await rowsOf(
    api,
    sql`select column_name as name from information_schema.columns where table_name = 'proposals' order by ordinal_position`,
  );
  const made: Record<string, string> = {
    id: `lpad(n::text, 26, '0')`,
    number: `'B' || n`,
    copied_from_id: 'source.id',
    contract_number: 'null',
    client: `'{}'::jsonb`,
    status: `'OC'`,
    updated_at: `'2026-10-20T12:00:00Z'::timestamptz - n * interval '52 minutes'`,
    dealer_id: 'dealer.id',
  };
  const names = columns.map(({ name }) => String(name));
  await api.database.db.transaction(async (tx) => {
    // no request writes this much at once: its time limit does not apply to this setup
    await tx.execute(sql`set local statement_timeout = '110s'`);
    await tx.execute(
      sql.raw(`insert into proposals (${names.join(', ')})
        select ${names.map((name) => made[name] ?? `source.${name}`).join(', ')}
        from generate_series(1, ${sales}) as n
        cross join (select * from proposals where person_type = 'PF' order by id limit 1) as source
        join (select id, row_number() over (order by gmf_code) as place from dealers) as dealer on dealer.place = 1 + n % 6`),
    );
    const copies = sql`from generate_series(1, ${sales}::int) as n`;
    await tx.execute(sql`insert into proposal_history (proposal_id, seq, at, event, from_status, to_status, actor_name)
      select lpad(n::text, 26, '0'), 1, ${soldAt} - interval '5 days', 'send', 'WO', 'SU', 'Ana' ${copies}
      union all select lpad(n::text, 26, '0'), 2, ${soldAt}, 'confirmPayment', 'PS', 'OC', 'Ana' ${copies}`);
    await tx.execute(sql`insert into proposal_products
      select lpad(n::text, 26, '0'), 'GAP', 'ASSURANT', 1, 100000 + n, 3000, true ${copies} where n % 3 = 0`);
    await tx.execute(sql`insert into proposal_loans
      select lpad(n::text, 26, '0'), loan.item, 2026, 2027 ${copies} cross join (select item from proposal_loans limit 1) as loan
      where n < 6000`);
    await tx.execute(sql`insert into product_choices
      (id, simulation_id, simulation_version, menu_version, term, chosen_column, chosen_by, recorded_by, recorded_by_name,
        recorded_at, columns, without_installment_cents, accepted, declined)
      select lpad('', 26, 'a'), simulation_id, 1, 0, 36, 'none', 'client', id, 'Ana', now(), '[]', 100, '[]',
        '[{"code": "LIFE", "provider": "METLIFE", "premiumCents": 100, "monthlyCents": 3, "isFinanced": true}]'
      from proposals where number = 'B1'`);
  });
  for (const table of ['proposals', 'proposal_history', 'proposal_products', 'proposal_loans', 'product_choices'])
    await api.database.db.execute(sql.raw(`vacuum analyze ${table}`));
}, 240_000);
afterAll(async () => {
  await watched?.pool.end();
  await api?.close();
});

const contextOf = (role: 'fi-manager' | 'finance') =>
  ({
    db: watched.db,
    today: '2026-11-20',
    language: 'pt-BR',
    caller: {
      viewer: {
        userId: dealerId,
        role,
        userType: role === 'finance' ? 'GMF' : 'DEALER',
        activeDealerId: role === 'finance' ? null : dealerId,
      },
      name: 'Ana',
    },
  }) as never;

it.each(['fi-manager', 'finance'] as const)(
  'reads the figures of a quarter for %s by indexes of the timeline',
  async (role) => {
    const query = { initialDate: '2026-08-01', finalDate: '2026-10-20' };
    const { page, statements } = await answeredBy(watched, () =>
      readProductFigures({ params: {}, query } as never, contextOf(role)),
    );
    expect(page.totals.paid).toBeGreaterThan(role === 'finance' ? 2_000 : 300);
    // the two statements around those that read the names of dealers and sellers
    for (const { text, blocks } of [statements[0]!, statements.at(-1)!]) {
      expect(text).toContain('proposal_history_paid');
      expect(text).toContain('proposal_history_sent');
      expect(blocks).toBeLessThan(16 * (page.totals.sent + page.totals.paid));
    }
  },
);

it('finds the follow-up of a dealer by the payments and the changes of its sales, whatever the others sold', async () => {
  const { page, statements } = await answeredBy(watched, () =>
    listFollowUps({}, {}, { liberty: true, assurant: true } as never, contextOf('fi-manager')),
  );
  expect(page.rows).toHaveLength(10);
  for (const { text, blocks } of statements.slice(1)) {
    expect(text).toContain('proposals_dealer_status');
    expect(blocks).toBeLessThan(40 * page.totalElements);
  }
});
