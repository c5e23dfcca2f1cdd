import { describe, expect, it } from 'vitest';
import type { ActorKind } from '../proposals/proposal-facts.ts';
import { type ProposalStatus, proposalStatusIds } from '../proposals/statuses.ts';
import { intakeActs } from './intake.ts';

const actor = (kind: ActorKind) => ({ kind, userId: 'u' });
const at = (status: ProposalStatus, blocked = false) => ({ status, blocked });
const open = (may: (proposal: ReturnType<typeof at>) => boolean) =>
  proposalStatusIds.filter((status) => may(at(status)));

describe('sending', () => {
  it('is allowed for the dealer side, until the payment', () => {
    const before = ['WO', 'SU', 'PD', 'HLD', 'AP', 'APC', 'DC', 'RA', 'AVF', 'AF', 'PU', 'WFA', 'AV'];
    for (const kind of ['dealer', 'representante'] as const)
      expect(open((proposal) => intakeActs.may('send', proposal, actor(kind)))).toEqual(before);
    for (const kind of ['finance', 'admin-internal', 'system', 'credit-engine'] as const)
      expect(open((proposal) => intakeActs.may('send', proposal, actor(kind)))).toEqual([]);
    expect(intakeActs.may('send', at('WO'), null)).toBe(false);
  });

  it('is refused by its status, a block or the actor, each with its code', () => {
    expect(() => intakeActs.assert('send', at('WO'), actor('dealer'))).not.toThrow();
    expect(() => intakeActs.assert('send', at('WO', true), actor('dealer'))).toThrow('PRS002');
    expect(() => intakeActs.assert('send', at('PS'), actor('dealer'))).toThrow('PRS006');
    expect(() => intakeActs.assert('send', at('WO'), actor('finance'))).toThrow('SEC004');
    expect(() => intakeActs.assert('send', at('WO'), null)).toThrow('SEC004');
  });
});

describe('reviewing', () => {
  it('is allowed for finance, from the sending to the payment', () => {
    const between = ['SU', 'PD', 'HLD', 'AP', 'APC', 'DC', 'RA', 'AVF', 'AF', 'PU', 'WFA', 'AV'];
    expect(open((proposal) => intakeActs.may('review', proposal, actor('finance')))).toEqual(between);
    for (const kind of ['dealer', 'representante', 'admin-internal', 'system'] as const)
      expect(open((proposal) => intakeActs.may('review', proposal, actor(kind)))).toEqual([]);
  });

  it('is refused by its status, a block or the actor, each with its code', () => {
    expect(() => intakeActs.assert('review', at('PD'), actor('finance'))).not.toThrow();
    expect(() => intakeActs.assert('review', at('PD', true), actor('finance'))).toThrow('PRS002');
    expect(() => intakeActs.assert('review', at('WO'), actor('finance'))).toThrow('PRS006');
    expect(() => intakeActs.assert('review', at('PD'), actor('dealer'))).toThrow('SEC004');
  });
});
