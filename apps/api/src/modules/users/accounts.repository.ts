import { type Role, roles, salesRoles } from '@estrada/domain/access/index';
import type { PageRequest } from '@estrada/domain/lists/index';
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { Db } from '../../kernel/database/database.ts';
import type { PageOrder } from '../../kernel/database/page-by-key.ts';
import { pageOfTable } from '../../kernel/database/page-of-table.ts';
import { nameContains } from '../../kernel/database/plain-name.ts';
import { users } from '../identity/index.ts';
import { inReach, type Reach } from './reach.ts';
import { byUsername } from './users.repository.ts';

/** Accounts in the form that pickers show, page by page, by username. */
async function listAccounts(db: Db, where: SQL | undefined | null, request: PageRequest, order = byUsername) {
  const { rows, ...page } = await pageOfTable(db, { table: users, where, order }, request);
  return { ...page, items: rows.map(({ username, name, role }) => ({ username, name, groupName: role })) };
}

/** Users of a profile within reach. */
export function listAccountsOfGroup(db: Db, reach: Reach, { groupName, ...page }: PageRequest & { groupName: string }) {
  const near = inReach(reach);
  // the profile implies the type; the index needs both
  const ofGroup = and(eq(users.userType, roles[groupName as Role].userType), eq(users.role, groupName));
  return listAccounts(db, near === null ? null : and(ofGroup, near), page);
}

/** Users of one dealer; the caller has checked that it is within reach. */
export const listAccountsOfDealer = (db: Db, dealerId: string, page: PageRequest) =>
  listAccounts(db, inReach([dealerId]), page);

const byName: PageOrder = { name: 'name', by: users.name, type: 'text', direction: 'asc', id: users.id };

/**
 * Enabled sellers within reach.
 *
 * @param show `names` for a customer, who sees nothing else of them, so the cursor consists of names too
 */
export async function listSellers(
  db: Db,
  reach: Reach,
  filter: PageRequest & {
    dealerId?: string | undefined;
    name?: string | undefined;
    groupName?: string | undefined;
  },
  show: 'accounts' | 'names',
) {
  const near = inReach(reach, filter.dealerId ? { id: filter.dealerId } : undefined);
  if (near === null) return listAccounts(db, null, filter);
  const where = and(
    eq(users.userType, 'DEALER'),
    filter.groupName ? eq(users.role, filter.groupName) : inArray(users.role, [...salesRoles]),
    eq(users.enabled, true),
    filter.name ? nameContains(users.name, filter.name) : undefined,
    near,
  );
  if (show === 'accounts') return listAccounts(db, where, filter);
  const { items, ...page } = await listAccounts(db, where, filter, byName);
  return { ...page, items: items.map(({ name }) => ({ name, username: null, groupName: null })) };
}
