import type { SelfieRow } from './selfie.repository.ts';

/** The selfie of a person for a contract in its initial state. */
export const freshSelfie = (whose: Pick<SelfieRow, 'id' | 'proposalId' | 'contractId' | 'document'>): SelfieRow => ({
  ...whose,
  status: 'REQUESTED',
  shotId: null,
  sentAt: null,
  confirmedAt: null,
  confirmedFrom: null,
  consentVersion: null,
  acceptedAt: null,
  reviewedBy: null,
  reviewedByName: null,
  reviewedAt: null,
  reason: null,
  copiedFrom: null,
  erasedAt: null,
});
