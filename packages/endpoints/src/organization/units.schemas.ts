/** Branches and groups: the two units that a dealer belongs to. */
import { branchForm, groupForm, movedAtMost } from '@estrada/domain/organization/index';
import { z } from 'zod';
import { instant, recordId } from '../fields.ts';
import { formRow } from '../record-calls.ts';

const counts = {
  /** its dealers, all and enabled ones */
  dealerCount: z.int(),
  enabledDealerCount: z.int(),
};

export const branchRow = formRow(branchForm, counts);
export const groupRow = formRow(groupForm, counts);

/** Dealers that move from one unit to another of its kind. */
export const dealerMove = z.object({
  /** id of the target branch or group */
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
  /** off at the dealer's branch: off for the dealer, whatever its own setting */
  isOffAtBranch: z.boolean(),
  updatedAt: instant.nullable(),
});
