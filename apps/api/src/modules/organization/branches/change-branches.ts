import { disableBranch as decideDisable, normaliseBranch } from '@estrada/domain/organization/index';
import type { endpoints } from '@estrada/endpoints/index';
import type { WriteContext } from '../../../kernel/context.ts';
import { makeId } from '../../../kernel/ids.ts';
import { inReach, lockAt } from '../../../kernel/lock-at.ts';
import type { UseCase } from '../../../kernel/route.ts';
import { moveDealers } from '../dealers/move-dealers.ts';
import { type BranchRecord, describeBranch } from '../places.ts';
import { changeBranch, findBranch, insertBranch } from './branches.repository.ts';

/** The trail keeps names of people masked; the name of a branch is none, so it goes by another word. */
const forTrail = ({ name, ...codes }: { name: string; gmbRegionCode: string; gmfRegionCode: string }) => ({
  ...codes,
  title: name,
});

const lockBranch = (id: string, version: number, context: WriteContext): Promise<BranchRecord> =>
  lockAt(version, findBranch(context.db, id, { lock: true }));

/** Registers a branch, enabled from the start. @throws DomainError SET003 when the GMF code is taken */
export const registerBranch: UseCase<typeof endpoints.registerBranch, WriteContext> = async ({ body }, context) => {
  const values = normaliseBranch(body);
  const branch = { ...values, id: makeId(context.now), enabled: true, updatedAt: context.now, version: 1 };
  await insertBranch(context.db, branch);
  context.audit({ action: 'branch.register', entity: 'branch', entityId: branch.id, after: forTrail(values) });
  return describeBranch({ ...branch, dealerCount: 0, enabledDealerCount: 0 }, context);
};

/** Changes a branch's registration. @throws DomainError SEC004, SET001 (changed meanwhile), SET003 */
export const updateBranch: UseCase<typeof endpoints.updateBranch, WriteContext> = async ({ params, body }, context) => {
  const branch = await lockBranch(params.branchId, body.version, context);
  const values = normaliseBranch(body);
  const changes = { ...values, version: branch.version + 1, updatedAt: context.now };
  await changeBranch(context.db, branch.id, changes);
  const { name, gmbRegionCode, gmfRegionCode } = branch;
  context.audit({
    action: 'branch.update',
    entity: 'branch',
    entityId: branch.id,
    before: forTrail({ name, gmbRegionCode, gmfRegionCode }),
    after: forTrail(values),
  });
  return describeBranch({ ...branch, ...changes }, context);
};

async function switchTo(enabled: boolean, branch: BranchRecord, context: WriteContext) {
  if (enabled === branch.enabled) return describeBranch(branch, context);
  const changes = { enabled, version: branch.version + 1, updatedAt: context.now };
  await changeBranch(context.db, branch.id, changes);
  context.audit({
    action: enabled ? 'branch.enable' : 'branch.disable',
    entity: 'branch',
    entityId: branch.id,
    before: { enabled: branch.enabled },
    after: { enabled },
  });
  return describeBranch({ ...branch, ...changes }, context);
}

/** Takes a branch back into use. @throws DomainError SEC004, SET001 */
export const enableBranch: UseCase<typeof endpoints.enableBranch, WriteContext> = async ({ params, body }, context) =>
  switchTo(true, await lockBranch(params.branchId, body.version, context), context);

/** Takes a branch out of use. @throws DomainError SEC004, SET001, SET012 while it has dealers */
export const disableBranch: UseCase<typeof endpoints.disableBranch, WriteContext> = async (
  { params, body },
  context,
) => {
  const branch = await lockBranch(params.branchId, body.version, context);
  return switchTo(decideDisable(branch).enabled, branch, context);
};

/** Moves dealers of a branch to another one. @throws DomainError SEC004, SET001, SET017, DOM002 at `toId` */
export const moveBranchDealers: UseCase<typeof endpoints.moveBranchDealers, WriteContext> = async (
  { params, body },
  context,
) => {
  const branch = inReach(await findBranch(context.db, params.branchId));
  await moveDealers('branch', branch, body, context);
  return describeBranch((await findBranch(context.db, branch.id))!, context);
};
