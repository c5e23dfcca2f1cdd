import type { PageRequest } from '@estrada/domain/lists/index';
import { and, eq, getTableColumns, or } from 'drizzle-orm';
import type { Db } from '../../../kernel/database/database.ts';
import type { PageOrder } from '../../../kernel/database/page-by-key.ts';
import { nameContains } from '../../../kernel/database/plain-name.ts';
import { readPage } from '../../../kernel/database/read-page.ts';
import { type Taken, writeUnique } from '../../../kernel/database/unique-violation.ts';
import { branches } from '../organization.tables.ts';
import { type BranchRecord, branchCounts } from '../places.ts';

export interface PlaceFilter extends PageRequest {
  direction: 'asc' | 'desc';
  search?: string | undefined;
  status?: 'enabled' | 'disabled' | undefined;
}

const columns = { ...getTableColumns(branches), ...branchCounts };

/** Branches by their GMF code, page by page. */
export async function listBranchRecords(db: Db, filter: PlaceFilter) {
  const { search, status, direction } = filter;
  const where = and(
    search
      ? or(
          nameContains(branches.name, search),
          eq(branches.gmfRegionCode, search),
          eq(branches.gmbRegionCode, search.toUpperCase()),
        )
      : undefined,
    status ? eq(branches.enabled, status === 'enabled') : undefined,
  );
  const order: PageOrder = { name: 'code', by: branches.gmfRegionCode, type: 'text', direction, id: branches.id };
  return readPage(db, { table: branches, where, order }, filter, (page) =>
    db
      .select({ ...columns, pageKey: page.pageKey })
      .from(branches)
      .where(page.where)
      .orderBy(...page.orderBy)
      .limit(page.limit)
      .offset(page.offset),
  );
}

/** A branch with its counts, otherwise null. `lock` holds it for this write, against dealers that would come in meanwhile. */
export async function findBranch(db: Db, id: string, options: { lock?: true } = {}): Promise<BranchRecord | null> {
  if (options.lock) await db.select({ id: branches.id }).from(branches).where(eq(branches.id, id)).for('update');
  const [row] = await db.select(columns).from(branches).where(eq(branches.id, id));
  return row ?? null;
}

type BranchColumns = typeof branches.$inferSelect;

const takenCode: Taken = {
  index: 'branches_gmf_region',
  code: 'SET003',
  field: 'gmfRegionCode',
  key: 'gmfBranch.taken',
};

/** @throws DomainError SET003 when another branch has the GMF code, also when both are saved in the same moment */
export const insertBranch = (db: Db, row: BranchColumns) => writeUnique(db.insert(branches).values(row), takenCode);

/** @throws DomainError SET003 as `insertBranch` */
export const changeBranch = (db: Db, id: string, changes: Partial<BranchColumns>) =>
  writeUnique(db.update(branches).set(changes).where(eq(branches.id, id)), takenCode);
