import { describe, expect, it } from 'vitest';
import { transition } from '../proposals/proposal.machine.ts';
import { proposalStatusIds } from '../proposals/statuses.ts';
import { actor, facts, isNotAllowed, refusal } from '../proposals/test-support.ts';
import { isWelcome, welcomeActs } from './welcome-letter.ts';

describe('the welcome letter', () => {
  it('is sent when the payment is confirmed, by the payer or by hand', () => {
    expect(transition('confirmPayment', facts('PS'), actor('system', null)).effects).toContain('sendWelcomeLetter');
    expect(transition('confirmPaymentManually', facts('PS'), actor('finance')).effects).toContain('sendWelcomeLetter');
  });

  it('applies to a contract that is paid and not withdrawn', () => {
    expect(proposalStatusIds.filter((status) => isWelcome({ status, withdrawn: false }))).toEqual(['OC', 'OCM']);
    expect(isWelcome({ status: 'OC', withdrawn: true })).toBe(false);
  });

  it('is sent again by the dealer side and by finance, unless the proposal is blocked', () => {
    for (const kind of ['dealer', 'representante', 'finance'] as const)
      expect(welcomeActs.may('resend', facts('OC'), actor(kind))).toBe(true);
    expect(refusal(() => welcomeActs.assert('resend', facts('OC'), actor('admin-internal')))).toMatchObject(
      isNotAllowed,
    );
    expect(refusal(() => welcomeActs.assert('resend', facts('OC', { blocked: true }), actor('dealer'))).code).toBe(
      'PRS002',
    );
    expect(refusal(() => welcomeActs.assert('resend', facts('PS'), actor('dealer'))).code).toBe('PRS006');
    expect(refusal(() => welcomeActs.assert('resend', facts('OC', { withdrawn: true }), actor('finance'))).code).toBe(
      'PRS006',
    );
  });
});
