/** The trail over 200,000 entries on PostgreSQL: with any filter, a page uses an index. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApi, type TestApi } from '../../../test/open-api.ts';
import { answeredBy, type WatchedDatabase, watchDatabase } from '../../../test/watched-database.ts';
import type { ReadContext } from '../../kernel/context.ts';
import { listEntries } from './list-entries.ts';

/** Database blocks that a page may read. */
const most = 500;

let api: TestApi;
let watched: WatchedDatabase;
beforeAll(async () => {
  api = await openApi();
  watched = watchDatabase(api);
  await api.database.db.execute(sql`
    insert into audit_entries (at, actor_name, action, entity, entity_id, correlation_id, previous_hash, hash)
    select timestamptz '2024-01-01' + n * interval '5 minutes', 'U.' || n % 5000, 'act.' || n % 60, 'kind.' || n % 12,
      lpad((n % 20000)::text, 26, '0'), 'c-' || n, '', '' from generate_series(1, 200000) n`);
  await api.database.db.execute('vacuum analyze audit_entries');
}, 120_000);
afterAll(async () => {
  await watched?.pool.end();
  await api?.close();
});

it.each([
  ['nothing', {}],
  ['a person', { actor: 'U.77' }],
  ['a kind of record', { entity: 'kind.5' }],
  ['a record', { entity: 'kind.5', entityId: `${'0'.repeat(21)}00077` }],
  ['an act', { action: 'act.9' }],
  ['a day long ago', { initialDate: '2024-03-01', finalDate: '2024-03-01' }],
  ['a person on a day', { actor: 'U.77', initialDate: '2024-03-01', finalDate: '2024-03-20' }],
])('pages quickly when filtered by %s', async (_case, filter) => {
  const read = () => listEntries({ query: { size: 20, ...filter } } as never, { db: watched.db } as ReadContext);
  const { page, statements } = await answeredBy(watched, read);
  expect(page.totalElements).toBeGreaterThan(0);
  // counting stops at the cap, so it may scan the table from its beginning
  for (const { text, blocks } of statements.filter(({ query }) => !query.startsWith('select count'))) {
    expect(blocks).toBeLessThan(most);
    if (Object.keys(filter).length > 0) expect(text).not.toContain('Seq Scan');
  }
});
