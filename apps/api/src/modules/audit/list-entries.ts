import { auditLookUps } from '@estrada/domain/audit/index';
import { addDays, startOfBusinessDay } from '@estrada/domain/calendar/index';
import { type Language, pickText, type Texts } from '@estrada/domain/errors/index';
import type { endpoints, HistoryEntry } from '@estrada/endpoints/index';
import { and, eq, gte, inArray, lt, notInArray } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ReadContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import type { PageOrder } from '../../kernel/database/page-by-key.ts';
import { pageOfTable } from '../../kernel/database/page-of-table.ts';
import { auditEntries } from '../../kernel/kernel.tables.ts';
import type { RecordEntity } from '../../kernel/records/record-kind.ts';
import type { UseCase } from '../../kernel/route.ts';
import { users } from '../identity/index.ts';
import { leadNames } from '../leads/index.ts';
import { offerNames } from '../offers/index.ts';
import { organizationNames } from '../organization/index.ts';
import { parameterNames } from '../parameters/index.ts';
import { pcdNames } from '../pcd/index.ts';
import { comboNames, productNames, protectedInstalmentNames } from '../products/index.ts';
import { autoCampaignNames, promotionNames } from '../promotions/index.ts';
import { proposals } from '../proposals/index.ts';
import { simulations } from '../simulation/index.ts';
import { vehicleNames, vehicleVersions } from '../vehicles/index.ts';
import { describeEntry } from './describe-entry.ts';

type Named = PgTable & { id: AnyPgColumn };
type Kind = { table: Named; name: AnyPgColumn; show?: (name: string) => Texts };

/** The kinds of record with a readable name; the trail itself stores ids, which users do not know. */
const kinds: Readonly<Record<string, Kind> & Record<RecordEntity, Kind>> = {
  ...organizationNames,
  ...vehicleNames,
  ...offerNames,
  ...pcdNames,
  ...leadNames,
  ...autoCampaignNames,
  ...promotionNames,
  ...parameterNames,
  ...comboNames,
  ...productNames,
  ...protectedInstalmentNames,
  version: { table: vehicleVersions, name: vehicleVersions.description },
  user: { table: users, name: users.username },
  simulation: { table: simulations, name: simulations.code },
  proposal: { table: proposals, name: proposals.number },
  // an exemption is recorded under the id of its proposal
  'tcc-exemption': { table: proposals, name: proposals.number },
};

/** The current names of these entries' records, by id: one query per kind. */
async function findRecordNames(
  db: Db,
  entries: readonly { entity: string; entityId: string }[],
  language: Language,
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const [entity, { table, name, show }] of Object.entries(kinds)) {
    const ids = new Set(entries.filter((entry) => entry.entity === entity).map(({ entityId }) => entityId));
    if (ids.size === 0) continue;
    const rows = await db
      .select({ id: table.id, name })
      .from(table)
      .where(inArray(table.id, [...ids]));
    for (const row of rows)
      found.set(String(row.id), show ? pickText(show(String(row.name)), language) : String(row.name));
  }
  return found;
}

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
  const names = await findRecordNames(db, [...rows, ...entries.flatMap(({ told }) => namedIn(told.changes))], language);
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

/** Fields with the id of another record that has a name, or several ids separated by commas. */
const references: Readonly<Record<string, string>> = {
  simulationId: 'simulation',
  dealerId: 'dealer',
  region: 'branch',
  colours: 'colour',
  offers: 'offer',
  versionId: 'version',
  campaignId: 'autoCampaign',
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

/** User names are stored in capitals; entries without a user have a name that no user can have. */
const storedActor = (name: string): string => (name.toLowerCase() === 'system' ? 'system' : name.toUpperCase());
