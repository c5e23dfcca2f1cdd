import type { NewEnvelope } from './signature.repository.ts';

type Requested = Pick<NewEnvelope, 'id' | 'proposalId' | 'contractId' | 'requestedAt' | 'requestedByName'>;

/** A new envelope of a contract, before anything has been sent. */
export const freshEnvelope = (asked: Requested): NewEnvelope => ({
  ...asked,
  status: 'REQUESTED',
  partnerId: null,
  sentAt: null,
  tries: 0,
  askedAt: null,
  unanswered: 0,
  sealedSha256: null,
  sealedBytes: null,
  expiresAt: null,
  expiredAt: null,
  signedOn: null,
  endedAt: null,
  reason: null,
});
