import type { endpoints } from '@estrada/endpoints/index';
import type { WriteContext } from '../../../kernel/context.ts';
import { inReach } from '../../../kernel/lock-at.ts';
import type { UseCase } from '../../../kernel/route.ts';
import { moveDealers } from '../dealers/move-dealers.ts';
import { branchRecord } from './branches.ts';

/** Moves dealers from a branch to another one. @throws DomainError SEC004, SET001, SET017, DOM002 at `toId` */
export const moveBranchDealers: UseCase<typeof endpoints.moveBranchDealers, WriteContext> = async (
  { params, body },
  context,
) => {
  const { id, name } = inReach(await branchRecord.find(context.db, params));
  await moveDealers('branch', { id, name }, body, context);
  return branchRecord.describe(inReach(await branchRecord.findById(context.db, id)), context);
};
