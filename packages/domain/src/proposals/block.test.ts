import { describe, expect, it } from 'vitest';
import { blockActs, blockSideOf } from './block.ts';
import { finalStatuses, proposalStatusIds } from './statuses.ts';
import { actor, facts, isNotAllowed, refusal } from './test-support.ts';

const people = ['dealer', 'representante', 'finance', 'admin-internal'] as const;
const blockedBy = (side: 'dealer' | 'provider') => facts('PD', { blocked: true, blockedBy: side });

describe('a block', () => {
  it('can be set by every actor that may move proposals, until the proposal ends', () => {
    for (const kind of people)
      for (const status of proposalStatusIds) {
        const isOver = finalStatuses.includes(status);
        const block = () => blockActs.assert('block', facts(status), actor(kind));
        expect(blockActs.may('block', facts(status), actor(kind))).toBe(!isOver);
        if (isOver) expect(refusal(block).code).toBe('PRS006');
        else expect(block).not.toThrow();
      }
    for (const kind of ['system', 'credit-engine'] as const) {
      expect(blockActs.may('block', facts('PD'), actor(kind))).toBe(false);
      expect(refusal(() => blockActs.assert('block', facts('PD'), actor(kind)))).toMatchObject(isNotAllowed);
    }
  });

  it('cannot be set twice or lifted twice', () => {
    expect(blockActs.may('block', blockedBy('dealer'), actor('dealer'))).toBe(false);
    expect(refusal(() => blockActs.assert('block', blockedBy('dealer'), actor('finance'))).code).toBe('PRS002');
    expect(blockActs.may('unblock', facts('PD'), actor('finance'))).toBe(false);
    expect(refusal(() => blockActs.assert('unblock', facts('PD'), actor('finance'))).code).toBe('PRS007');
  });

  it('of the provider cannot be lifted by the dealer, and one of the dealer can be lifted by both', () => {
    for (const kind of people) {
      const isProvider = blockSideOf(actor(kind)) === 'provider';
      expect(isProvider).toBe(kind === 'finance' || kind === 'admin-internal');
      expect(blockActs.may('unblock', blockedBy('dealer'), actor(kind))).toBe(true);
      expect(blockActs.may('unblock', blockedBy('provider'), actor(kind))).toBe(isProvider);
      const unblock = () => blockActs.assert('unblock', blockedBy('provider'), actor(kind));
      if (isProvider) expect(unblock).not.toThrow();
      else expect(refusal(unblock).fields[0]?.key).toBe('act.ofFinance');
    }
  });
});
