import { disableGroup as decideDisable, normaliseGroup } from '@estrada/domain/organization/index';
import type { endpoints } from '@estrada/endpoints/index';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { WriteContext } from '../../../kernel/context.ts';
import { makeId } from '../../../kernel/ids.ts';
import { inReach, lockAt } from '../../../kernel/lock-at.ts';
import type { UseCase } from '../../../kernel/route.ts';
import { moveDealers } from '../dealers/move-dealers.ts';
import { dealers } from '../organization.tables.ts';
import { describeGroup, type GroupRecord } from '../places.ts';
import { changeGroup, findGroup, insertGroup } from './groups.repository.ts';

const lockGroup = (groupName: string, version: number, context: WriteContext): Promise<GroupRecord> =>
  lockAt(version, findGroup(context.db, { groupName }, { lock: true }));

/** Registers a group, enabled from the start. @throws DomainError SET004 when the name is taken */
export const registerGroup: UseCase<typeof endpoints.registerGroup, WriteContext> = async ({ body }, context) => {
  const { groupName } = normaliseGroup(body);
  const group = { id: makeId(context.now), name: groupName, enabled: true, updatedAt: context.now, version: 1 };
  await insertGroup(context.db, group);
  // the trail masks names of people; the name of a group is none, so it goes by another word
  context.audit({ action: 'group.register', entity: 'group', entityId: group.id, after: { title: groupName } });
  return describeGroup({ ...group, dealerCount: 0, enabledDealerCount: 0 }, context);
};

/** Changes a group's name. @throws DomainError SEC004, SET001 (changed meanwhile), SET004 */
export const updateGroup: UseCase<typeof endpoints.updateGroup, WriteContext> = async ({ params, body }, context) => {
  const group = await lockGroup(params.groupName, body.version, context);
  const { groupName } = normaliseGroup(body);
  const changes = { name: groupName, version: group.version + 1, updatedAt: context.now };
  await changeGroup(context.db, group.id, changes);
  context.audit({
    action: 'group.update',
    entity: 'group',
    entityId: group.id,
    before: { title: group.name },
    after: { title: groupName },
  });
  return describeGroup({ ...group, ...changes }, context);
};

/** Takes a group back into use; its dealers stay as they are. @throws DomainError SEC004, SET001 */
export const enableGroup: UseCase<typeof endpoints.enableGroup, WriteContext> = async ({ params, body }, context) => {
  const group = await lockGroup(params.groupName, body.version, context);
  if (group.enabled) return describeGroup(group, context);
  const changes = { enabled: true, version: group.version + 1, updatedAt: context.now };
  await changeGroup(context.db, group.id, changes);
  context.audit({
    action: 'group.enable',
    entity: 'group',
    entityId: group.id,
    before: { enabled: false },
    after: { enabled: true },
  });
  return describeGroup({ ...group, ...changes }, context);
};

/** Takes a group out of use, and with it all of its dealers. @throws DomainError SEC004, SET001, SET095 naming dealers without phone */
export const disableGroup: UseCase<typeof endpoints.disableGroup, WriteContext> = async ({ params, body }, context) => {
  const { db, now } = context;
  const group = await lockGroup(params.groupName, body.version, context);
  if (!group.enabled) return describeGroup(group, context);
  const own = await db
    .select({ id: dealers.id, tradingName: dealers.tradingName, enabled: dealers.enabled, phone: dealers.phone })
    .from(dealers)
    .where(eq(dealers.groupId, group.id))
    .orderBy(asc(dealers.id))
    .for('update');
  const { dealerIds } = decideDisable(own);
  if (dealerIds.length > 0)
    await db
      .update(dealers)
      .set({ enabled: false, version: sql`${dealers.version} + 1`, updatedAt: now })
      .where(inArray(dealers.id, dealerIds));
  const changes = { enabled: false, version: group.version + 1, updatedAt: now };
  await changeGroup(db, group.id, changes);
  for (const id of dealerIds)
    context.audit({
      action: 'dealer.disable',
      entity: 'dealer',
      entityId: id,
      before: { enabled: true },
      after: { enabled: false, withGroup: group.name },
    });
  context.audit({
    action: 'group.disable',
    entity: 'group',
    entityId: group.id,
    before: { enabled: true },
    after: { enabled: false, dealers: dealerIds.length },
  });
  return describeGroup({ ...group, ...changes, enabledDealerCount: 0 }, context);
};

/** Moves dealers of a group to another one. @throws DomainError SEC004, SET001, SET016, DOM002 at `toId` */
export const moveGroupDealers: UseCase<typeof endpoints.moveGroupDealers, WriteContext> = async (
  { params, body },
  context,
) => {
  const group = inReach(await findGroup(context.db, params));
  await moveDealers('group', group, body, context);
  return describeGroup((await findGroup(context.db, { id: group.id }))!, context);
};
