import type { BranchRow, GroupRow } from '@estrada/endpoints/index';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ReadContext } from '../../kernel/context.ts';
import { branches, dealerGroups, dealers } from './organization.tables.ts';

// In a select from one table drizzle leaves the table out of column names: a counting subquery names it itself.
const countOf = (condition: SQL) => sql<number>`(select count(*)::int from ${dealers} where ${condition})`;
const inBranch = sql`${dealers}.branch_id = ${branches}.id`;
const inGroup = sql`${dealers}.group_id = ${dealerGroups}.id`;

/** How many dealers stand in a branch, and how many of them are in use. */
export const branchCounts = {
  dealerCount: countOf(inBranch),
  enabledDealerCount: countOf(sql`${inBranch} and ${dealers}.enabled`),
};
/** The same for a group. */
export const groupCounts = {
  dealerCount: countOf(inGroup),
  enabledDealerCount: countOf(sql`${inGroup} and ${dealers}.enabled`),
};

interface Counts {
  dealerCount: number;
  enabledDealerCount: number;
}
export type BranchRecord = typeof branches.$inferSelect & Counts;
export type GroupRecord = typeof dealerGroups.$inferSelect & Counts;

/** Which of the two places of a dealer: its columns and its table. */
export const placeOf = {
  branch: { table: branches, column: 'branchId', key: dealers.branchId },
  group: { table: dealerGroups, column: 'groupId', key: dealers.groupId },
} as const satisfies Record<string, { table: unknown; column: 'branchId' | 'groupId'; key: PgColumn }>;
export type PlaceKind = keyof typeof placeOf;

const shared = (place: BranchRecord | GroupRecord, context: ReadContext) => {
  const mayChange = context.may('branches-groups');
  const { id, version, dealerCount, enabledDealerCount, enabled } = place;
  return {
    id,
    version,
    dealerCount,
    enabledDealerCount,
    enabled,
    updatedAt: place.updatedAt.toISOString(),
    can: { edit: mayChange, enable: mayChange && !enabled, disable: mayChange && enabled },
  };
};

/** A branch as list and page show it. */
export const describeBranch = (branch: BranchRecord, context: ReadContext): BranchRow => ({
  ...shared(branch, context),
  name: branch.name,
  gmbRegionCode: branch.gmbRegionCode,
  gmfRegionCode: branch.gmfRegionCode,
});

/** A group as list and page show it. */
export const describeGroup = (group: GroupRecord, context: ReadContext): GroupRow => ({
  ...shared(group, context),
  groupName: group.name,
});
