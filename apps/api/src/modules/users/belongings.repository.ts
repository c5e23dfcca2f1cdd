import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Db } from '../../kernel/database/database.ts';
import { userDealers } from '../identity/index.ts';
import { branches, dealers, representativeBranches } from '../organization/index.ts';
import type { Reach } from './reach.ts';

const summary = {
  id: dealers.id,
  gmfCode: dealers.GMFcode,
  baccode: dealers.baccode,
  tradingName: dealers.tradingName,
  city: dealers.city,
  state: dealers.state,
};
export type DealerOfAccount = { [name in keyof typeof summary]: string };

/** The dealers of each of these users, by name. */
export async function listDealersOfUsers(db: Db, userIds: readonly string[]): Promise<Map<string, DealerOfAccount[]>> {
  const found = new Map<string, DealerOfAccount[]>(userIds.map((id) => [id, []]));
  if (userIds.length === 0) return found;
  const rows = await db
    .select({ userId: userDealers.userId, ...summary })
    .from(userDealers)
    .innerJoin(dealers, eq(dealers.id, userDealers.dealerId))
    .where(inArray(userDealers.userId, [...userIds]))
    .orderBy(asc(dealers.tradingName), asc(dealers.id));
  for (const { userId, ...dealer } of rows) found.get(userId)?.push(dealer);
  return found;
}

/** Enabled dealers that a user may assign to users. @param wanted which of them */
export async function listOwnDealers(db: Db, own: Reach, wanted: SQL): Promise<DealerOfAccount[]> {
  if (own !== 'all' && own.length === 0) return [];
  return db
    .select(summary)
    .from(dealers)
    .where(and(wanted, eq(dealers.enabled, true), own === 'all' ? undefined : inArray(dealers.id, [...own])))
    .orderBy(asc(dealers.tradingName), asc(dealers.id))
    .limit(200);
}

/** The branches that a representante looks after, by name. */
export const listRegionsOf = (db: Db, userId: string) =>
  db
    .select({ id: branches.id, name: branches.name })
    .from(representativeBranches)
    .innerJoin(branches, eq(branches.id, representativeBranches.branchId))
    .where(eq(representativeBranches.userId, userId))
    .orderBy(asc(branches.name));

/** Enabled branches, by name; `ids` restricts them. */
export const listRegions = (db: Db, ids?: readonly string[]) =>
  db
    .select({ id: branches.id, name: branches.name })
    .from(branches)
    .where(and(eq(branches.enabled, true), ids ? inArray(branches.id, [...ids]) : undefined))
    .orderBy(asc(branches.name))
    .limit(500);

/** Ties a user to exactly these dealers and branches. */
export async function replaceBelongings(
  db: Db,
  userId: string,
  { dealerIds, regionIds }: { dealerIds: readonly string[]; regionIds: readonly string[] },
): Promise<void> {
  await db.delete(userDealers).where(eq(userDealers.userId, userId));
  if (dealerIds.length > 0) await db.insert(userDealers).values(dealerIds.map((dealerId) => ({ userId, dealerId })));
  await db.delete(representativeBranches).where(eq(representativeBranches.userId, userId));
  if (regionIds.length > 0)
    await db.insert(representativeBranches).values(regionIds.map((branchId) => ({ userId, branchId })));
}
