import { describe, expect, it } from 'vitest';
import { changeStatus, manualTargets, requiresReason, transitionTo } from './manual-change.ts';
import { transition } from './proposal.machine.ts';
import { proposalCan } from './proposal-view.ts';
import { proposalStatusIds } from './statuses.ts';
import { actor, facts, isNotAllowed, refusal } from './test-support.ts';

const reasonMissing = { path: 'reason', key: 'reason.required' };

describe('manual status change', () => {
  it('follows the moves of the table with their guards', () => {
    expect(changeStatus('PD', facts('SU'), actor('admin-internal'))).toMatchObject({ to: 'PD', event: 'changeStatus' });
    const unsigned = facts('PU', { signature: 'IN_PROGRESS' });
    expect(refusal(() => changeStatus('WFA', unsigned, actor('finance'))).fields[0]?.key).toBe('signature.pending');
  });

  it('has the effects of the move: a manual decision is recorded as a decision', () => {
    expect(changeStatus('AP', facts('PD'), actor('admin-internal')).effects).toEqual(['recordCreditDecision']);
  });

  it('can always go back to RA, voiding an existing contract', () => {
    for (const from of ['SU', 'PD', 'HLD', 'AP', 'APC', 'DC', 'AVF', 'AF'] as const)
      expect(changeStatus('RA', facts(from), actor('finance'))).toMatchObject({
        to: 'RA',
        effects: ['releaseDiscountLater'],
      });
    const { effects } = changeStatus('RA', facts('PU'), actor('finance'));
    expect(effects).toEqual([
      'voidContract',
      'cancelSignatures',
      'cancelSelfies',
      'releaseLien',
      'releaseDiscountLater',
    ]);
  });

  it('refuses skipped steps, closed statuses, a missing reason, other actors and a blocked proposal', () => {
    expect(refusal(() => changeStatus('OC', facts('SU'), actor('finance'))).code).toBe('PRS007');
    expect(refusal(() => changeStatus('RA', facts('OC'), actor('finance'))).code).toBe('PRS007');
    expect(refusal(() => changeStatus('RA', facts('WO'), actor('finance'))).code).toBe('PRS007');
    expect(refusal(() => changeStatus('SU', facts('SU'), actor('finance'))).code).toBe('PRS007');
    expect(refusal(() => changeStatus('RA', facts('SU', { reason: '' }), actor('finance'))).code).toBe('DOM002');
    expect(refusal(() => changeStatus('RA', facts('SU'), actor('dealer')))).toMatchObject(isNotAllowed);
    expect(refusal(() => changeStatus('RA', facts('AP', { blocked: true }), actor('finance'))).code).toBe('PRS002');
  });

  it('reports a missing reason once, even when the move requires it too', () => {
    const { fields } = refusal(() => changeStatus('NU', facts('SU', { reason: '' }), actor('finance')));
    expect(fields).toEqual([reasonMissing]);
  });

  it('offers exactly the changes that it accepts', () => {
    for (const from of proposalStatusIds) {
      const offered = manualTargets(facts(from), actor('finance'));
      expect(proposalCan(facts(from), actor('finance')).changeStatus).toBe(offered.length > 0);
      for (const to of proposalStatusIds) {
        const change = () => changeStatus(to, facts(from), actor('finance'));
        if (offered.includes(to)) expect(change().to).toBe(to);
        else expect(refusal(change).code).toMatch(/^(PRS007|DOM002|SIM063)$/);
      }
    }
    expect(manualTargets(facts('SU'), actor('dealer'))).toEqual([]);
    expect(manualTargets(facts('SU', { blocked: true }), actor('finance'))).toEqual([]);
  });
});

describe('a move named by its target status', () => {
  it('uses the own event of the actor when the table has one', () => {
    expect(transitionTo('NU', facts('WO'), actor('dealer')).event).toBe('delete');
    expect(transitionTo('NU', facts('SU'), actor('dealer')).event).toBe('cancel');
    expect(transitionTo('PD', facts('HLD'), actor('dealer')).event).toBe('answerPendency');
    expect(transitionTo('AP', facts('PD'), actor('finance')).event).toBe('decide.AP');
    expect(transitionTo('AP', facts('APC'), actor('finance')).event).toBe('conditions.met');
  });

  it('uses the manual change when the event belongs to another actor', () => {
    expect(transitionTo('AP', facts('PD'), actor('admin-internal')).event).toBe('changeStatus');
    expect(transitionTo('NU', facts('SU'), actor('finance')).event).toBe('changeStatus');
    expect(transitionTo('RA', facts('AP'), actor('finance')).event).toBe('changeStatus');
  });

  it('is refused for its cause: not allowed, no such move, blocked', () => {
    expect(refusal(() => transitionTo('NU', facts('WO'), actor('finance')))).toMatchObject(isNotAllowed);
    expect(refusal(() => transitionTo('AP', facts('PD'), actor('dealer')))).toMatchObject(isNotAllowed);
    expect(refusal(() => transitionTo('AP', facts('SU'), actor('dealer'))).code).toBe('PRS007');
    // a dealer rectifies by saving other values, never by naming the resulting status
    expect(refusal(() => transitionTo('RA', facts('AP'), actor('dealer'))).code).toBe('PRS007');
    expect(refusal(() => transitionTo('PD', facts('WO', { blocked: true }), actor('dealer'))).code).toBe('PRS002');
  });

  it('requires a reason for every decision except approval, of finance and the engine, and the form knows it', () => {
    const wordless = (status: 'PD' | 'APC') => facts(status, { reason: '  ' });
    const wants = (decide: () => unknown) => expect(refusal(decide).fields).toEqual([reasonMissing]);
    for (const target of ['DC', 'RA', 'HLD'] as const) {
      wants(() => transitionTo(target, wordless('PD'), actor('finance')));
      wants(() => transition(`decide.${target}`, wordless('PD'), actor('credit-engine', null)));
    }
    for (const target of ['DC', 'RA'] as const) wants(() => transitionTo(target, wordless('APC'), actor('finance')));
    for (const target of ['AP', 'APC'] as const)
      expect(transitionTo(target, wordless('PD'), actor('finance')).to).toBe(target);
    expect(transitionTo('AP', wordless('APC'), actor('finance')).event).toBe('conditions.met');
    expect(proposalStatusIds.filter(requiresReason)).toEqual(['PD', 'HLD', 'DC', 'RA', 'PU', 'OCM', 'NU']);
  });
});
