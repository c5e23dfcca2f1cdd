import type { endpoints } from '@estrada/endpoints/index';
import type { WriteContext } from '../../../kernel/context.ts';
import { inReach } from '../../../kernel/lock-at.ts';
import type { UseCase } from '../../../kernel/route.ts';
import { moveDealers } from '../dealers/move-dealers.ts';
import { groupRecord } from './groups.ts';

/** Moves dealers from a group to another one. @throws DomainError SEC004, SET001, SET016, DOM002 at `toId` */
export const moveGroupDealers: UseCase<typeof endpoints.moveGroupDealers, WriteContext> = async (
  { params, body },
  context,
) => {
  const { id, groupName: name } = inReach(await groupRecord.find(context.db, params));
  await moveDealers('group', { id, name }, body, context);
  return groupRecord.describe(inReach(await groupRecord.findById(context.db, id)), context);
};
