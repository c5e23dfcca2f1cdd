import { eq } from 'drizzle-orm';
import type { Db } from '../../kernel/database/database.ts';
import { branches, dealerGroups } from './organization.tables.ts';

/**
 * The group and the branch of a dealer's form, null where there is none; locked until the write is done. A write that
 * also locks dealers locks these first, like the disabling of a group: this avoids deadlocks.
 */
export async function lockGroupAndBranch(db: Db, form: { dealerGroup: string; region: string }) {
  const [groupId, branchId] = [form.dealerGroup.trim(), form.region.trim()];
  const [group] = await db.select().from(dealerGroups).where(eq(dealerGroups.id, groupId)).for('share');
  const [branch] = await db.select().from(branches).where(eq(branches.id, branchId)).for('share');
  return { group: group ?? null, branch: branch ?? null };
}
