import { addDays, startOfBusinessDay } from '@estrada/domain/calendar/index';
import { DomainError } from '@estrada/domain/errors/index';
import type { endpoints } from '@estrada/endpoints/index';
import { and, desc, eq, gte, lt } from 'drizzle-orm';
import type { ReadContext } from '../../kernel/context.ts';
import { countCapped } from '../../kernel/database/page-by-key.ts';
import { auditEntries } from '../../kernel/kernel.tables.ts';
import type { UseCase } from '../../kernel/route.ts';
import { describeEntry } from './describe-entry.ts';
import { findRecordNames } from './record-names.ts';

/** The trail, newest first; the cursor is the place of the last entry of the page before. @throws DomainError DOM002 */
export const listEntries: UseCase<typeof endpoints.listAuditEntries, ReadContext> = async ({ query }, { db }) => {
  const { actor, entity, entityId, action, initialDate, finalDate, cursor, size } = query;
  const where = and(
    actor ? eq(auditEntries.actorName, storedActor(actor)) : undefined,
    entity ? eq(auditEntries.entity, entity) : undefined,
    entityId ? eq(auditEntries.entityId, entityId) : undefined,
    action ? eq(auditEntries.action, action) : undefined,
    initialDate ? gte(auditEntries.at, new Date(startOfBusinessDay(initialDate))) : undefined,
    finalDate ? lt(auditEntries.at, new Date(startOfBusinessDay(addDays(finalDate, 1)))) : undefined,
  );
  const rows = await db
    .select()
    .from(auditEntries)
    .where(and(where, cursor ? lt(auditEntries.seq, placeOf(cursor)) : undefined))
    .orderBy(desc(auditEntries.seq))
    .limit(size + 1);
  const shown = rows.slice(0, size);
  const names = await findRecordNames(db, shown);
  return {
    items: shown.map((row) => ({
      ...describeEntry(row),
      entity: row.entity,
      entityId: row.entityId,
      recordName: names.get(row.entityId) ?? null,
      correlationId: row.correlationId,
    })),
    next: rows.length > size ? String(shown.at(-1)!.seq) : null,
    ...(await countCapped(db, auditEntries, where)),
  };
};

/** User names stand in capitals; what nobody signed for stands under a name that no user can have. */
const storedActor = (name: string): string => (name.toLowerCase() === 'system' ? 'system' : name.toUpperCase());

function placeOf(cursor: string): number {
  if (/^\d{1,15}$/.test(cursor)) return Number(cursor);
  throw new DomainError('DOM002', { fields: [{ path: 'cursor', key: 'value.notAllowed' }] });
}
