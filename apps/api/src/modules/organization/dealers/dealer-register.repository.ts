import type { RecordScope } from '@estrada/domain/access/index';
import { stripDocument } from '@estrada/domain/formats/index';
import type { PageRequest } from '@estrada/domain/lists/index';
import { isCnpj } from '@estrada/domain/people/index';
import { and, eq, getTableColumns, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../../kernel/database/database.ts';
import { pageOfTable, type Sorts, sortedBy } from '../../../kernel/database/page-of-table.ts';
import { nameContains, plainName } from '../../../kernel/database/plain-name.ts';
import { branches, dealerGroups, dealers } from '../organization.tables.ts';
import { dealerScope } from './dealers.repository.ts';

type DealerColumns = typeof dealers.$inferSelect;
/** A dealer with the names of its group and its branch. */
export type DealerRecord = DealerColumns & { groupName: string; branchName: string };

export interface DealerFilter extends PageRequest {
  search?: string | undefined;
  state?: string | undefined;
  groupId?: string | undefined;
  branchId?: string | undefined;
  status?: 'enabled' | 'disabled' | undefined;
  sort: 'tradingName' | 'gmfCode' | 'bacCode' | 'city' | 'updatedAt';
  direction: 'asc' | 'desc';
}

/** The orders of the list; each has its index (organization.tables.ts). */
const sorts: Sorts<DealerFilter['sort']> = {
  tradingName: { by: plainName(dealers.tradingName), type: 'text' },
  gmfCode: { by: dealers.GMFcode, type: 'text' },
  bacCode: { by: dealers.baccode, type: 'text' },
  city: { by: plainName(dealers.city), type: 'text' },
  updatedAt: { by: dealers.updatedAt, type: 'timestamptz' },
};

const names = { groupName: dealerGroups.groupName, branchName: branches.name };
const joins = [
  { table: dealerGroups, on: eq(dealerGroups.id, dealers.dealerGroup) },
  { table: branches, on: eq(branches.id, dealers.region) },
];

/** Dealers within reach, page by page in the chosen order. */
export const listDealerRecords = (db: Db, scope: RecordScope, filter: DealerFilter) =>
  pageOfTable(
    db,
    {
      table: dealers,
      columns: names,
      joins,
      where: [dealerScope(scope), ...conditions(filter)],
      order: sortedBy(sorts, filter, dealers.id),
    },
    filter,
  );

function conditions(filter: DealerFilter): (SQL | undefined)[] {
  return [
    filter.search ? bySearch(filter.search) : undefined,
    filter.state ? eq(dealers.state, filter.state) : undefined,
    filter.groupId ? eq(dealers.dealerGroup, filter.groupId) : undefined,
    filter.branchId ? eq(dealers.region, filter.branchId) : undefined,
    filter.status ? eq(dealers.enabled, filter.status === 'enabled') : undefined,
  ];
}

/** A whole code or CNPJ, or a part of a name: a name may be a number too. */
function bySearch(search: string): SQL | undefined {
  const document = stripDocument(search);
  return or(
    nameContains(dealers.tradingName, search),
    nameContains(dealers.companyName, search),
    /^\d{3}$/.test(search) ? eq(dealers.GMFcode, search) : undefined,
    /^\d{6}$/.test(search) ? eq(dealers.baccode, search) : undefined,
    isCnpj(document) ? eq(dealers.document, document) : undefined,
  );
}

/**
 * A dealer within reach, enabled or not, otherwise null: one out of reach and a missing one look the same. `lock` locks
 * it for this write.
 */
export async function findDealerRecord(
  db: Db,
  scope: RecordScope,
  which: { id: string } | { bacCode: string },
  options: { lock?: true } = {},
): Promise<DealerRecord | null> {
  const scoped = dealerScope(scope);
  if (scoped === null) return null;
  const query = db
    .select({ ...getTableColumns(dealers), ...names })
    .from(dealers)
    .innerJoin(dealerGroups, eq(dealerGroups.id, dealers.dealerGroup))
    .innerJoin(branches, eq(branches.id, dealers.region))
    .where(and('id' in which ? eq(dealers.id, which.id) : eq(dealers.baccode, which.bacCode), scoped));
  const [found] = await (options.lock ? query.for('update', { of: dealers }) : query);
  return found ?? null;
}
