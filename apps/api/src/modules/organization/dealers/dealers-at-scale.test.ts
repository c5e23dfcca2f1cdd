/** The list over 100,000 dealers on PostgreSQL: every order and every search uses an index, and responds at once. */
import { boxAround, greatCircleKm } from '@estrada/domain/organization/index';
import { makeCnpj } from '@estrada/domain/people/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type TestApi } from '../../../../test/open-api.ts';
import { answeredBy, type WatchedDatabase, watchDatabase } from '../../../../test/watched-database.ts';
import { type DealerFilter, listDealerRecords } from './dealer-register.repository.ts';
import { findLocatedDealers } from './nearest-dealers.ts';

/** Database blocks that a page may read. */
const most = 2_500;

describe('100,000 dealers', () => {
  let api: TestApi;
  let watched: WatchedDatabase;
  beforeAll(async () => {
    api = await openApi();
    watched = watchDatabase(api);
    const insert = sql`
      insert into dealers (id, company_name, trading_name, document, gmf_code, bac_code, zip_code, street, number,
        neighbourhood, city, state, phone, group_id, branch_id, enabled, updated_at, latitude, longitude)
      select lpad(n::text, 26, '0'), 'Companhia ' || md5(n::text) || ' Ltda.', 'Veículos ' || md5((n * 7)::text),
        lpad(n::text, 14, '0'), lpad((n % 1000)::text, 3, '0'), lpad((n + 300000)::text, 6, '0'), '01310100', 'Rua', '1',
        'Centro', 'Cidade ' || (n % 500), (array['SP','RJ','MG','BA'])[1 + n % 4], null,
        (select id from dealer_groups order by name limit 1 offset n % 2),
        (select id from branches order by name limit 1 offset n % 3), n % 50 > 0, now() - n * interval '1 minute',
        -4 - (n % 500) * 0.05, -35 - (n / 500) * 0.15
      from generate_series(1, 100000) n`;
    await api.database.db.transaction(async (tx) => {
      // no request writes this much at once: its time limit does not apply to this setup
      await tx.execute(sql`set local statement_timeout = '110s'`);
      await tx.execute(insert);
    });
    await api.database.db.execute('vacuum analyze dealers');
  }, 120_000);
  afterAll(async () => {
    await watched?.pool.end();
    await api?.close();
  });

  const filter = (part: Partial<DealerFilter>): DealerFilter => ({
    sort: 'tradingName',
    direction: 'asc',
    size: 20,
    ...part,
  });

  /** Runs the list and reads the query plan of its page. */
  async function plan(part: Partial<DealerFilter>) {
    const read = () => listDealerRecords(watched.db, { kind: 'all' }, filter(part));
    const { page, statements } = await answeredBy(watched, read);
    return { page, ...statements[0]! };
  }

  it.each([
    ['tradingName', 'dealers_by_name'],
    ['gmfCode', 'dealers_gmf_code'],
    ['bacCode', 'dealers_bac_code'],
    ['city', 'dealers_by_city'],
    ['updatedAt', 'dealers_recent'],
  ] as const)(
    'are sorted by %s through its index, in both directions, on the first page and far behind',
    async (sort, index) => {
      for (const direction of ['asc', 'desc'] as const) {
        const first = await plan({ sort, direction, size: 100 });
        const next = await plan({ sort, direction, cursor: first.page.next });
        for (const { text, blocks } of [first, next]) {
          expect(text).toContain(index);
          expect(text).not.toContain('Seq Scan on dealers');
          expect(blocks).toBeLessThan(most);
        }
      }
    },
  );

  it.each(['a1b2c3', 'companhia 00ff', '123456', '777', makeCnpj('123456780001')])(
    'are searched by %s through indexes',
    async (search) => {
      const { text, blocks } = await plan({ search });
      expect(text).not.toContain('Seq Scan on dealers');
      expect(text).toMatch(/_search|_code|_document/);
      expect(blocks).toBeLessThan(most);
    },
  );

  it('return the nearest ones through the index of positions', async () => {
    const from = { latitude: -12, longitude: -45 };
    const search = { from, box: boxAround(from, 100) };
    const read = () => findLocatedDealers(watched.db, { kind: 'all' }, search, 20);
    const { page: found, statements } = await answeredBy(watched, read);
    expect(found).toHaveLength(20);
    const distances = found.map(({ place }) => greatCircleKm(from, place));
    expect(distances).toEqual(distances.toSorted((one, other) => one - other));
    expect(statements[0]!.text).toContain('dealers_place');
    expect(statements[0]!.blocks).toBeLessThan(most);
  });
});
