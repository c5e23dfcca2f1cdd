import type { CalendarDate } from '@estrada/domain/calendar/index';
import { type LenderValues, lenderForm, rowOn } from '@estrada/domain/parameters/index';
import { endpoints } from '@estrada/endpoints/index';
import { and, ne } from 'drizzle-orm';
import type { Db } from '../../../kernel/database/database.ts';
import { isAny } from '../../../kernel/database/is-any.ts';
import { lenderRows } from '../parameters.tables.ts';
import { loadSuccession, type Succession } from './succession-routes.ts';

type Row = typeof lenderRows.$inferSelect;
const names = Object.keys(lenderForm.fields) as (keyof LenderValues)[];

/** The lender: one succession. */
export const lenderSuccession: Succession<Row, typeof endpoints.saveLenderRow> = {
  calls: { read: endpoints.readLenderRows, save: endpoints.saveLenderRow, remove: endpoints.deleteLenderRow },
  changes: 'lender-change',
  entity: 'lenderRow',
  table: lenderRows,
  values: shown,
  shown,
  nameOf: () => 'lender',
};

function shown(row: LenderValues): LenderValues {
  return Object.fromEntries(names.map((name) => [name, row[name]])) as LenderValues;
}

/**
 * The lender of a day.
 *
 * @throws when no row is in force: the migrations insert the first one, and a row that has begun is never deleted
 */
export async function readLenderOn(db: Db, day: CalendarDate): Promise<LenderValues> {
  const row = rowOn(await loadSuccession<Row>(db, lenderRows), day);
  if (!row) throw new Error(`nobody lends on ${day}`);
  return shown(row);
}

/**
 * For the list of missing installation steps: an own row, since the first one is a sample, with the contacts that offers
 * and papers name.
 */
export const lenderChecks = {
  lender: (db: Db): Promise<boolean> =>
    isAny(db, lenderRows, and(ne(lenderRows.changedByName, ''), ne(lenderRows.sacPhone, ''))),
};
