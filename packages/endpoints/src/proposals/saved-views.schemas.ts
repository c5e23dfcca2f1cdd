import { type ProposalStatus, proposalStatusIds, proposalViews, waitingParts } from '@estrada/domain/proposals/index';
import { z } from 'zod';
import { recordId } from '../fields.ts';
import { progressFilters } from './cockpit.schemas.ts';

const notAllowed = { error: 'value.notAllowed' } as const;

/** The filters of a saved view; absent ones do not filter. */
export const savedViewFilters = z.strictObject({
  view: z.enum(proposalViews, notAllowed).optional(),
  search: z.string().trim().max(100, { error: 'text.tooLong' }).optional(),
  status: z
    .array(z.enum(proposalStatusIds as [ProposalStatus], notAllowed))
    .max(proposalStatusIds.length)
    .optional(),
  waitingFor: z.enum(waitingParts, notAllowed).optional(),
  ...progressFilters,
  from: z.iso.date({ error: 'date.invalid' }).optional(),
  to: z.iso.date({ error: 'date.invalid' }).optional(),
});

/** A user's own view. */
export const savedView = z.object({ id: recordId, name: z.string(), filters: savedViewFilters });
