import { businessTimeZone } from '@estrada/domain/calendar/index';
import type { ExtractionFormat } from '@estrada/domain/reports/index';
import { type SQL, sql } from 'drizzle-orm';
import type { ExtractionColumn } from './extraction.ts';

/**
 * Characters that make a spreadsheet program execute a text as a formula: = + - @, tab, carriage return (as `disarm` in
 * TypeScript).
 */
const formulaStarts = sql.raw('(61, 43, 45, 64, 9, 13)');

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
      return sql`to_char(${value}, 'DD/MM/YYYY')`;
    case 'instant':
      return sql`to_char(${value} at time zone ${businessTimeZone}, 'DD/MM/YYYY HH24:MI')`;
  }
}
