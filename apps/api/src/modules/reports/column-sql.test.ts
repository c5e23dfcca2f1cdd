import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type TestApi } from '../../../test/open-api.ts';
import { disarm } from '../../kernel/spreadsheets/csv-line.ts';
import { columnSql } from './column-sql.ts';
import type { ColumnType } from './extraction.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openApi();
}, 60_000);
afterAll(() => api.close());

async function written(type: ColumnType, value: SQL, format: 'csv' | 'xlsx' = 'csv'): Promise<unknown> {
  const column = { header: { pt: '', en: '' }, type, value, width: 10 };
  const answer = await api.database.db.execute(sql`select (${columnSql(column, format)})::text as value`);
  return (answer as unknown as { rows: { value: unknown }[] }).rows[0]!.value;
}

describe('a text cell', () => {
  it('is neutralized by the database as by `disarm`, whatever sign it begins with', async () => {
    const signs = Array.from({ length: 127 }, (_, index) => String.fromCharCode(index + 1));
    for (const text of ['', 'x', 'ção', '＝1', ...signs.map((sign) => `${sign}x`)])
      expect(await written('text', sql`${text}::text`), JSON.stringify(text)).toBe(disarm(text));
  });

  it('stays unchanged in a workbook, and a null is an empty cell', async () => {
    expect(await written('text', sql`${'=1+1'}::text`, 'xlsx')).toBe('=1+1');
    expect(await written('text', sql`null::text`)).toBeNull();
  });
});

it.each([
  [123_456, '1234,56', '1234.56'],
  [5, '0,05', '0.05'],
  [-120, '-1,20', '-1.20'],
  [9_007_199_254_740_991, '90071992547409,91', '90071992547409.91'],
])('an amount of %d centavos has exactly two decimals', async (cents, csv, xlsx) => {
  expect(await written('money', sql`${cents}::bigint`)).toBe(csv);
  expect(await written('money', sql`${cents}::bigint`, 'xlsx')).toBe(xlsx);
});

it('an instant is shown in São Paulo time', async () => {
  const value = await written('instant', sql`${'2026-11-10T02:59:59Z'}::timestamptz`);
  expect(value).toBe('09/11/2026 23:59');
});

it.each([
  ['2026-11-10T02:59:59Z', 46335 + 86_399 / 86_400],
  ['2026-11-20T03:00:00.999Z', 46346],
  ['2026-11-20T11:00:00Z', 46346 + 1 / 3],
])('an instant is a day and time of São Paulo in a workbook: %s', async (instant, serial) => {
  expect(Number(await written('instant', sql`${instant}::timestamptz`, 'xlsx'))).toBe(serial);
});

it.each([
  ['0.01290000', '1,29', '1.29'],
  ['0.2', '20', '20'],
  ['0', '0', '0'],
])('a fraction of %s is a percentage without trailing zeros', async (fraction, csv, xlsx) => {
  expect(await written('percent', sql`${fraction}::numeric`)).toBe(csv);
  expect(await written('percent', sql`${fraction}::numeric`, 'xlsx')).toBe(xlsx);
});

it('a day is written in the Brazilian date format, in a workbook as its number', async () => {
  expect(await written('date', sql`${'2026-11-09'}::date`)).toBe('09/11/2026');
  expect(await written('date', sql`${'2026-11-09'}::date`, 'xlsx')).toBe('46335');
});
