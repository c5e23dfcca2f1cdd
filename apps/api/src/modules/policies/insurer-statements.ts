import {
  type CommissionDifference,
  type CommissionFigures,
  type InsurerId,
  pendingDifferenceStatuses,
  reconcileStatement,
  type StatementKind,
} from '@estrada/domain/insurance/index';
import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { AuditRecord } from '../../kernel/audit/append-audit.ts';
import type { Db } from '../../kernel/database/database.ts';
import { returnable, type StoredRow, type StoredTables } from '../../kernel/database/table-load.ts';
import { makeId } from '../../kernel/ids.ts';
import { tablesInForce } from '../../kernel/kernel.tables.ts';
import { commissionDifferences, insuranceCommissions, insurerStatementLines as lines } from './commissions.tables.ts';

/** One line of an insurer's statement, as uploaded. */
export type InsurerStatementRow = StoredRow<typeof lines>;

export const insurerStatementTables = {
  kind: 'insurer-statements',
  rows: lines,
  keeps: returnable,
} as const satisfies StoredTables;

/** The lines of a file, at most; those of an insurer in a month are fewer. */
export const mostStatementLines = 50_000;

/** The lines of the last statement before this one, of each insurer and month that it names. */
export const previousStatementLines = (tableId: string): SQL => sql`
  select one.insurer, one.month, one.item, one.policy_number, one.kind, one.net_cents, one.commission_cents
  from ${lines} as one
  where one.table_id = (
    select max(earlier.table_id) from ${lines} as earlier
    where earlier.insurer = one.insurer and earlier.month = one.month and earlier.table_id <> ${tableId}
      and exists (select from ${tablesInForce} as decided
        where decided.table_id = earlier.table_id and decided.cancelled_at is null)
  ) and (one.insurer, one.month) in (select tried.insurer, tried.month from ${lines} as tried
    where tried.table_id = ${tableId})`;

type Decision = { now: Date; by: string };
type DifferenceRow = typeof commissionDifferences.$inferSelect;

/**
 * Compares the uploaded statements with the books, line by line. A statement of an insurer and a month replaces its
 * earlier one: differences that it no longer shows are solved, equal ones stay as they are.
 *
 * @returns an entry for each insurer and month
 */
export async function reconcileStatements(db: Db, tableId: string, decision: Decision): Promise<AuditRecord[]> {
  const groups = await db
    .selectDistinct({ insurer: lines.insurer, month: lines.month })
    .from(lines)
    .where(eq(lines.tableId, tableId))
    .orderBy(lines.insurer, lines.month)
    .limit(mostStatementLines);
  const records: AuditRecord[] = [];
  for (const group of groups) records.push(await reconcileGroup(db, { tableId, ...group }, decision));
  return records;
}

async function reconcileGroup(
  db: Db,
  { tableId, insurer, month }: { tableId: string; insurer: InsurerId; month: string },
  { now, by }: Decision,
): Promise<AuditRecord> {
  const ofGroup = and(eq(lines.tableId, tableId), eq(lines.insurer, insurer), eq(lines.month, month));
  const stated = await db.select().from(lines).where(ofGroup).orderBy(lines.item).limit(mostStatementLines);
  const found = reconcileStatement(
    stated.map(({ item, policyNumber, kind, netCents, commissionCents }) => {
      const sign = kind === 'CANCELLATION' ? -1 : 1;
      // no negative zero: it would differ from zero
      return { item, policyNumber, kind, netCents: sign * netCents || 0, commissionCents: sign * commissionCents || 0 };
    }),
    await listBooked(db, insurer, month),
    await findPolicies(db, insurer, ofGroup),
  );
  const known = await db
    .select()
    .from(commissionDifferences)
    .where(
      and(
        eq(commissionDifferences.insurer, insurer),
        eq(commissionDifferences.month, month),
        ne(commissionDifferences.kind, 'NO_TABLE'),
      ),
    )
    .orderBy(commissionDifferences.id)
    .limit(2 * mostStatementLines)
    .for('update');
  const unmatched = Map.groupBy(known, (row) => keyOf(differenceOf(row)));
  const added = found.filter((difference) => !unmatched.get(keyOf(difference))?.shift());
  const base = { insurer, month, changedByName: by, createdAt: now, updatedAt: now };
  for (const part of inParts(added))
    await db.insert(commissionDifferences).values(
      part.map((difference) => ({
        id: makeId(now),
        version: 0,
        status: 'OPEN' as const,
        ...base,
        ...rowOf(difference),
      })),
    );
  const gone = [...unmatched.values()].flat().filter(({ status }) => pendingDifferenceStatuses.includes(status));
  for (const part of inParts(gone))
    await db
      .update(commissionDifferences)
      .set({ status: 'SOLVED', version: sql`version + 1`, changedByName: by, updatedAt: now })
      .where(
        inArray(
          commissionDifferences.id,
          part.map(({ id }) => id),
        ),
      );
  return {
    action: 'commission-difference.reconcile',
    entity: 'commission-difference',
    entityId: tableId,
    after: { insurer, month, lines: stated.length, found: added.length, solved: gone.length, sentBy: by },
  };
}

