import { asc, eq, sql } from 'drizzle-orm';
import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApi, type TestApi } from '../../../test/open-api.ts';
import { openTableLoad, removeOldTables, type StoredTables } from './table-load.ts';
import { tableInForce } from './tables-in-force.ts';

const notes = pgTable('load_notes', {
  tableId: text('table_id').notNull(),
  number: integer('number').notNull(),
  words: text('words'),
  isOpen: boolean('is_open').notNull(),
});
const stored: StoredTables<typeof notes> = { kind: 'notes', rows: notes };
const idOf = (number: number) => `t${number}`.padEnd(26, '0');
const now = new Date('2026-11-20T12:00:00Z');
const today = '2026-11-20';
const decision = { now, by: 'Ana' };

let api: TestApi;
beforeAll(async () => {
  api = await openApi();
  await api.database.db.execute(
    'create table load_notes (table_id char(26) not null, number integer not null, words text, is_open boolean not null)',
  );
}, 60_000);
afterAll(() => api.close());

const inForce = () =>
  api.database.db
    .select()
    .from(notes)
    .where(eq(notes.tableId, tableInForce('notes', today)))
    .orderBy(asc(notes.number));
const load = async (tableId: string, ...rows: [number: number, words: string | null, isOpen: boolean][]) => {
  const opened = openTableLoad(api.database, stored, tableId);
  // independent of the order in the code
  await opened.add(rows.map(([number, words, isOpen]) => ({ isOpen, words, number })));
  await opened.settle();
  return opened;
};
const noneUnderWay = sql`select id from uploads where false`;
const keptIds = async () =>
  (await api.database.db.selectDistinct({ tableId: notes.tableId }).from(notes).orderBy(asc(notes.tableId))).map(
    ({ tableId }) => tableId,
  );

it('preserves every text: commas, quotation marks, line ends, empty and null', async () => {
  const texts = ['a,b;c', 'say "x"', 'two\nlines\r\n', '', null, '\\.', '\\N', "o'clock", 'ação ☂'];
  const opened = await load(
    idOf(1),
    ...texts.map((words, index): [number, string | null, boolean] => [index, words, index % 2 === 0]),
  );
  await api.database.db.transaction((tx) => opened.apply(tx, decision));
  expect((await inForce()).map(({ words }) => words)).toEqual(texts);
  expect((await inForce()).slice(0, 2).map(({ isOpen }) => isOpen)).toEqual([true, false]);
});

it('writes each value to the column of its name, and ignores values without a column', async () => {
  const opened = openTableLoad(api.database, stored, idOf(9));
  await opened.add([{ isOpen: true, number: 7, words: 'seven', aside: 'kept out' } as never]);
  await opened.settle();
  const rows = await api.database.db
    .select()
    .from(notes)
    .where(eq(notes.tableId, idOf(9)));
  expect(rows).toEqual([{ tableId: idOf(9), number: 7, words: 'seven', isOpen: true }]);
  await opened.discard();
});

it('rejects at compile time a row that lacks a column or has a value of another type', () => {
  const { add } = openTableLoad(api.database, stored, idOf(9));
  // @ts-expect-error no number
  const lacking: Parameters<typeof add>[0] = [{ words: 'a', isOpen: true }];
  // @ts-expect-error a text for a number
  const wrong: Parameters<typeof add>[0] = [{ number: 'a', words: 'a', isOpen: true }];
  expect([lacking, wrong]).toHaveLength(2);
});

it('is invisible until it is applied, and stays so when it is discarded', async () => {
  const before = await inForce();
  const opened = await load(idOf(2), [1, 'new', true]);
  expect(await inForce()).toEqual(before);
  await opened.discard();
  expect(await inForce()).toEqual(before);
  expect(
    await api.database.db
      .select()
      .from(notes)
      .where(eq(notes.tableId, idOf(2))),
  ).toEqual([]);
});

it('retains the table in force, its predecessor and a running load when old ones are removed', async () => {
  for (const tableId of [idOf(3), idOf(4)]) {
    const opened = await load(tableId, [1, tableId, true]);
    await api.database.db.transaction((tx) => opened.apply(tx, decision));
  }
  await load(idOf(5), [1, 'under way', true]);
  await removeOldTables(api.database.db, stored, noneUnderWay, today);
  expect(await keptIds()).toEqual([idOf(3), idOf(4), idOf(5)]);
});

it('retains a running load whose id is older than the table in force', async () => {
  await load(idOf(0), [1, 'sent first, arrived last', true]);
  await removeOldTables(api.database.db, stored, sql`select ${idOf(0)}`, today);
  expect(await keptIds()).toEqual([idOf(0), idOf(3), idOf(4), idOf(5)]);
  await removeOldTables(api.database.db, stored, noneUnderWay, today);
  expect(await keptIds()).toEqual([idOf(3), idOf(4), idOf(5)]);
});
