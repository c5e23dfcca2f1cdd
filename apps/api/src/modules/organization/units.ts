import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { branches, dealerGroups, dealers } from './organization.tables.ts';

// In a select from one table drizzle omits the table from column names: a counting subquery names it explicitly.
const countOf = (condition: SQL) => sql<number>`(select count(*)::int from ${dealers} where ${condition})`;
const inBranch = sql`${dealers}.branch_id = ${branches}.id`;
const inGroup = sql`${dealers}.group_id = ${dealerGroups}.id`;

/** The number of dealers of a branch, all and enabled ones. */
export const branchCounts = {
  dealerCount: countOf(inBranch),
  enabledDealerCount: countOf(sql`${inBranch} and ${dealers}.enabled`),
};
/** The same for a group. */
export const groupCounts = {
  dealerCount: countOf(inGroup),
  enabledDealerCount: countOf(sql`${inGroup} and ${dealers}.enabled`),
};

/** The two units of a dealer: table, display name, and the column of a dealer that names it. */
export const unitOf = {
  branch: { table: branches, title: branches.name, column: 'region', key: dealers.region },
  group: { table: dealerGroups, title: dealerGroups.groupName, column: 'dealerGroup', key: dealers.dealerGroup },
} as const satisfies Record<
  string,
  { table: unknown; title: PgColumn; column: 'region' | 'dealerGroup'; key: PgColumn }
>;
export type UnitKind = keyof typeof unitOf;
