import { addDays, type CalendarDate, daysBetween } from '../../calendar/index.ts';
import { type Money, roundToCents } from '../../money/index.ts';

/** The periods of the law for an insurance proposal, in calendar days; a dated row has them with their source. */
export type InsurancePeriods = {
  /** without an answer of the insurer within them the proposal is accepted */
  readonly answerDays: number;
  /** from the acceptance to the policy */
  readonly policyDays: number;
  /** from the receipt of the notice of an unpaid later premium to the suspension */
  readonly noticeDays: number;
  /** from the suspension to the dissolution */
  readonly suspensionDays: number;
  /** from the signature of the proposal or the issue of the policy, whichever is later */
  readonly withdrawalDays: number;
  /** from a cancellation to the payment of what is refunded */
  readonly refundDays: number;
  /** without any work on it a proposal that is not sent lapses */
  readonly idleDays: number;
};

/** What happened to an insurance proposal, and when; null: not yet. */
export type InsuranceDates = {
  readonly lastWorkedOn: CalendarDate;
  readonly quoteValidUntil: CalendarDate | null;
  /** of the last sending: information that was supplied begins the period again */
  readonly sentOn: CalendarDate | null;
  readonly acceptedOn: CalendarDate | null;
  readonly signedOn: CalendarDate | null;
  readonly issuedOn: CalendarDate | null;
  /** of the single or first premium, while it is unpaid */
  readonly firstUnpaidDueOn: CalendarDate | null;
  /** when the client received the notice of an unpaid later premium */
  readonly noticeReceivedOn: CalendarDate | null;
  readonly suspendedOn: CalendarDate | null;
  readonly coverEndsOn: CalendarDate | null;
};

/** The last days of each period, and which of them are over. */
export type InsuranceDeadlines = {
  readonly answerBy: CalendarDate | null;
  readonly policyBy: CalendarDate | null;
  /** the first day of the suspension: the client may pay until the day before */
  readonly suspendsOn: CalendarDate | null;
  /** the first day on which it is dissolved: the client may pay until the day before */
  readonly dissolvesOn: CalendarDate | null;
  readonly withdrawalUntil: CalendarDate | null;
  /** with its quote, or before that for want of work on it */
  readonly lapsesOn: CalendarDate;
  readonly quoteExpired: boolean;
  readonly answerPeriodOver: boolean;
  readonly firstPremiumOverdue: boolean;
  readonly suspensionDue: boolean;
  readonly dissolutionDue: boolean;
  readonly coverOver: boolean;
  readonly idleTooLong: boolean;
  readonly withinWithdrawalPeriod: boolean;
};

const after = (day: CalendarDate | null, days: number): CalendarDate | null => day && addDays(day, days);
const isPast = (lastDay: CalendarDate | null, today: CalendarDate): boolean => lastDay !== null && today > lastDay;
const earlier = (one: CalendarDate, other: CalendarDate | null) => (other !== null && other < one ? other : one);
const isReached = (day: CalendarDate | null, today: CalendarDate): boolean => day !== null && today >= day;

/**
 * The deadlines of an insurance proposal on a business day. The day of the event is not counted, the last day is (Código
 * Civil, article 132): sent on the 1st with 25 days, it may be answered until the 26th, and a notice received on the 5th with 15 days may be paid
 * until the 20th, so that the cover is suspended from the 21st.
 */
export function insuranceDeadlines(
  dates: InsuranceDates,
  periods: InsurancePeriods,
  today: CalendarDate,
): InsuranceDeadlines {
  const answerBy = after(dates.sentOn, periods.answerDays);
  const suspendsOn = after(dates.noticeReceivedOn, periods.noticeDays + 1);
  const dissolvesOn = after(dates.suspendedOn, periods.suspensionDays + 1);
  const idleUntil = addDays(dates.lastWorkedOn, periods.idleDays);
  const begins = [dates.signedOn, dates.issuedOn].filter((day) => day !== null).sort();
  const withdrawalUntil = after(begins.at(-1) ?? null, periods.withdrawalDays);
  return {
    answerBy,
    policyBy: after(dates.acceptedOn, periods.policyDays),
    suspendsOn,
    dissolvesOn,
    withdrawalUntil,
    lapsesOn: earlier(idleUntil, dates.quoteValidUntil),
    quoteExpired: isPast(dates.quoteValidUntil, today),
    answerPeriodOver: isPast(answerBy, today),
    firstPremiumOverdue: isPast(dates.firstUnpaidDueOn, today),
    suspensionDue: isReached(suspendsOn, today),
    dissolutionDue: isReached(dissolvesOn, today),
    coverOver: isPast(dates.coverEndsOn, today),
    idleTooLong: isPast(idleUntil, today),
    withinWithdrawalPeriod: withdrawalUntil !== null && today <= withdrawalUntil,
  };
}

/**
 * What is refunded of a paid premium: all of it within the withdrawal period or before the cover begins, later the share
 * of the days that the cover would still have lasted. Half up to the centavo, never more than was paid.
 *
 * @param cover its first and last day, both covered
 * @param endsOn the last covered day of the cancelled cover
 */
export function premiumRefund(
  paidCents: Money,
  {
    cover,
    endsOn,
    isInFull,
  }: { cover: { from: CalendarDate; until: CalendarDate }; endsOn: CalendarDate; isInFull: boolean },
): Money {
  if (isInFull || endsOn < cover.from) return paidCents;
  const days = daysBetween(cover.from, cover.until) + 1;
  const left = Math.max(daysBetween(endsOn, cover.until), 0);
  return Math.min(roundToCents((paidCents * left) / days), paidCents);
}
