import type { CalendarDate } from '@estrada/domain/calendar/index';
import type { Translatable } from '@estrada/domain/errors/index';
import { formatDate, formatMoney } from '@estrada/domain/formats/index';
import type { NotedDifference, TableColumn } from '@estrada/domain/uploads/index';
import { compareTables } from '../../kernel/database/compare-tables.ts';
import type { Db } from '../../kernel/database/database.ts';
import { columnsOf, type UploadTable } from './upload-table.ts';

/** The effect of a loaded table compared with the one in force, its cells in the format of the file, and notes. */
export async function findDifference(
  db: Db,
  table: UploadTable,
  tables: { triedId: string; inForce: string | null; today: CalendarDate },
): Promise<NotedDifference> {
  const columns = columnsOf(table);
  const difference = await compareTables(db, table, tables, {
    nameOf: (field) => columns[field]?.name ?? field,
    show: (field, value) => showCell(columns[field], value),
  });
  return {
    ...difference,
    ...(table.assess && { prices: await table.assess(db, tables) }),
    ...(table.findNotes && { notes: await table.findNotes(db, tables.triedId) }),
  };
}

/** A value in the format of the file, or of its column; personal data is masked, because this text is stored. */
function showCell(column: TableColumn | undefined, value: unknown): Translatable {
  if (column?.show) return column.show(value ?? null);
  if (value === null || value === undefined) return '';
  if (column?.type === 'money') return formatMoney(Number(value));
  if (column?.type === 'date') return formatDate(String(value));
  if (column?.type === 'percent') return `${String(Number((Number(value) * 100).toFixed(6))).replace('.', ',')}%`;
  return String(value);
}
