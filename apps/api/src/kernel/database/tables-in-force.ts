import { businessDay, type CalendarDate } from '@estrada/domain/calendar/index';
import { type SQL, sql } from 'drizzle-orm';
import { tablesInForce } from '../kernel.tables.ts';
import type { Db } from './database.ts';

const { tableId, effectiveFrom, sequence } = tablesInForce;

const decisions = (kind: string): SQL =>
  sql`from ${tablesInForce} where ${tablesInForce.kind} = ${kind} and ${tablesInForce.cancelledAt} is null`;

/** The id of the table of a kind that holds on a business day, as an expression for a condition. */
export const tableInForce = (kind: string, today: CalendarDate): SQL =>
  sql`(select ${tableId} ${decisions(kind)} and ${effectiveFrom} <= ${today} order by ${effectiveFrom} desc, ${sequence} desc limit 1)`;

/** The id of the table of a kind that holds on a business day; null where none does. */
export async function readTableInForce(db: Db, kind: string, today: CalendarDate): Promise<string | null> {
  const [row] = await db.select({ id: sql<string | null>`${tableInForce(kind, today)}` }).from(sql`(select 1) one`);
  return row!.id;
}

/** Who decides that a table holds, when, and from which business day on: the day of the decision where none is said. */
export interface Decision {
  now: Date;
  by: string;
  from?: CalendarDate | undefined;
}

/** Lets a table take effect in place of the one before, in one step: who reads sees the old rows or the new ones, never both. */
export async function takeEffect(db: Db, kind: string, table: string, { now, by, from }: Decision): Promise<void> {
  await db.insert(tablesInForce).values({
    kind,
    tableId: table,
    effectiveFrom: from ?? businessDay(now.toISOString()),
    decidedAt: now,
    decidedBy: by,
  });
}

/** A query for the ids of a kind whose rows are kept: the table that holds, those to come, and the one before. */
export const keptTables = (kind: string, today: CalendarDate): SQL =>
  sql`(select ${tableId} as id ${decisions(kind)} and ${effectiveFrom} > ${today})
    union (select ${tableId} as id ${decisions(kind)} and ${effectiveFrom} <= ${today}
      group by ${tableId} order by max(${effectiveFrom}) desc, max(${sequence}) desc limit 2)`;
