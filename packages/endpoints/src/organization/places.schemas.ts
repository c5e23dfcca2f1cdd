/** Branches and groups: the two places that a dealer stands in. */
import {
  type BranchForm,
  branchProblems,
  type GroupForm,
  groupProblems,
  movedAtMost,
} from '@estrada/domain/organization/index';
import { z } from 'zod';
import { recordId, refuse, version } from '../fields.ts';

const given = z.string({ error: 'required' });
const place = {
  id: recordId,
  version: z.number(),
  /** all dealers of it, and those in use */
  dealerCount: z.number(),
  enabledDealerCount: z.number(),
  enabled: z.boolean(),
  updatedAt: z.string(),
  can: z.object({ edit: z.boolean(), enable: z.boolean(), disable: z.boolean() }),
};

export const branchRow = z.object({
  ...place,
  name: z.string(),
  gmbRegionCode: z.string(),
  gmfRegionCode: z.string(),
});
export const groupRow = z.object({ ...place, groupName: z.string() });

const branchFields = { name: given, gmbRegionCode: given, gmfRegionCode: given } satisfies Record<
  keyof BranchForm,
  z.ZodType
>;
const groupFields = { groupName: given } satisfies Record<keyof GroupForm, z.ZodType>;

export const branchForm = z.object(branchFields).superRefine(refuse(branchProblems));
export const branchChange = z.object({ ...branchFields, version }).superRefine(refuse(branchProblems));
export const groupForm = z.object(groupFields).superRefine(refuse(groupProblems));
export const groupChange = z.object({ ...groupFields, version }).superRefine(refuse(groupProblems));

/** Dealers that leave a place for another one of its kind. */
export const dealerMove = z.object({
  /** id of the branch or group that they go to */
  toId: recordId,
  dealerIds: z
    .array(recordId, { error: 'required' })
    .min(1, { error: 'required' })
    .max(movedAtMost, { error: 'number.outOfRange' }),
});

/** One channel of a dealer or a branch. */
export const channelRow = z.object({
  id: z.string(),
  name: z.string(),
  enabled: z.boolean(),
  /** off at the dealer's branch: off for the dealer, whatever its own switch says */
  isOffAtBranch: z.boolean(),
  updatedAt: z.string().nullable(),
});
