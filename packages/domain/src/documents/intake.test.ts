import { describe, expect, it } from 'vitest';
import type { ActorKind } from '../proposals/proposal-facts.ts';
import { type ProposalStatus, proposalStatusIds } from '../proposals/statuses.ts';
import { assertMayReview, assertMaySend, mayReviewDocuments, maySendDocuments } from './intake.ts';

const actor = (kind: ActorKind) => ({ kind, userId: 'u' });
const at = (status: ProposalStatus, blocked = false) => ({ status, blocked });
const open = (may: (proposal: ReturnType<typeof at>) => boolean) =>
  proposalStatusIds.filter((status) => may(at(status)));

describe('sending', () => {
  it('is allowed for the dealer side, until the payment', () => {
    const before = ['WO', 'SU', 'PD', 'HLD', 'AP', 'APC', 'DC', 'RA', 'AVF', 'AF', 'PU', 'WFA', 'AV'];
    for (const kind of ['dealer', 'representante'] as const)
      expect(open((proposal) => maySendDocuments(proposal, actor(kind)))).toEqual(before);
    for (const kind of ['finance', 'admin-internal', 'system', 'credit-engine'] as const)
      expect(open((proposal) => maySendDocuments(proposal, actor(kind)))).toEqual([]);
    expect(maySendDocuments(at('WO'), null)).toBe(false);
  });

  it('is refused by its status, a block or the actor, each with its code', () => {
    expect(() => assertMaySend(at('WO'), actor('dealer'))).not.toThrow();
    expect(() => assertMaySend(at('WO', true), actor('dealer'))).toThrow('PRS002');
    expect(() => assertMaySend(at('PS'), actor('dealer'))).toThrow('PRS006');
    expect(() => assertMaySend(at('WO'), actor('finance'))).toThrow('SEC004');
    expect(() => assertMaySend(at('WO'), null)).toThrow('SEC004');
  });
});

describe('reviewing', () => {
  it('is allowed for finance, from the sending to the payment', () => {
    const between = ['SU', 'PD', 'HLD', 'AP', 'APC', 'DC', 'RA', 'AVF', 'AF', 'PU', 'WFA', 'AV'];
    expect(open((proposal) => mayReviewDocuments(proposal, actor('finance')))).toEqual(between);
    for (const kind of ['dealer', 'representante', 'admin-internal', 'system'] as const)
      expect(open((proposal) => mayReviewDocuments(proposal, actor(kind)))).toEqual([]);
  });

  it('is refused by its status, a block or the actor, each with its code', () => {
    expect(() => assertMayReview(at('PD'), actor('finance'))).not.toThrow();
    expect(() => assertMayReview(at('PD', true), actor('finance'))).toThrow('PRS002');
    expect(() => assertMayReview(at('WO'), actor('finance'))).toThrow('PRS006');
    expect(() => assertMayReview(at('PD'), actor('dealer'))).toThrow('SEC004');
  });
});
