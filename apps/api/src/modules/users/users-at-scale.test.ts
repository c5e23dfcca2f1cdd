/** The list over 50,000 users on PostgreSQL: page and search go by an index, and a manager's page is as quick as any. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type TestApi } from '../../../test/open-api.ts';
import { rowsOf } from '../../../test/rows.ts';
import { answeredBy, type WatchedDatabase, watchDatabase } from '../../../test/watched-database.ts';
import { listAccountsOfGroup } from './accounts.repository.ts';
import type { Reach } from './reach.ts';
import { listUserRows, type UserFilter } from './users.repository.ts';

/** Database blocks that a page may read. */
const most = 1_000;

describe('50,000 users', () => {
  let api: TestApi;
  let watched: WatchedDatabase;
  let ownDealer: string;
  beforeAll(async () => {
    api = await openApi();
    watched = watchDatabase(api);
    await api.database.db.execute(sql`
      insert into users (id, username, name, email, user_type, role, status, password_hash, permissions)
      select lpad(n::text, 26, '0'), 'U.' || md5(n::text), 'Pessoa ' || md5((n * 7)::text), n || '@x.example', 'DEALER', 'seller',
        'CONFIRMED', '', '{}'::jsonb from generate_series(1, 50000) n`);
    await api.database.db.execute(sql`
      insert into user_dealers (user_id, dealer_id)
      select lpad(n::text, 26, '0'), (select id from dealers order by id limit 1 offset n % 6) from generate_series(1, 50000) n`);
    await api.database.db.execute('vacuum analyze users, user_dealers');
    ownDealer = String((await rowsOf(api, sql`select id from dealers order by id limit 1`))[0]!.id);
  }, 120_000);
  afterAll(async () => {
    await watched?.pool.end();
    await api?.close();
  });

  const plan = (part: Partial<UserFilter>, reach: Reach = 'all') =>
    planOf(() => listUserRows(watched.db, reach, 'DEALER', { size: 20, today: '2026-11-20', ...part }));

  async function planOf<Page>(read: () => Promise<Page>) {
    const { page, statements } = await answeredBy(watched, read);
    return { page, ...statements[0]! };
  }

  it('pages by username, the last page as fast as the first', async () => {
    const first = await plan({});
    expect(first.text).toMatch(/Index Scan using users_(by_type|username_unique)/);
    const later = await plan({
      cursor: Buffer.from(JSON.stringify(['username.asc', 'U.ff', '0'.repeat(26), 49_000])).toString('base64url'),
    });
    expect(later.page.rows.length).toBe(20);
    expect(later.text).not.toContain('Seq Scan on users');
    expect(later.blocks).toBeLessThan(most);
  });

  it.each([
    [{ username: 'c4ca4238' }, 'users_username_search'],
    [{ name: 'c4ca4238' }, 'users_name_search'],
  ])('searches %j through an index', async (filter, index) => {
    const { text, blocks } = await plan(filter);
    expect(text).toContain(index);
    expect(blocks).toBeLessThan(most);
  });

  it('finds the few users of a profile among all others through an index', async () => {
    const { page, text } = await planOf(() =>
      listAccountsOfGroup(watched.db, 'all', { groupName: 'customer', size: 20 }),
    );
    expect(page.items).toMatchObject([{ username: 'DEMO.CUSTOMER', groupName: 'customer' }]);
    expect(text).toContain('users_by_role');
  });

  it('pages through the users of a manager quickly', async () => {
    const { page, blocks } = await plan({}, [ownDealer]);
    expect(page.rows).toHaveLength(20);
    expect(blocks).toBeLessThan(most);
  });
});
