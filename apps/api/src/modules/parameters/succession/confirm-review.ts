import type { Endpoint } from '@estrada/endpoints/index';
import { eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { AuditRecord } from '../../../kernel/audit/append-audit.ts';
import { callerOf, type WriteContext } from '../../../kernel/context.ts';
import { atVersion, inReach } from '../../../kernel/lock-at.ts';
import { describeRows, lockSuccession, type StoredRow, type Succession } from './succession-routes.ts';

/** The columns of rows that counsel reviews. */
interface ReviewedRow extends StoredRow {
  confirmedAt: Date | null;
  confirmedByName: string;
}

/** Whatever is saved awaits its review: the former one was of other values. */
export const unreviewed = { confirmedAt: null, confirmedByName: '' };

/** The review of a row as responses show it; null while it is awaited. */
export const reviewOf = ({ confirmedAt, confirmedByName }: Pick<ReviewedRow, 'confirmedAt' | 'confirmedByName'>) =>
  confirmedAt && { at: confirmedAt.toISOString(), byName: confirmedByName };

/** Users who change the rows confirm their reviews. */
export const reviewActs = ({ confirmedAt }: Pick<ReviewedRow, 'confirmedAt'>, mayChange: boolean) => ({
  confirm: mayChange && confirmedAt === null,
});

/**
 * Confirms the legal review of a row, whether it is in force or not; a second confirmation changes nothing.
 *
 * @throws DomainError SEC004, SET001
 */
export async function confirmReview<Row extends ReviewedRow, Shown extends object, Acts extends object>(
  kind: Succession<Row, Endpoint, Shown, Acts>,
  { params, body: { version } }: { params: { id: string }; body: { version: number } },
  context: WriteContext,
) {
  const { db, now } = context;
  const { table, entity } = kind;
  const all = await lockSuccession<Row>(db, table);
  const before = atVersion(version, inReach(all.find(({ id }) => id === params.id)));
  const confirmation = { confirmedAt: now, confirmedByName: callerOf(context).name, version: version + 1 };
  const after = before.confirmedAt ? before : { ...before, ...confirmation };
  if (after !== before) {
    await db
      .update(table as PgTable)
      .set(confirmation)
      .where(eq(table.id, before.id));
    context.audit({
      action: `${entity}.confirm`,
      entity,
      entityId: before.id,
      after: { ...(kind.recorded ?? kind.shown)(before), effectiveFrom: before.effectiveFrom },
    } as AuditRecord);
  }
  const own = all.filter((row) => kind.nameOf(row) === kind.nameOf(after) && row.id !== after.id);
  return describeRows(kind, [...own, after], context).find(({ id }) => id === after.id)!;
}
