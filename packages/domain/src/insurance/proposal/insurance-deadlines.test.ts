import { describe, expect, it } from 'vitest';
import { addDays } from '../../calendar/index.ts';
import {
  type InsuranceDates,
  type InsurancePeriods,
  insuranceDeadlines,
  premiumRefund,
} from './insurance-deadlines.ts';

const periods: InsurancePeriods = {
  answerDays: 25,
  policyDays: 30,
  noticeDays: 15,
  suspensionDays: 30,
  withdrawalDays: 7,
  refundDays: 15,
  idleDays: 25,
};
const none: InsuranceDates = {
  lastWorkedOn: '2026-11-01',
  quoteValidUntil: null,
  sentOn: null,
  acceptedOn: null,
  signedOn: null,
  issuedOn: null,
  firstUnpaidDueOn: null,
  noticeReceivedOn: null,
  suspendedOn: null,
  coverEndsOn: null,
};
const on = (today: string, dates: Partial<InsuranceDates>) => insuranceDeadlines({ ...none, ...dates }, periods, today);

describe('a deadline of an insurance proposal', () => {
  it.each<
    [
      string,
      Partial<InsuranceDates>,
      (
        | 'answerPeriodOver'
        | 'firstPremiumOverdue'
        | 'suspensionDue'
        | 'dissolutionDue'
        | 'coverOver'
        | 'idleTooLong'
        | 'quoteExpired'
      ),
      string,
    ]
  >([
    ['the silence of the insurer', { sentOn: '2026-11-01' }, 'answerPeriodOver', '2026-11-27'],
    ['an unpaid first premium', { firstUnpaidDueOn: '2026-11-10' }, 'firstPremiumOverdue', '2026-11-11'],
    ['a notice that was received', { noticeReceivedOn: '2026-11-05' }, 'suspensionDue', '2026-11-21'],
    ['a suspension', { suspendedOn: '2026-11-20' }, 'dissolutionDue', '2026-12-21'],
    ['the last day of cover', { coverEndsOn: '2027-11-20' }, 'coverOver', '2027-11-21'],
    ['the last work', { lastWorkedOn: '2026-11-01' }, 'idleTooLong', '2026-11-27'],
    ['the last day of a quote', { quoteValidUntil: '2026-11-30' }, 'quoteExpired', '2026-12-01'],
  ])('of %s takes effect on its day, and no day before', (_, dates, name, first) => {
    expect(on(addDays(first, -1), dates)[name]).toBe(false);
    expect(on(first, dates)[name]).toBe(true);
    expect(on('2030-01-01', none)[name]).toBe(name === 'idleTooLong');
  });

  it.each([
    ['the days without work', null, '2026-11-26'],
    ['a later quote', '2026-12-10', '2026-11-26'],
    ['an earlier quote', '2026-11-20', '2026-11-20'],
  ])('of sending it is the earlier of idle days and quote: %s', (_, quoteValidUntil, lapsesOn) =>
    expect(on('2026-11-02', { quoteValidUntil }).lapsesOn).toBe(lapsesOn),
  );

  it('of the answer begins again with the information that was supplied', () => {
    expect(on('2026-11-28', { sentOn: '2026-11-10' })).toMatchObject({
      answerBy: '2026-12-05',
      answerPeriodOver: false,
    });
  });

  it('of the withdrawal ends seven days after the later of signature and issue: open on day 7, over on day 8', () => {
    const dates = { signedOn: '2026-11-01', issuedOn: '2026-11-10' };
    expect(on('2026-11-17', dates)).toMatchObject({ withdrawalUntil: '2026-11-17', withinWithdrawalPeriod: true });
    expect(on('2026-11-18', dates).withinWithdrawalPeriod).toBe(false);
    expect(on('2026-11-08', { signedOn: '2026-11-01' }).withinWithdrawalPeriod).toBe(true);
    expect(on('2026-11-02', {}).withinWithdrawalPeriod).toBe(false);
  });
});

describe('the refund of a premium', () => {
  const cover = { from: '2026-01-01', until: '2026-12-31' };
  it('is all of it within the withdrawal period, and before the cover begins', () => {
    expect(premiumRefund(365_000, { cover, endsOn: '2026-01-06', isInFull: true })).toBe(365_000);
    expect(premiumRefund(365_000, { cover, endsOn: '2025-12-31', isInFull: false })).toBe(365_000);
  });

  it('is later the share of the days that were left, half up to the centavo', () => {
    expect(premiumRefund(365_000, { cover, endsOn: '2026-12-30', isInFull: false })).toBe(1_000);
    expect(premiumRefund(365_000, { cover, endsOn: '2026-06-30', isInFull: false })).toBe(184_000);
    expect(premiumRefund(100_000, { cover, endsOn: '2026-12-28', isInFull: false })).toBe(822);
    expect(premiumRefund(365_000, { cover, endsOn: '2027-03-01', isInFull: false })).toBe(0);
  });

  it('never grows with a later end, and all days together are the premium', () => {
    let before = premiumRefund(123_457, { cover, endsOn: '2025-12-31', isInFull: false });
    for (let day = 0; day < 366; day += 1) {
      const refund = premiumRefund(123_457, { cover, endsOn: addDays('2026-01-01', day), isInFull: false });
      expect(refund).toBeLessThanOrEqual(before);
      before = refund;
    }
    expect(before).toBe(0);
  });
});
