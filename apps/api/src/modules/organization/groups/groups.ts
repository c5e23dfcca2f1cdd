import { disableGroup, groupForm } from '@estrada/domain/organization/index';
import { endpoints } from '@estrada/endpoints/index';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { WriteContext } from '../../../kernel/context.ts';
import { nameContains, plainName } from '../../../kernel/database/plain-name.ts';
import { serveRecord } from '../../../kernel/records/serve-record.ts';
import { dealerGroups, dealers } from '../organization.tables.ts';
import { groupCounts } from '../units.ts';

/**
 * Disables the dealers of a group with it, each with its entry in the trail.
 *
 * @returns how many, for the entry of the group
 * @throws DomainError SET095 naming dealers without phone: nothing changes
 */
async function disableDealersOf(
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

const plainGroupName = plainName(dealerGroups.groupName);

/** Groups of dealers, addressed by their name, ignoring accents and capitals; a name is unique (SET004). */
export const groupRecord = serveRecord(
  {
    list: endpoints.listGroups,
    read: endpoints.readGroup,
    register: endpoints.registerGroup,
    update: endpoints.updateGroup,
    enable: endpoints.enableGroup,
    disable: endpoints.disableGroup,
  },
  {
    kind: {
      entity: 'group',
      table: dealerGroups,
      taken: [{ index: 'dealer_groups_name', code: 'SET004', field: 'groupName', key: 'groupName.taken' }],
      // the trail masks names of people; a group's name is none, so it has another key
      trail: ({ groupName }) => ({ title: groupName }),
    },
    changes: 'branches-groups',
    one: (params) => sql`${plainGroupName} = ${plainName(sql`${groupForm.normalise(params).groupName}::text`)}`,
    columns: groupCounts,
    sorts: { groupName: { by: plainGroupName, type: 'text' } },
    where: ({ search }) => [search ? nameContains(dealerGroups.groupName, search) : undefined],
    values: groupForm.normalise,
    disabling: disableDealersOf,
  },
);
