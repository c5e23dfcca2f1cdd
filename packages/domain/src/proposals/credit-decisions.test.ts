import { expect, it } from 'vitest';
import { decidedStatuses, decisionRequests, isCreditDecision, isDecisionInForce } from './credit-decisions.ts';
import { changeStatus } from './manual-change.ts';
import { proposalTable } from './proposal.table.ts';
import { proposalStatusIds } from './statuses.ts';
import { actor, facts, refusal } from './test-support.ts';

const isDecided = (status: string) => (decidedStatuses as readonly string[]).includes(status);

it('reaches a decided status only through a recorded credit decision, by the table and manually', () => {
  const arriving = proposalTable.filter(({ from, to }) => isDecided(to) && !from.includes(to));
  expect(arriving.map(({ event }) => event)).toEqual([
    'decide.AP',
    'decide.APC',
    'decide.DC',
    'conditions.met',
    'conditions.rejected',
  ]);
  for (const { effects } of arriving) expect(effects?.[0]).toBe('recordCreditDecision');
  for (const from of proposalStatusIds)
    for (const to of decidedStatuses) {
      const change = () => changeStatus(to, facts(from), actor('finance'));
      if (arriving.some((move) => move.to === to && move.from.includes(from)))
        expect(change().effects[0]).toBe('recordCreditDecision');
      else expect(refusal(change).code).toBe('PRS007');
    }
});

it('starts waiting for a decision on every move to analysis except the answer to a pendency', () => {
  const asking = proposalTable.filter(({ effects }) => effects?.includes('requestAnalysis'));
  expect(asking.map(({ event }) => event).filter((event) => event !== 'answerPendency')).toEqual(decisionRequests);
});

it('separates credit decisions from all other events, for the list of decisions', () => {
  const events = proposalTable.filter(({ event, to }) => isCreditDecision(event, to)).map(({ event }) => event);
  expect(events).toEqual([
    'decide.AP',
    'decide.APC',
    'decide.DC',
    'decide.RA',
    'decide.HLD',
    'conditions.met',
    'conditions.returned',
    'conditions.rejected',
  ]);
  expect(['AP', 'APC', 'DC', 'RA', 'NU'].filter((to) => isCreditDecision('changeStatus', to))).toEqual([
    'AP',
    'APC',
    'DC',
  ]);
});

it('is in force until its last day, while the status of the proposal depends on it', () => {
  for (const status of ['AP', 'APC', 'DC', 'AVF', 'AF', 'PU', 'WFA', 'AV', 'PS', 'OC', 'OCM'] as const) {
    expect(isDecisionInForce(status, '2026-11-21', '2026-11-21')).toBe(true);
    expect(isDecisionInForce(status, '2026-11-20', '2026-11-21')).toBe(false);
    expect(isDecisionInForce(status, null, '2026-11-21')).toBe(true);
  }
  for (const status of ['WO', 'SU', 'PD', 'HLD', 'RA', 'NU'] as const)
    expect(isDecisionInForce(status, null, '2026-11-21')).toBe(false);
});
