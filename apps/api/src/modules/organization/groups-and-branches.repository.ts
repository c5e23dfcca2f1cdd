import type { RecordScope } from '@estrada/domain/access/index';
import { and, asc, eq, exists } from 'drizzle-orm';
import type { Db } from '../../kernel/database/database.ts';
import { dealerScope } from './dealers.repository.ts';
import { branches, dealerGroups, dealers } from './organization.tables.ts';

/** More than there will ever be: a picker loads them at once. */
const pickerLimit = 500;

/** Branches in use, by name. */
export const listBranches = (db: Db) =>
  db
    .select({ id: branches.id, name: branches.name })
    .from(branches)
    .where(eq(branches.enabled, true))
    .orderBy(asc(branches.name))
    .limit(pickerLimit);

/** Groups in use, by name; who reaches some dealers only gets the groups of those. */
export async function listGroups(db: Db, scope: RecordScope) {
  const scoped = dealerScope(scope);
  if (scoped === null) return [];
  const own =
    scoped &&
    exists(
      db
        .select()
        .from(dealers)
        .where(and(eq(dealers.groupId, dealerGroups.id), scoped)),
    );
  return db
    .select({ id: dealerGroups.id, name: dealerGroups.name })
    .from(dealerGroups)
    .where(and(eq(dealerGroups.enabled, true), own))
    .orderBy(asc(dealerGroups.name))
    .limit(pickerLimit);
}

/** The names of a group and a branch, null where there is none; held against changes until the write is done. */
export async function findGroupAndBranch(db: Db, groupId: string, branchId: string) {
  const [group] = await db.select().from(dealerGroups).where(eq(dealerGroups.id, groupId)).for('share');
  const [branch] = await db.select().from(branches).where(eq(branches.id, branchId)).for('share');
  return { group: group ?? null, branch: branch ?? null };
}
