import { describe, expect, it } from 'vitest';
import type { ActorKind } from '../../proposals/proposal-facts.ts';
import { proposalStatusIds } from '../../proposals/statuses.ts';
import { actor, isNotAllowed, refusal } from '../../proposals/test-support.ts';
import { type SelfieFacts, selfieActs } from './selfie-rules.ts';
import { type SelfieStatus, selfieStatuses } from './selfie-status.ts';

const facts: SelfieFacts = { status: 'PU', blocked: false, isEsignOn: true, isOut: true, selfie: null };
const states = [null, ...(Object.keys(selfieStatuses) as SelfieStatus[])];
const kinds: ActorKind[] = [
  'dealer',
  'representante',
  'finance',
  'admin-internal',
  'credit-engine',
  'system',
  'client',
];
type Act = 'request' | 'review' | 'erase';
const inStates = (act: Act, kind: ActorKind) =>
  states.filter((selfie) => selfieActs.may(act, { ...facts, selfie }, actor(kind)));
const byKinds = (act: Act, of: SelfieFacts) => kinds.filter((kind) => selfieActs.may(act, of, actor(kind)));

describe('a selfie', () => {
  it('is requested by the dealer side, or started by the signatory, while the papers are issued and no selfie was received', () => {
    expect(byKinds('request', facts)).toEqual(['dealer', 'representante', 'client']);
    expect(inStates('request', 'dealer')).toEqual([...[null, 'REQUESTED', 'SENT', 'REFUSED', 'VOID', 'ERASED']]);
    for (const [changes, code] of [
      [{ blocked: true }, 'PRS002'],
      [{ isEsignOn: false }, 'PRS015'],
      [{ isOut: false }, 'PRS017'],
      [{ selfie: 'ACCEPTED' }, 'PRS018'],
    ] as const)
      expect(refusal(() => selfieActs.assert('request', { ...facts, ...changes }, actor('dealer'))).code).toBe(code);
    for (const status of proposalStatusIds.filter((id) => id !== 'PU'))
      expect(refusal(() => selfieActs.assert('request', { ...facts, status }, actor('dealer'))).code).toBe('PRS006');
    expect(refusal(() => selfieActs.assert('request', facts, actor('finance')))).toMatchObject(isNotAllowed);
  });

  it('that is doubtful is decided by finance or the administration, and never by the dealer side', () => {
    const doubtful: SelfieFacts = { ...facts, selfie: 'DOUBTFUL' };
    expect(byKinds('review', doubtful)).toEqual(['finance', 'admin-internal']);
    expect(inStates('review', 'finance')).toEqual(['DOUBTFUL']);
    expect(refusal(() => selfieActs.assert('review', { ...doubtful, status: 'WFA' }, actor('finance'))).code).toBe(
      'PRS006',
    );
    expect(refusal(() => selfieActs.assert('review', { ...doubtful, blocked: true }, actor('finance'))).code).toBe(
      'PRS002',
    );
  });

  it('is erased in any status of the proposal', () => {
    expect(byKinds('erase', { ...facts, selfie: 'ACCEPTED' })).toEqual(['finance', 'admin-internal']);
    expect(inStates('erase', 'finance')).toEqual(['SENT', 'DOUBTFUL', 'ACCEPTED', 'REFUSED', 'VOID']);
    for (const status of proposalStatusIds)
      expect(selfieActs.may('erase', { ...facts, status, blocked: true, selfie: 'VOID' }, actor('finance'))).toBe(true);
  });

  it('offers no action to a read-only viewer', () => {
    expect(selfieActs.can({ ...facts, selfie: 'DOUBTFUL' }, null)).toEqual({
      request: false,
      review: false,
      erase: false,
    });
  });
});