/** So many rows in a statement that its parameters remain below the limit of the database. */
const inParts = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / 500) }, (_, part) => rows.slice(500 * part, 500 * (part + 1)));

/** What is booked in the statement's month, with what was adjusted since; what was adjusted to nothing is not booked. */
async function listBooked(db: Db, insurer: InsurerId, month: string) {
  const { insuranceId, policyNumber, statementKind } = insuranceCommissions;
  const sumOf = (column: PgColumn) => sql`sum(${column})`.mapWith(Number);
  const [net, amount] = [sumOf(insuranceCommissions.netCents), sumOf(insuranceCommissions.amountCents)];
  return db
    .select({ insuranceId, policyNumber, kind: statementKind, netCents: net, commissionCents: amount })
    .from(insuranceCommissions)
    .where(and(eq(insuranceCommissions.insurer, insurer), eq(insuranceCommissions.statementMonth, month)))
    .groupBy(insuranceId, policyNumber, statementKind)
    .having(sql`${net} <> 0 or ${amount} <> 0`)
    .orderBy(policyNumber, statementKind)
    .limit(mostStatementLines);
}

/** Our policies that the statement names. */
async function findPolicies(
  db: Db,
  insurer: InsurerId,
  ofGroup: SQL | undefined,
): Promise<ReadonlyMap<string, string>> {
  const { insuranceId, policyNumber, kind } = insuranceCommissions;
  const named = db.select({ policyNumber: lines.policyNumber }).from(lines).where(ofGroup);
  const rows = await db
    .select({ policyNumber, insuranceId })
    .from(insuranceCommissions)
    .where(and(eq(insuranceCommissions.insurer, insurer), eq(kind, 'EARNED'), inArray(policyNumber, named)))
    .limit(mostStatementLines);
  return new Map(rows.map((row) => [row.policyNumber, row.insuranceId]));
}

/** Equal for the same difference of two statements, wherever its line is. */
const keyOf = ({
  kind,
  statementKind,
  policyNumber,
  ours,
  theirs,
}: Omit<CommissionDifference, 'item' | 'insuranceId'>) =>
  [
    kind,
    statementKind,
    policyNumber,
    ours?.netCents,
    ours?.commissionCents,
    theirs?.netCents,
    theirs?.commissionCents,
  ].join('|');

const figures = (netCents: number | null, commissionCents: number | null): CommissionFigures | null =>
  netCents === null || commissionCents === null ? null : { netCents, commissionCents };

/** The difference that a row stores. */
export const differenceOf = (row: DifferenceRow) => ({
  kind: row.kind,
  statementKind: row.statementKind satisfies StatementKind,
  policyNumber: row.policyNumber,
  insuranceId: row.insuranceId,
  item: row.item,
  ours: figures(row.ourNetCents, row.ourCommissionCents),
  theirs: figures(row.theirNetCents, row.theirCommissionCents),
});

const rowOf = ({ ours, theirs, ...difference }: CommissionDifference) => ({
  ...difference,
  ourNetCents: ours?.netCents ?? null,
  ourCommissionCents: ours?.commissionCents ?? null,
  theirNetCents: theirs?.netCents ?? null,
  theirCommissionCents: theirs?.commissionCents ?? null,
});
