import { businessTimeZone } from '@estrada/domain/calendar/index';
import type { ExtractionFormat } from '@estrada/domain/reports/index';
import { type SQL, sql } from 'drizzle-orm';
import type { ColumnType, ExtractionColumn } from './extraction.ts';

/**
 * Characters that make a spreadsheet program execute a text as a formula: = + - @, tab, carriage return (as `disarm` in
 * TypeScript).
 */
const formulaStarts = sql.raw('(61, 43, 45, 64, 9, 13)');

/** Spreadsheets count days from here, as our reader does. */
const dayZero = sql`date '1899-12-30'`;

/** How a workbook shows a number; days and instants are numbers there. */
export const numberFormats: Readonly<Partial<Record<ColumnType, string>>> = {
  money: '[$R$-416] #,##0.00',
  // the number is what its heading says, in per cent
  percent: '0.00####"%"',
  date: 'dd/mm/yyyy',
  instant: 'dd/mm/yyyy hh:mm',
};

/**
 * The value of a column in the format of the file; an empty cell for null. A workbook distinguishes texts, a CSV needs
 * them disarmed.
 */
export function columnSql({ type, value }: ExtractionColumn, format: ExtractionFormat): SQL {
  switch (type) {
    case 'text':
      return format === 'xlsx'
        ? value
        : sql`case when ascii(${value}) in ${formulaStarts} then '''' || ${value} else ${value} end`;
    case 'code':
    case 'integer':
      return value;
    case 'money':
      return format === 'xlsx'
        ? sql`round(${value} / 100.0, 2)`
        : sql`replace(round(${value} / 100.0, 2)::text, '.', ',')`;
    case 'percent':
      return format === 'xlsx'
        ? sql`trim_scale(${value} * 100)`
        : sql`replace(trim_scale(${value} * 100)::text, '.', ',')`;
    case 'date':
      return format === 'xlsx' ? sql`(${value})::date - ${dayZero}` : sql`to_char(${value}, 'DD/MM/YYYY')`;
    case 'instant': {
      const local = sql`(${value} at time zone ${businessTimeZone})`;
      return format === 'xlsx'
        ? sql`extract(epoch from date_trunc('second', ${local}) - ${dayZero})::double precision / 86400`
        : sql`to_char(${local}, 'DD/MM/YYYY HH24:MI')`;
    }
  }
}
