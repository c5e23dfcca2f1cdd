import { describe, expect, it } from 'vitest';
import { DomainError } from '../../errors/domain-error.ts';
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

describe('a refund that is confirmed by hand', () => {
  it('was sent, or its work has stopped; what is about to be sent is waited for', () => {
    expect(refusal(sent)).toBeNull();
    expect(refusal({ ...sent, status: 'UNKNOWN' })).toBeNull();
    expect(refusal({ ...sent, status: 'REQUESTED', sentAt: null, stop: 'failed' })).toBeNull();
    expect(refusal({ ...sent, status: 'REQUESTED', sentAt: null })).toBe('PRS006');
    for (const status of ['CONFIRMED', 'RETURNED', 'DROPPED'] as const)
      expect(refusal({ ...sent, status })).toBe('PRS006');
  });

  it('is confirmed by somebody else than who asked for it', () => {
    expect(refusal(sent, '2026-11-20', 'u1')).toBe('refund.sameAsker');
    expect(refusal({ ...sent, requestedBy: null }, '2026-11-20', 'u1')).toBeNull();
    expect([mayConfirmRefund(sent, 'u1'), mayConfirmRefund(sent, 'u2')]).toEqual([false, true]);
  });

  it('came back on a day between its request and today', () => {
    expect(refusal(sent, '2026-11-18')).toBeNull();
    expect(refusal(sent, '2026-11-17')).toBe('refund.beforeAsked');
    expect(refusal(sent, '2026-11-21')).toBe('date.future');
  });
});
