import { expect, it } from 'vitest';
import { type CreditTerms, goesBeyond } from './credit-terms.ts';
import { transition } from './proposal.machine.ts';
import { actor, facts, refusal } from './test-support.ts';

const approved: CreditTerms = {
  financeValueCents: 7_000_000,
  entryValueCents: 2_800_000,
  termMonths: 36,
  rateMonthly: '0.0149',
  installmentCents: 267_020,
};

it('accepts terms equal to or below the approved ones', () => {
  expect(goesBeyond(approved, approved)).toBe(false);
  const below = { financeValueCents: 1, entryValueCents: 9_000_000, termMonths: 12, rateMonthly: '0.009' };
  expect(goesBeyond({ ...below, installmentCents: 1 }, approved)).toBe(false);
});

it.each([
  { financeValueCents: 7_000_001 },
  { termMonths: 37 },
  { rateMonthly: '0.015' },
  { installmentCents: 267_021 },
])('refuses terms beyond the approved ones: %j', (more) => {
  expect(goesBeyond({ ...approved, ...more }, approved)).toBe(true);
});

it.each([
  ['generateContracts', 'AF'],
  ['regenerateContracts', 'PU'],
] as const)('compares the terms with the approval again before %s', (event, status) => {
  const { fields } = refusal(() => transition(event, facts(status, { goesBeyondApproval: true }), actor('dealer')));
  expect(fields).toEqual([{ path: 'simulation', key: 'terms.beyondApproval' }]);
  expect(transition(event, facts(status), actor('dealer')).to).toBe('PU');
});
