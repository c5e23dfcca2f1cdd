import { type RecordScope, recordScope } from '@estrada/domain/access/index';
import type { Granter } from '@estrada/domain/identity/index';
import { eq, type SQL, sql } from 'drizzle-orm';
import { callerOf, type ReadContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { userDealers, users } from '../identity/index.ts';
import { branches, dealers, representativeBranches } from '../organization/index.ts';

/** The dealers whose users the caller sees. */
export type Reach = 'all' | readonly string[];

/** The dealers whose users the caller sees: those of the record scope, which is the active dealer for dealer staff. */
export const reachOf = (context: ReadContext): Reach => dealersIn(recordScope(callerOf(context).viewer));

function dealersIn(scope: RecordScope): Reach {
  switch (scope.kind) {
    case 'all':
      return 'all';
    case 'none':
      return [];
    case 'dealers':
      return scope.dealerIds;
    case 'dealer':
    case 'own':
    case 'customer':
      return [scope.dealerId];
  }
}

/**
 * Users of the dealers within reach, as a condition on `users`. A dealer filter is applied within reach only: it must
 * not reveal where else a user works.
 *
 * @returns undefined for no restriction, null when no user can match
 */
export function inReach(reach: Reach, dealer?: { id: string } | { code: string }): SQL | undefined | null {
  if (reach !== 'all' && reach.length === 0) return null;
  if (reach === 'all' && !dealer) return undefined;
  const near = reach === 'all' ? sql`true` : sql`${userDealers}.dealer_id in ${[...reach]}`;
  // drizzle omits the table from column names in a select from one table: these are qualified explicitly
  return sql`exists (select 1 from ${userDealers} where ${userDealers}.user_id = ${users}.id and ${near} and ${isDealer(dealer)})`;
}

function isDealer(dealer: { id: string } | { code: string } | undefined): SQL {
  if (!dealer) return sql`true`;
  if ('id' in dealer) return sql`${userDealers}.dealer_id = ${dealer.id}`;
  const column = dealer.code.length === 3 ? sql`${dealers}.gmf_code` : sql`${dealers}.bac_code`;
  return sql`${userDealers}.dealer_id in (select ${dealers}.id from ${dealers} where ${column} = ${dealer.code})`;
}

/** Whether a dealer exists, enabled or not, and its users are within the caller's reach. */
export async function isDealerInReach(id: string, context: ReadContext): Promise<boolean> {
  const reach = reachOf(context);
  if (reach !== 'all') return reach.includes(id);
  const [found] = await context.db.select({ id: dealers.id }).from(dealers).where(eq(dealers.id, id));
  return found !== undefined;
}

/** The caller as input of the granting rules: with their own dealers, enabled or not. */
export async function granterOf(context: ReadContext): Promise<Granter> {
  const { viewer } = callerOf(context);
  return { ...viewer, ownDealerIds: await ownDealersOf(context.db, viewer) };
}

async function ownDealersOf(db: Db, viewer: { userId: string; role: string; userType: string }): Promise<Reach> {
  if (viewer.role === 'representante') {
    const rows = await db
      .select({ id: dealers.id })
      .from(representativeBranches)
      .innerJoin(branches, eq(branches.id, representativeBranches.branchId))
      .innerJoin(dealers, eq(dealers.region, branches.id))
      .where(eq(representativeBranches.userId, viewer.userId));
    return rows.map(({ id }) => id);
  }
  if (viewer.userType === 'GMF') return 'all';
  const rows = await db
    .select({ id: userDealers.dealerId })
    .from(userDealers)
    .where(eq(userDealers.userId, viewer.userId));
  return rows.map(({ id }) => id);
}
