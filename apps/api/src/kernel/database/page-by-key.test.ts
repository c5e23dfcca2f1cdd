import { DomainError } from '@estrada/domain/errors/index';
import { sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type TestApi } from '../../../test/open-api.ts';
import { instant, ulid } from './columns.ts';
import { cutPage, lastChangedFirst, type PageOrder, pageClause } from './page-by-key.ts';

const things = pgTable('paged_things', {
  id: ulid('id').primaryKey(),
  name: text('name').notNull(),
  updatedAt: instant('updated_at').notNull(),
});
const idOf = (number: number) => String(number).padStart(26, '0');
const byName = (direction: 'asc' | 'desc'): PageOrder => ({
  name: 'name',
  by: sql`lower(${things.name})`,
  type: 'text',
  direction,
  id: things.id,
});
const byKey: PageOrder = { name: 'id', by: things.id, type: 'text', direction: 'asc' };
const byInstant = (direction: 'asc' | 'desc'): PageOrder => ({ ...lastChangedFirst(things), direction });

let api: TestApi;
beforeAll(async () => {
  api = await openApi();
  await api.database.db.execute(
    sql`create table paged_things (id char(26) primary key, name text not null, updated_at timestamptz not null)`,
  );
  // names and instants that repeat, and instants that differ by less than a millisecond
  for (let number = 0; number < 40; number++)
    await api.database.db.execute(
      sql`insert into paged_things values (${idOf((number * 7) % 40)}, ${['b', 'A', 'ção', "d'e", '"\\', ''][number % 6]},
          '2026-11-20T13:00:00Z'::timestamptz + ${number % 9} * interval '3 microseconds')`,
    );
});
afterAll(() => api.close());

async function pageOf(order: PageOrder, size: number, request: { cursor?: string | null; page?: number } = {}) {
  const page = pageClause(order, { ...request, size });
  const rows = await api.database.db
    .select({ id: things.id, pageKey: page.pageKey })
    .from(things)
    .where(page.where)
    .orderBy(...page.orderBy)
    .limit(page.limit)
    .offset(page.offset);
  return cutPage(rows, order, page);
}

async function walk(order: PageOrder, size: number): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof pageOf>> = await pageOf(order, size, { cursor });
    ids.push(...page.rows.map((row) => row.id));
    cursor = page.next;
  } while (cursor);
  return ids;
}

const codeOf = (reading: Promise<unknown>) =>
  reading.then(
    () => 'none',
    (error: unknown) => (error instanceof DomainError ? [error.code, error.fields[0]?.path] : error),
  );

describe('keyset pagination', () => {
  it.each([
    ['a text expression, up', byName('asc')],
    ['a text expression, down', byName('desc')],
    ['an instant, up', byInstant('asc')],
    ['an instant, down', byInstant('desc')],
    ['a key that no two rows share', byKey],
  ])('by %s returns every row once, in one order, whatever the page size', async (_case, order) => {
    const inOne = await walk(order, 100);
    expect(new Set(inOne).size).toBe(40);
    for (const size of [1, 3, 7, 39, 40]) {
      expect(await walk(order, size)).toEqual(inOne);
      const pages = await Promise.all(
        Array.from({ length: Math.ceil(40 / size) }, (_none, page) => pageOf(order, size, { page })),
      );
      expect(pages.flatMap(({ rows }) => rows.map(({ id }) => id))).toEqual(inOne);
    }
  });

  it('reverses the order for the other direction', async () => {
    expect(await walk(byName('desc'), 7)).toEqual((await walk(byName('asc'), 7)).reverse());
    expect(await walk(byInstant('desc'), 7)).toEqual((await walk(byInstant('asc'), 7)).reverse());
  });

  it('ends without an extra page when the last row fills its page', async () => {
    expect((await pageOf(byName('asc'), 40)).next).toBeNull();
    expect((await pageOf(byName('asc'), 39)).next).not.toBeNull();
  });

  it('refuses a cursor of another sort order, and an invented one', async () => {
    const { next } = await pageOf(byName('asc'), 5);
    const made = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');
    for (const [order, cursor] of [
      [byName('desc'), next],
      [byInstant('asc'), next],
      [byName('asc'), 'nonsense'],
      [byName('asc'), made('name.asc', 'a\0', idOf(1), 5)],
      [byName('asc'), made('name.asc', '\ud83d', idOf(1), 5)],
      [byName('asc'), made('name.asc', 'a', "1' or true", 5)],
      [byInstant('asc'), made('updatedAt.asc', 'infinity', idOf(1), 5)],
      [byInstant('asc'), made('updatedAt.asc', { a: 1 }, idOf(1), 5)],
      [byName('asc'), made('name.asc', 'a', idOf(1))],
      [byName('asc'), made('name.asc', 'a', idOf(1), -1)],
      [byName('asc'), made('name.asc', 'a', idOf(1), 'top')],
      [{ ...byKey, type: 'bigint' }, made('id.asc', '1; drop', '', 5)],
      [byKey, made('id.asc', idOf(1), idOf(1), 5)],
    ] as const)
      expect(await codeOf(pageOf(order, 5, { cursor })), String(cursor)).toEqual(['DOM002', 'cursor']);
  });
});
