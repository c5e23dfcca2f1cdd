import { auditLookUps } from '@estrada/domain/audit/index';
import { addDays, startOfBusinessDay } from '@estrada/domain/calendar/index';
import type { endpoints, HistoryEntry } from '@estrada/endpoints/index';
import { and, eq, gte, lt, notInArray } from 'drizzle-orm';
import type { ReadContext } from '../../kernel/context.ts';
import type { PageOrder } from '../../kernel/database/page-by-key.ts';
import { pageOfTable } from '../../kernel/database/page-of-table.ts';
import { auditEntries } from '../../kernel/kernel.tables.ts';
import type { UseCase } from '../../kernel/route.ts';
import { describeEntry } from './describe-entry.ts';
import { findRecordNames } from './record-names.ts';

const newestFirst: PageOrder = { name: 'seq', by: auditEntries.seq, type: 'bigint', direction: 'desc' };

/** The trail, newest first. */
export const listEntries: UseCase<typeof endpoints.listAuditEntries, ReadContext> = async (
  { query },
  { db, language },
) => {
  const { actor, entity, entityId, action, hideLookUps, initialDate, finalDate } = query;
  const where = and(
    actor ? eq(auditEntries.actorName, storedActor(actor)) : undefined,
    entity ? eq(auditEntries.entity, entity) : undefined,
    entityId ? eq(auditEntries.entityId, entityId) : undefined,
    action ? eq(auditEntries.action, action) : undefined,
    hideLookUps ? notInArray(auditEntries.action, [...auditLookUps]) : undefined,
    initialDate ? gte(auditEntries.at, new Date(startOfBusinessDay(initialDate))) : undefined,
    finalDate ? lt(auditEntries.at, new Date(startOfBusinessDay(addDays(finalDate, 1)))) : undefined,
  );
  const { rows, ...page } = await pageOfTable(db, { table: auditEntries, where, order: newestFirst }, query);
  const entries = rows.map((row) => ({ row, told: describeEntry(row, language) }));
  const names = await findRecordNames(db, [...rows, ...entries.flatMap(({ told }) => namedIn(told.changes))]);
  const nameOf = (field: string, value: string | null) =>
    value && references[field]
      ? idsIn(value)
          .map((id) => names.get(id) ?? id)
          .join(', ')
      : value;
  return {
    ...page,
    items: entries.map(({ row, told }) => ({
      ...told,
      changes: told.changes.map(({ field, before, after }) => ({
        field,
        before: nameOf(field, before),
        after: nameOf(field, after),
      })),
      entity: row.entity,
      entityId: row.entityId,
      recordName: names.get(row.entityId) ?? null,
      correlationId: row.correlationId,
    })),
  };
};

/** Fields that hold the id of another record, which has a name, or several with commas between them. */
const references: Readonly<Record<string, string>> = {
  simulationId: 'simulation',
  dealerId: 'dealer',
  region: 'branch',
  colours: 'colour',
  versionId: 'version',
};

const idsIn = (value: string): string[] => value.split(',');

/** The records that changes speak of, by kind and id. */
const namedIn = (changes: HistoryEntry['changes']): { entity: string; entityId: string }[] =>
  changes.flatMap(({ field, before, after }) => {
    const entity = references[field];
    return entity
      ? [before, after].flatMap((value) => (value ? idsIn(value).map((entityId) => ({ entity, entityId })) : []))
      : [];
  });

/** User names stand in capitals; what nobody signed for stands under a name that no user can have. */
const storedActor = (name: string): string => (name.toLowerCase() === 'system' ? 'system' : name.toUpperCase());
