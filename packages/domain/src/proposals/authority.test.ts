import { describe, expect, it } from 'vitest';
import { authorityFor, bindingDecision, type EnteredDecision, evaluateDecision } from './authority.ts';
import { transition } from './proposal.machine.ts';
import { actor, facts, refusal } from './test-support.ts';

const limits = { aloneUpToCents: 15_000_000, fourEyesAboveCents: 30_000_000 };

it.each([
  [15_000_000, 'one'],
  [15_000_001, 'reasoned'],
  [30_000_000, 'reasoned'],
  [30_000_001, 'two'],
])('requires for a credit of %i centavos the authority: %s', (amount, authority) => {
  expect(authorityFor(amount, limits)).toBe(authority);
});

it('has no reasoned range when both limits are equal', () => {
  const equal = { aloneUpToCents: 100, fourEyesAboveCents: 100 };
  expect([authorityFor(100, equal), authorityFor(101, equal)]).toEqual(['one', 'two']);
});

it('counts approvals and rejections as binding, but not pendencies, returns or other events', () => {
  const to = (event: Parameters<typeof transition>[0], status: 'PD' | 'APC') =>
    bindingDecision(transition(event, facts(status), actor('finance')));
  expect([to('decide.AP', 'PD'), to('decide.APC', 'PD'), to('decide.DC', 'PD')]).toEqual(['AP', 'APC', 'DC']);
  expect([to('decide.RA', 'PD'), to('decide.HLD', 'PD')]).toEqual([null, null]);
  expect([to('conditions.met', 'APC'), to('conditions.rejected', 'APC')]).toEqual(['AP', 'DC']);
  expect(bindingDecision(transition('reanalyse', facts('DC'), actor('dealer')))).toBeNull();
});

describe('four-eyes principle', () => {
  const yes: EnteredDecision = { decision: 'APC', conditions: ['Avalista'], offer: null };
  const by = (userId: string, said = yes) => ({ ...said, userId, reason: null });
  const first = { ...yes, decidedBy: 'ana' };

  it('records the first decision, and accepts the same decision of another user as the second', () => {
    expect(evaluateDecision(by('ana'), 'two', null)).toBe('first');
    expect(evaluateDecision(by('bia'), 'two', first)).toBe('second');
  });

  it('refuses the confirmation of the own decision', () => {
    const { fields } = refusal(() => evaluateDecision(by('ana'), 'two', first));
    expect(fields).toEqual([{ path: 'status', key: 'decision.samePerson' }]);
  });

  const offer = { financeValueCents: 1, entryValueCents: 2, termMonths: 36 };
  it.each([
    ['another decision', { ...yes, decision: 'DC' as const, conditions: [] }],
    ['other conditions', { ...yes, conditions: ['Avalista', 'Seguro'] }],
    ['another offer', { ...yes, offer }],
  ])('restarts with a first decision for %s, by either user', (_what, said) => {
    expect(evaluateDecision(by('bia', said), 'two', first)).toBe('first');
    expect(evaluateDecision(by('ana', said), 'two', first)).toBe('first');
  });

  it('treats an equal offer as the same decision', () => {
    const said = { ...yes, offer: { ...offer } };
    expect(evaluateDecision(by('bia', said), 'two', { ...first, offer })).toBe('second');
  });
});

it('requires a reason for a decision by one user between the limits, and none below them', () => {
  const said = { decision: 'AP', conditions: [], offer: null, userId: 'ana', reason: ' ' } as const;
  expect(refusal(() => evaluateDecision(said, 'reasoned', null)).fields[0]).toEqual({
    path: 'reason',
    key: 'reason.required',
  });
  expect(evaluateDecision({ ...said, reason: 'Cliente antigo' }, 'reasoned', null)).toBe('whole');
  expect(evaluateDecision(said, 'one', null)).toBe('whole');
});
