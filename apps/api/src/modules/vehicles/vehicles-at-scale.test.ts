/**
 * The list over 200,000 vehicles on PostgreSQL, with an earlier table in addition: every page uses the index of its
 * order.
 */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type TestApi } from '../../../test/open-api.ts';
import { testNow } from '../../../test/test-now.ts';
import { answeredBy, type WatchedDatabase, watchDatabase } from '../../../test/watched-database.ts';
import { listVehicles, type VehicleFilter } from './vehicle-list.repository.ts';

/** Blocks that a page may look at: the table has some 2,500, and an index that is walked from end to end 20,000. */
const most = 300;

describe('200,000 vehicles', () => {
  let api: TestApi;
  let watched: WatchedDatabase;
  beforeAll(async () => {
    api = await openApi();
    watched = watchDatabase(api);
    await api.database.db.transaction(async (tx) => {
      // no request writes this much at once: its time limit does not apply to this setup
      await tx.execute(sql`set local statement_timeout = '110s'`);
      await tx.execute(sql`insert into vehicle_versions (id, model_id, code, option_code, fuel, description)
        select 10000 + n, 1 + n % 10, 'C' || n, 'O', '', 'Versão ' || md5(n::text) from generate_series(1, 5000) n`);
      const rows = (
        table: string,
      ) => sql`insert into vehicle_prices (table_id, version_id, asset_type, manufacturer_year, model_year, price_cents)
        select ${sql.raw(table)}, 10000 + n, asset, year, year, 100000
        from generate_series(1, 5000) n, generate_series(1, 2) asset, generate_series(2007, 2026) year`;
      await tx.execute(rows(`(select table_id from tables_in_force where kind = 'vehicles')`));
      await tx.execute(rows(`repeat('0', 26)`));
    });
    await api.database.db.execute('vacuum analyze vehicle_prices');
    await api.database.db.execute('vacuum analyze vehicle_versions');
  }, 120_000);
  afterAll(async () => {
    await watched?.pool.end();
    await api?.close();
  });

  /** Runs the list and reads the query plan of its page. */
  async function plan(part: Partial<VehicleFilter>) {
    const read = () => listVehicles(watched.db, { direction: 'desc', size: 20, ...part }, testNow.slice(0, 10));
    const { page, statements } = await answeredBy(watched, read);
    return { page, ...statements[0]! };
  }

  it('pages through its index in both directions, on the first page and after it', async () => {
    for (const direction of ['asc', 'desc'] as const) {
      const first = await plan({ direction });
      const next = await plan({ direction, cursor: first.page.next });
      for (const { text, blocks } of [first, next]) {
        expect(text).toContain('vehicle_prices_by_year');
        expect(blocks).toBeLessThan(most);
      }
    }
  });

  it.each([
    { search: 'c4999' },
    { search: 'a1b2' },
    { vehicleType: '2', modelYear: 2015 },
    { modelYear: 2008 },
  ] as const)('finds %j without reading the whole table', async (part) => {
    const { text, blocks } = await plan(part);
    expect(text).not.toContain('Seq Scan on vehicle_prices');
    expect(blocks).toBeLessThan(most);
  });
});
