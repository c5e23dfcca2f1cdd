import { businessDay, type CalendarDate } from '@estrada/domain/calendar/index';
import { and, asc, desc, eq, gt, isNull, lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { tablesInForce } from '../kernel.tables.ts';
import type { Db } from './database.ts';

const { kind: kindColumn, tableId, effectiveFrom, sequence, cancelledAt, begunAt } = tablesInForce;

const decisions = (kind: string): SQL =>
  sql`from ${tablesInForce} where ${kindColumn} = ${kind} and ${cancelledAt} is null`;

/** The id of the table of a kind that holds on a business day, as an expression for a condition. */
export const tableInForce = (kind: string, today: CalendarDate): SQL =>
  sql`(select ${tableId} ${decisions(kind)} and ${effectiveFrom} <= ${today} order by ${effectiveFrom} desc, ${sequence} desc limit 1)`;

/** The id of the table of a kind that holds on a business day; null where none does. */
export async function readTableInForce(db: Db, kind: string, today: CalendarDate): Promise<string | null> {
  const [row] = await db.select({ id: sql<string | null>`${tableInForce(kind, today)}` }).from(sql`(select 1) one`);
  return row!.id;
}

/** Holds the decisions of a kind for the transaction: who compared with what holds decides before anybody else does. */
export async function lockDecisions(db: Db, kind: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('tables-in-force'), hashtext(${kind}))`);
}

/** Who decides that a table holds, when, and from which business day on: the day of the decision where none is said. */
export interface Decision {
  now: Date;
  by: string;
  from?: CalendarDate | undefined;
}

/**
 * Lets a table take effect in place of the one before, in one step: who reads sees the old rows or the new ones, never both. Of one
 * whose day is to come, `listDueDecisions` says when it has come.
 */
export async function takeEffect(db: Db, kind: string, table: string, { now, by, from }: Decision): Promise<void> {
  const today = businessDay(now.toISOString());
  await db.insert(tablesInForce).values({
    kind,
    tableId: table,
    effectiveFrom: from ?? today,
    decidedAt: now,
    decidedBy: by,
    begunAt: from !== undefined && from > today ? null : now,
  });
}

export type DecisionRow = typeof tablesInForce.$inferSelect;

/** The decisions whose day has come and from which nothing has followed yet, locked, in the order in which they hold. */
export const listDueDecisions = (db: Db, kind: string, today: CalendarDate): Promise<DecisionRow[]> =>
  db
    .select()
    .from(tablesInForce)
    .where(and(eq(kindColumn, kind), isNull(cancelledAt), isNull(begunAt), lte(effectiveFrom, today)))
    .orderBy(asc(effectiveFrom), asc(sequence))
    .for('update');

/** The next decision of a kind that is to hold after today, until a day at the latest; null where none is. */
export async function findNextDecision(
  db: Db,
  kind: string,
  { today, until }: { today: CalendarDate; until: CalendarDate },
): Promise<DecisionRow | null> {
  const isNext = and(eq(kindColumn, kind), isNull(cancelledAt), gt(effectiveFrom, today), lte(effectiveFrom, until));
  const [row] = await db.select().from(tablesInForce).where(isNext).orderBy(asc(effectiveFrom), asc(sequence)).limit(1);
  return row ?? null;
}

/** Says that what follows from a decision is done. */
export async function markStarted(db: Db, decision: number, now: Date): Promise<void> {
  await db.update(tablesInForce).set({ begunAt: now }).where(eq(sequence, decision));
}

/** The latest decisions of a kind, in the order in which they hold, the last first; those taken back too. */
export const listDecisions = (db: Db, kind: string, limit: number): Promise<DecisionRow[]> =>
  db.select().from(tablesInForce).where(eq(kindColumn, kind)).orderBy(desc(effectiveFrom), desc(sequence)).limit(limit);

/** One decision of a kind, locked. */
export async function lockDecision(db: Db, kind: string, decision: number): Promise<DecisionRow | null> {
  const own = and(eq(kindColumn, kind), eq(sequence, decision));
  const [row] = await db.select().from(tablesInForce).where(own).for('update');
  return row ?? null;
}

/** Takes a decision back before its day has come. */
export async function cancelDecision(db: Db, decision: number, { now, by }: { now: Date; by: string }): Promise<void> {
  await db.update(tablesInForce).set({ cancelledAt: now, cancelledBy: by }).where(eq(sequence, decision));
}

/** How long tables stay that others replaced: so many of the last ones, the one in force among them, and those that held within so many months. */
export interface Retention {
  last: number;
  months: number;
}

/** A query for the ids of a kind whose rows are kept: the table that holds, those to come, and those before it that are to stay. */
export function retainedTables(
  kind: string,
  today: CalendarDate,
  { last, months }: Retention = { last: 2, months: 0 },
): SQL {
  const since = sql`(${today}::date - make_interval(months => ${months}::int))::date`;
  const ended = sql`select ${tableId} as id, lead(${effectiveFrom}) over (order by ${effectiveFrom}, ${sequence}) as ended ${decisions(kind)}`;
  return sql`(select ${tableId} as id ${decisions(kind)} and ${effectiveFrom} > ${today})
    union (select ${tableId} as id ${decisions(kind)} and ${effectiveFrom} <= ${today}
      group by ${tableId} order by max(${effectiveFrom}) desc, max(${sequence}) desc limit ${last})
    union (select id from (${ended}) held where ${months}::int > 0 and ended > ${since})`;
}

/** A query for the ids of tables that were to come and were cancelled, and that no other decision names. */
export const cancelledTables = (kind: string): SQL =>
  sql`(select ${tableId} from ${tablesInForce} where ${kindColumn} = ${kind} group by ${tableId} having bool_and(${cancelledAt} is not null))`;

/** A query for the ids of a kind that hold or held, if only for a part of a day. */
export const tablesOnceInForce = (kind: string, today: CalendarDate): SQL =>
  sql`select ${tableId} ${decisions(kind)} and ${effectiveFrom} <= ${today}`;

/** A condition: the table of this id held on one of the days from the first to the last. On a day holds what was decided last for it. */
export const inForceBetween = (
  kind: string,
  id: SQLWrapper,
  first: SQLWrapper | string,
  last: SQLWrapper | string,
): SQL =>
  sql`exists (select 1 from (select ${tableId} as id, ${effectiveFrom} as starts,
      lead(${effectiveFrom}) over (order by ${effectiveFrom}, ${sequence}) as ended ${decisions(kind)}) held
    where held.id = ${id} and held.starts <= ${last}
      and (held.ended is null or (held.ended > held.starts and held.ended > ${first})))`;

/** A query: of each table of a kind by whom, when and from which day on it was last put in force. */
export const lastDecisions = (kind: string): SQL =>
  sql`select distinct on (${tableId}) ${tableId} as id, ${tablesInForce.decidedBy} as decided_by,
    ${tablesInForce.decidedAt} as decided_at, ${effectiveFrom} as effective_from
    ${decisions(kind)} order by ${tableId}, ${sequence} desc`;
