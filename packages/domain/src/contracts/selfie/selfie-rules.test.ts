import { describe, expect, it } from 'vitest';
import type { ActorKind } from '../../proposals/proposal-facts.ts';
import { proposalStatusIds } from '../../proposals/statuses.ts';
import { actor, isNotAllowed, refusal } from '../../proposals/test-support.ts';
import {
  assertMayEraseSelfie,
  assertMayRequestSelfie,
  assertMayReviewSelfie,
  mayWithSelfie,
  type SelfieFacts,
} from './selfie-rules.ts';
import { type SelfieStatus, selfieStatuses } from './selfie-status.ts';

const facts: SelfieFacts = { status: 'PU', blocked: false, isEsignOn: true, isOut: true, selfie: null };
const states = [null, ...(Object.keys(selfieStatuses) as SelfieStatus[])];
const kinds: ActorKind[] = ['dealer', 'representante', 'finance', 'admin-internal', 'credit-engine', 'system'];
type Assert = typeof assertMayRequestSelfie;
const inStates = (assert: Assert, kind: ActorKind) =>
  states.filter((selfie) => mayWithSelfie(assert, { ...facts, selfie }, actor(kind)));
const byKinds = (assert: Assert, of: SelfieFacts) => kinds.filter((kind) => mayWithSelfie(assert, of, actor(kind)));

describe('a selfie', () => {
  it('is requested by the dealer side while the papers are issued and no selfie was received', () => {
    expect(byKinds(assertMayRequestSelfie, facts)).toEqual(['dealer', 'representante']);
    expect(inStates(assertMayRequestSelfie, 'dealer')).toEqual([
      ...[null, 'REQUESTED', 'SENT', 'REFUSED', 'VOID', 'ERASED'],
    ]);
    for (const [changes, code] of [
      [{ blocked: true }, 'PRS002'],
      [{ isEsignOn: false }, 'PRS015'],
      [{ isOut: false }, 'PRS017'],
      [{ selfie: 'ACCEPTED' }, 'PRS018'],
    ] as const)
      expect(refusal(() => assertMayRequestSelfie({ ...facts, ...changes }, actor('dealer'))).code).toBe(code);
    for (const status of proposalStatusIds.filter((id) => id !== 'PU'))
      expect(refusal(() => assertMayRequestSelfie({ ...facts, status }, actor('dealer'))).code).toBe('PRS006');
    expect(refusal(() => assertMayRequestSelfie(facts, actor('finance')))).toMatchObject(isNotAllowed);
  });

  it('that is doubtful is decided by finance or the administration, and never by the dealer side', () => {
    const doubtful: SelfieFacts = { ...facts, selfie: 'DOUBTFUL' };
    expect(byKinds(assertMayReviewSelfie, doubtful)).toEqual(['finance', 'admin-internal']);
    expect(inStates(assertMayReviewSelfie, 'finance')).toEqual(['DOUBTFUL']);
    expect(refusal(() => assertMayReviewSelfie({ ...doubtful, status: 'WFA' }, actor('finance'))).code).toBe('PRS006');
    expect(refusal(() => assertMayReviewSelfie({ ...doubtful, blocked: true }, actor('finance'))).code).toBe('PRS002');
  });

  it('is erased in any status of the proposal', () => {
    expect(byKinds(assertMayEraseSelfie, { ...facts, selfie: 'ACCEPTED' })).toEqual(['finance', 'admin-internal']);
    expect(inStates(assertMayEraseSelfie, 'finance')).toEqual(['SENT', 'DOUBTFUL', 'ACCEPTED', 'REFUSED', 'VOID']);
    for (const status of proposalStatusIds)
      expect(
        mayWithSelfie(assertMayEraseSelfie, { ...facts, status, blocked: true, selfie: 'VOID' }, actor('finance')),
      ).toBe(true);
  });

  it('offers no action to a read-only viewer', () => {
    for (const assert of [assertMayRequestSelfie, assertMayReviewSelfie, assertMayEraseSelfie])
      expect(mayWithSelfie(assert, { ...facts, selfie: 'DOUBTFUL' }, null)).toBe(false);
  });
});
