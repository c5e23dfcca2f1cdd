import type { RecordScope } from '@estrada/domain/access/index';
import { and, asc, eq, exists, type SQL } from 'drizzle-orm';
import type { Db } from '../../kernel/database/database.ts';
import { dealerScope } from './dealers/dealers.repository.ts';
import { branches, dealerGroups, dealers } from './organization.tables.ts';

/** More than there will ever be: a picker loads them at once. */
const pickerLimit = 500;

/** Where a dealer in reach belongs to the unit; no condition for who reaches them all, null for who reaches none. */
function hasDealerInReach(db: Db, scope: RecordScope, unit: SQL): SQL | undefined | null {
  const scoped = dealerScope(scope);
  return scoped && exists(db.select().from(dealers).where(and(unit, scoped)));
}

/** Branches in use, by name; with a scope only those that hold a dealer in reach. */
export async function listBranches(db: Db, scope: RecordScope = { kind: 'all' }) {
  const inReach = hasDealerInReach(db, scope, eq(dealers.region, branches.id));
  if (inReach === null) return [];
  return db
    .select({ id: branches.id, name: branches.name })
    .from(branches)
    .where(and(eq(branches.enabled, true), inReach))
    .orderBy(asc(branches.name))
    .limit(pickerLimit);
}

/** Groups in use that hold a dealer in reach, by name; all of them for who reaches every dealer. */
export async function listGroups(db: Db, scope: RecordScope) {
  const inReach = hasDealerInReach(db, scope, eq(dealers.dealerGroup, dealerGroups.id));
  if (inReach === null) return [];
  return db
    .select({ id: dealerGroups.id, name: dealerGroups.groupName })
    .from(dealerGroups)
    .where(and(eq(dealerGroups.enabled, true), inReach))
    .orderBy(asc(dealerGroups.groupName))
    .limit(pickerLimit);
}

/**
 * The group and the branch of a dealer's form, null where there is none; locked against changes until the write is done.
 * A write that also holds dealers holds these first, as the disabling of a group does: none waits for another for ever.
 */
export async function lockGroupAndBranch(db: Db, form: { dealerGroup: string; region: string }) {
  const [groupId, branchId] = [form.dealerGroup.trim(), form.region.trim()];
  const [group] = await db.select().from(dealerGroups).where(eq(dealerGroups.id, groupId)).for('share');
  const [branch] = await db.select().from(branches).where(eq(branches.id, branchId)).for('share');
  return { group: group ?? null, branch: branch ?? null };
}
export type GroupAndBranch = Awaited<ReturnType<typeof lockGroupAndBranch>>;
