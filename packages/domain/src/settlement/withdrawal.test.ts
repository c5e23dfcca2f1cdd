import { describe, expect, it } from 'vitest';
import { transition } from '../proposals/proposal.machine.ts';
import { actor, facts, refusal } from '../proposals/test-support.ts';
import { countdown, lienAnnouncementDue } from './clocks.ts';
import {
  contractSignedOn,
  latestWithdrawalDay,
  type WithdrawalForm,
  withdrawalForm,
  withdrawalPeriod,
  withdrawalProblems,
} from './withdrawal.ts';

describe('the signing day of a contract signed at a distance', () => {
  it('is the day of the last signature in São Paulo: early morning in UTC is still the day before', () => {
    expect(contractSignedOn(['2026-11-20T10:00:00-03:00', '2026-11-21T02:59:59Z'])).toBe('2026-11-20');
    expect(contractSignedOn(['2026-11-20T10:00:00-03:00', '2026-11-21T03:00:00Z'])).toBe('2026-11-21');
  });

  it('is null until every signer has signed, and without signers', () => {
    expect(contractSignedOn(['2026-11-20T10:00:00Z', null])).toBeNull();
    expect(contractSignedOn([])).toBeNull();
  });
});

describe('the withdrawal period', () => {
  it('starts on the day after the signature and has seven days', () => {
    expect(withdrawalPeriod('2026-11-20', '2026-11-20')).toMatchObject({ lastDay: '2026-11-27', daysLeft: 7 });
    expect(withdrawalPeriod('2026-11-20', '2026-11-27').daysLeft).toBe(0);
    expect(withdrawalPeriod('2026-11-20', '2026-11-28').daysLeft).toBe(-1);
  });

  it.each([
    ['2026-11-22', '2026-11-22'],
    ['2026-11-28', '2026-11-27'],
    ['2026-12-27', '2026-11-27'],
    ['2026-12-28', '2026-12-28'],
  ])('on %s accepts withdrawal requests dated up to %s', (today, wish) => {
    expect(latestWithdrawalDay('2026-11-20', today)).toBe(wish);
  });

  it('refuses a withdrawal request dated before the contract or after today', () => {
    const problems = (wishedOn: string) =>
      withdrawalProblems(wishedOn, '2026-11-20', '2026-11-22').map(({ key }) => key);
    expect(problems('2026-11-19')).toEqual(['withdrawal.beforeContract']);
    expect(problems('2026-11-23')).toEqual(['date.future']);
    expect(problems('2026-11-20')).toEqual([]);
  });
});

describe('the withdrawal', () => {
  it('is recorded once, and the contract is not paid after it', () => {
    const record = (withdrawn: boolean) => () =>
      transition('recordWithdrawal', facts('OC', { withdrawn }), actor('finance'));
    expect(record(false)().to).toBe('OC');
    expect(refusal(record(true)).fields).toEqual([{ path: 'withdrawal', key: 'withdrawal.recorded' }]);
    const resend = () => transition('resendPayment', facts('AV', { withdrawn: true }), actor('finance'));
    expect(refusal(resend).fields).toEqual([{ path: 'withdrawal', key: 'withdrawal.recorded' }]);
  });

  it('requires day, channel, payer of the principal, amounts and explanation', () => {
    const typed = {
      wishedOn: '',
      channel: '',
      principalFrom: '',
      clientPaidCents: null,
      correction: '',
      reason: '',
    } as const satisfies WithdrawalForm;
    expect(withdrawalForm.problems(typed).map(({ path }) => path)).toEqual(Object.keys(typed));
  });
});

describe('the deadlines', () => {
  it('count the days until the last one', () => {
    expect(countdown('lien', '2026-12-20', '2026-12-19')).toMatchObject({ daysLeft: 1 });
  });

  it('announce the lapse of a lien seven days and one day before, and only for a registered lien', () => {
    const due = (today: string, status: 'REGISTERED' | 'RELEASED' = 'REGISTERED') =>
      lienAnnouncementDue({ status, lapsesOn: '2026-12-20' }, today);
    expect(
      ['2026-12-12', '2026-12-13', '2026-12-18', '2026-12-19', '2026-12-20', '2026-12-21'].map((on) => due(on)),
    ).toEqual([null, 7, 7, 1, 1, null]);
    expect(due('2026-12-19', 'RELEASED')).toBeNull();
  });
});
