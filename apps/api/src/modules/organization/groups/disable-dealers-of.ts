import { disableGroup } from '@estrada/domain/organization/index';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { WriteContext } from '../../../kernel/context.ts';
import { dealers } from '../organization.tables.ts';

/**
 * Takes the dealers of a group out of use with it, each with its entry in the trail.
 *
 * @returns how many, for the entry of the group
 * @throws DomainError SET095 naming dealers without phone: nothing changes
 */
export async function disableDealersOf(
  group: { id: string; groupName: string },
  { db, now, audit }: WriteContext,
): Promise<{ dealers: number }> {
  const own = await db
    .select({ id: dealers.id, tradingName: dealers.tradingName, enabled: dealers.enabled, phone: dealers.phone })
    .from(dealers)
    .where(eq(dealers.dealerGroup, group.id))
    .orderBy(asc(dealers.id))
    .for('update');
  const { dealerIds } = disableGroup(own);
  if (dealerIds.length > 0)
    await db
      .update(dealers)
      .set({ enabled: false, version: sql`${dealers.version} + 1`, updatedAt: now })
      .where(inArray(dealers.id, dealerIds));
  for (const id of dealerIds)
    audit({
      action: 'dealer.disable',
      entity: 'dealer',
      entityId: id,
      before: { enabled: true },
      after: { enabled: false, withGroup: group.groupName },
    });
  return { dealers: dealerIds.length };
}
