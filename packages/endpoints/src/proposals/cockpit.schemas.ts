import { proposalViews, waitingParts } from '@estrada/domain/proposals/index';
import { z } from 'zod';

const notAllowed = { error: 'value.notAllowed' } as const;

/** What the list of proposals can be narrowed to beside search, status and days. */
export const cockpitFilters = {
  /** a view that the caller has; it may narrow what the other filters leave */
  view: z.enum(proposalViews, notAllowed).optional(),
  /** who acts next */
  waitingFor: z.enum(waitingParts, notAllowed).optional(),
};
