import { businessDay, type CalendarDate } from '@estrada/domain/calendar/index';
import { and, asc, desc, eq, gt, gte, isNull, lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { tablesInForce } from '../kernel.tables.ts';
import type { Db } from './database.ts';

const { kind: kindColumn, tableId, effectiveFrom, sequence, cancelledAt, begunAt } = tablesInForce;

const decisions = (kind: string): SQL =>
  sql`from ${tablesInForce} where ${kindColumn} = ${kind} and ${cancelledAt} is null`;

/** The kind of a table that each dealer has for itself. */
export const kindOfDealer = (kind: string, dealerId: string): string => `${kind}:${dealerId}`;

/** The id of the table of a kind that is in force on a business day, as an expression for a condition. */
export const tableInForce = (kind: string, today: CalendarDate | SQL): SQL =>
  sql`(select ${tableId} ${decisions(kind)} and ${effectiveFrom} <= ${today} order by ${effectiveFrom} desc, ${sequence} desc limit 1)`;

/** The id of the table of a kind that is in force on a business day; null where none is. */
export async function readTableInForce(db: Db, kind: string, today: CalendarDate): Promise<string | null> {
  const [row] = await db.select({ id: sql<string | null>`${tableInForce(kind, today)}` }).from(sql`(select 1) one`);
  return row!.id;
}

/** The table of a kind that was in force until another one took effect; null where that one was the first. */
export async function readTableBefore(db: Db, kind: string, id: string): Promise<string | null> {
  const [row] = await db
    .select({ before: sql<string | null>`d.before` })
    .from(
      sql`(select ${tableId} as id, ${sequence} as place, lag(${tableId}) over (order by ${effectiveFrom}, ${sequence}) as before ${decisions(kind)}) d`,
    )
    .where(sql`d.id = ${id}`)
    .orderBy(sql`d.place desc`)
    .limit(1);
  return row?.before ?? null;
}

/** Locks the decisions of a kind for the transaction: no other decision comes between comparing and deciding. */
export async function lockDecisions(db: Db, kind: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('tables-in-force'), hashtext(${kind}))`);
}

/** Who puts a table in force, when, and from which business day on: the day of the decision by default. */
export interface Decision {
  now: Date;
  by: string;
  from?: CalendarDate | undefined;
}

/**
 * Puts a table in force in place of the previous one, atomically: readers see the old rows or the new ones, never both.
 * `listDueDecisions` returns a scheduled one once its day has come.
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

/** The decisions that are due and not yet processed, locked, in the order in which they take effect. */
export const listDueDecisions = (db: Db, kind: string, today: CalendarDate): Promise<DecisionRow[]> =>
  db
    .select()
    .from(tablesInForce)
    .where(and(eq(kindColumn, kind), isNull(cancelledAt), isNull(begunAt), lte(effectiveFrom, today)))
    .orderBy(asc(effectiveFrom), asc(sequence))
    .for('update');

/** The next decision of a kind that takes effect after today and by a given day; null where there is none. */
export async function findNextDecision(
  db: Db,
  kind: string,
  { today, until }: { today: CalendarDate; until: CalendarDate },
): Promise<DecisionRow | null> {
  const isNext = and(eq(kindColumn, kind), isNull(cancelledAt), gt(effectiveFrom, today), lte(effectiveFrom, until));
  const [row] = await db.select().from(tablesInForce).where(isNext).orderBy(asc(effectiveFrom), asc(sequence)).limit(1);
  return row ?? null;
}

/** The kinds with decisions that are due and not yet processed. */
export async function listDueKinds(db: Db, today: CalendarDate): Promise<string[]> {
  const rows = await db
    .selectDistinct({ kind: kindColumn })
    .from(tablesInForce)
    .where(and(isNull(cancelledAt), isNull(begunAt), lte(effectiveFrom, today)));
  return rows.map(({ kind }) => kind);
}

/** The kinds of which a table was decided on since then. */
export async function listKindsDecidedSince(db: Db, since: Date): Promise<string[]> {
  const rows = await db
    .selectDistinct({ kind: kindColumn })
    .from(tablesInForce)
    .where(gte(tablesInForce.decidedAt, since));
  return rows.map(({ kind }) => kind);
}

/** Marks a decision as processed. */
export async function markStarted(db: Db, decision: number, now: Date): Promise<void> {
  await db.update(tablesInForce).set({ begunAt: now }).where(eq(sequence, decision));
}

/** The latest decisions of a kind, by effective day, last first; cancelled ones too. */
export const listDecisions = (db: Db, kind: string, limit: number): Promise<DecisionRow[]> =>
  db.select().from(tablesInForce).where(eq(kindColumn, kind)).orderBy(desc(effectiveFrom), desc(sequence)).limit(limit);

/** One decision of a kind, locked. */
export async function lockDecision(db: Db, kind: string, decision: number): Promise<DecisionRow | null> {
  const own = and(eq(kindColumn, kind), eq(sequence, decision));
  const [row] = await db.select().from(tablesInForce).where(own).for('update');
  return row ?? null;
}

/** Cancels a decision before its day. */
export async function cancelDecision(db: Db, decision: number, { now, by }: { now: Date; by: string }): Promise<void> {
  await db.update(tablesInForce).set({ cancelledAt: now, cancelledBy: by }).where(eq(sequence, decision));
}

/**
 * How long replaced tables are retained: the last so many, the one in force among them, and those in force within so
 * many months.
 */
export interface Retention {
  last: number;
  months: number;
}

/**
 * A query for the ids of retained tables of a kind: the one in force, scheduled ones, and the earlier ones to retain.
 */
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

/** A query for the ids of scheduled tables that were cancelled and that no other decision names. */
export const cancelledTables = (kind: string): SQL =>
  sql`(select ${tableId} from ${tablesInForce} where ${kindColumn} = ${kind} group by ${tableId} having bool_and(${cancelledAt} is not null))`;

/** A query for the ids of a kind that are or were in force, even for part of a day. */
export const tablesOnceInForce = (kind: string, today: CalendarDate): SQL =>
  sql`select ${tableId} ${decisions(kind)} and ${effectiveFrom} <= ${today}`;

/**
 * A condition: the table of this id was in force on one of the days from the first to the last. The last decision for a
 * day counts.
 */
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

/** A query: for each table of a kind, who last put it in force, when, and from which day on. */
export const lastDecisions = (kind: string): SQL =>
  sql`select distinct on (${tableId}) ${tableId} as id, ${tablesInForce.decidedBy} as decided_by,
    ${tablesInForce.decidedAt} as decided_at, ${effectiveFrom} as effective_from
    ${decisions(kind)} order by ${tableId}, ${sequence} desc`;
