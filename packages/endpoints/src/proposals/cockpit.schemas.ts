import { exemptionStatusIds, progressStatuses, proposalViews, waitingParts } from '@estrada/domain/proposals/index';
import { z } from 'zod';

const notAllowed = { error: 'value.notAllowed' } as const;

/** Filters by the progress of a sale. */
export const progressFilters = {
  signatureStatus: z.enum(progressStatuses, notAllowed).optional(),
  selfieStatus: z.enum(progressStatuses, notAllowed).optional(),
  tccExemptionStatus: z.enum(exemptionStatusIds, notAllowed).optional(),
};

/** Filters of the list of proposals besides search, status and days. */
export const cockpitFilters = {
  /** a view of the caller; combined with the other filters */
  view: z.enum(proposalViews, notAllowed).optional(),
  /** who acts next */
  waitingFor: z.enum(waitingParts, notAllowed).optional(),
  ...progressFilters,
};
