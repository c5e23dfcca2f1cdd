import { normaliseGroup } from '@estrada/domain/organization/index';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/database/database.ts';
import type { PageOrder } from '../../../kernel/database/page-by-key.ts';
import { nameContains, plainName } from '../../../kernel/database/plain-name.ts';
import { readPage } from '../../../kernel/database/read-page.ts';
import { type Taken, writeUnique } from '../../../kernel/database/unique-violation.ts';
import type { PlaceFilter } from '../branches/branches.repository.ts';
import { dealerGroups } from '../organization.tables.ts';
import { type GroupRecord, groupCounts } from '../places.ts';

const columns = { ...getTableColumns(dealerGroups), ...groupCounts };

/** Groups by their name, page by page. */
export async function listGroupRecords(db: Db, filter: PlaceFilter) {
  const { search, status, direction } = filter;
  const where = and(
    search ? nameContains(dealerGroups.name, search) : undefined,
    status ? eq(dealerGroups.enabled, status === 'enabled') : undefined,
  );
  const by = plainName(dealerGroups.name);
  const order: PageOrder = { name: 'name', by, type: 'text', direction, id: dealerGroups.id };
  return readPage(db, { table: dealerGroups, where, order }, filter, (page) =>
    db
      .select({ ...columns, pageKey: page.pageKey })
      .from(dealerGroups)
      .where(page.where)
      .orderBy(...page.orderBy)
      .limit(page.limit)
      .offset(page.offset),
  );
}

/** A group by its id or its name (accents and capitals aside), otherwise null. `lock` holds it for this write. */
export async function findGroup(
  db: Db,
  which: { id: string } | { groupName: string },
  options: { lock?: true } = {},
): Promise<GroupRecord | null> {
  const where =
    'id' in which
      ? eq(dealerGroups.id, which.id)
      : sql`${plainName(dealerGroups.name)} = ${plainName(sql`${normaliseGroup(which).groupName}::text`)}`;
  if (options.lock) await db.select({ id: dealerGroups.id }).from(dealerGroups).where(where).for('update');
  const [row] = await db.select(columns).from(dealerGroups).where(where);
  return row ?? null;
}

type GroupColumns = typeof dealerGroups.$inferSelect;

const takenName: Taken = { index: 'dealer_groups_name', code: 'SET004', field: 'groupName', key: 'groupName.taken' };

/** @throws DomainError SET004 when another group has the name, also when both are saved in the same moment */
export const insertGroup = (db: Db, row: GroupColumns) => writeUnique(db.insert(dealerGroups).values(row), takenName);

/** @throws DomainError SET004 as `insertGroup` */
export const changeGroup = (db: Db, id: string, changes: Partial<GroupColumns>) =>
  writeUnique(db.update(dealerGroups).set(changes).where(eq(dealerGroups.id, id)), takenName);
