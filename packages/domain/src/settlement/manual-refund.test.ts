import { describe, expect, it } from 'vitest';
import { DomainError } from '../errors/domain-error.ts';
import { assertMayConfirmRefund, mayConfirmRefund, type RefundFacts } from './manual-refund.ts';

const at = new Date('2026-11-18T12:00:00Z');
const sent: RefundFacts = { status: 'SENT', sentAt: at, stop: null, requestedAt: at, requestedBy: 'u1' };
const refusal = (facts: RefundFacts, settledOn = '2026-11-20', userId = 'u2') => {
  try {
    assertMayConfirmRefund(facts, { userId, settledOn, today: '2026-11-20' });
  } catch (error) {
    if (error instanceof DomainError) return error.fields[0]?.key ?? error.code;
  }
  return null;
};

describe('a refund confirmed by hand', () => {
  it('must have been sent or have stopped work; one about to be sent is refused', () => {
    expect(refusal(sent)).toBeNull();
    expect(refusal({ ...sent, status: 'UNKNOWN' })).toBeNull();
    expect(refusal({ ...sent, status: 'REQUESTED', sentAt: null, stop: 'failed' })).toBeNull();
    expect(refusal({ ...sent, status: 'REQUESTED', sentAt: null })).toBe('PRS006');
    for (const status of ['CONFIRMED', 'RETURNED', 'DROPPED'] as const)
      expect(refusal({ ...sent, status })).toBe('PRS006');
  });

  it('is confirmed by a user other than its requester', () => {
    expect(refusal(sent, '2026-11-20', 'u1')).toBe('refund.sameAsker');
    expect(refusal({ ...sent, requestedBy: null }, '2026-11-20', 'u1')).toBeNull();
    expect([mayConfirmRefund(sent, 'u1'), mayConfirmRefund(sent, 'u2')]).toEqual([false, true]);
  });

  it('has a return date between its request and today', () => {
    expect(refusal(sent, '2026-11-18')).toBeNull();
    expect(refusal(sent, '2026-11-17')).toBe('refund.beforeAsked');
    expect(refusal(sent, '2026-11-21')).toBe('date.future');
  });
});
