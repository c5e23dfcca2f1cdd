import type { CalendarDate } from '@estrada/domain/calendar/index';
import { formatMoney } from '@estrada/domain/formats/index';
import type { TableDifference } from '@estrada/domain/uploads/index';
import { compareTables } from '../../kernel/database/compare-tables.ts';
import type { Db } from '../../kernel/database/database.ts';
import { columnsOf, type UploadTable } from './upload-table.ts';

/** What a table that is loaded beside the one in force would change, its cells in the words of the file. */
export async function findDifference(
  db: Db,
  table: UploadTable,
  tables: { triedId: string; inForce: string | null; today: CalendarDate },
): Promise<TableDifference> {
  const columns = columnsOf(table);
  const difference = await compareTables(db, table, tables, {
    nameOf: (field) => columns[field]?.name ?? field,
    show: (field, value) => showValue(columns[field]?.type, value),
  });
  return table.assess ? { ...difference, prices: await table.assess(db, tables) } : difference;
}

function showValue(type: string | undefined, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (type === 'money') return formatMoney(Number(value));
  if (type === 'percent') return `${String(Number((Number(value) * 100).toFixed(6))).replace('.', ',')}%`;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
