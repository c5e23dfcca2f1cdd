import { eq } from 'drizzle-orm';
import type { Db } from '../../kernel/database/database.ts';
import { branches, dealerGroups } from './organization.tables.ts';

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
