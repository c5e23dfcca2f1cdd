import { businessDay, type CalendarDate } from '../calendar/index.ts';
import { DomainError, type FieldProblem } from '../errors/domain-error.ts';
import { date, type FormOf, form, text } from '../forms/index.ts';
import { type PaymentStatus, underWayPayments } from './payment.ts';

/** That something came back of which who pays has said nothing, as finance writes it down. */
export const manualRefundForm = form({
  settledOn: date('Concluído em', 'Settled on'),
  reason: text('Como se sabe', 'How it is known', { max: 500, hasLines: true }),
});
export type ManualRefundForm = FormOf<typeof manualRefundForm>;

/** What comes back, as its confirmation by hand looks at it. */
export type RefundFacts = {
  readonly status: PaymentStatus;
  /** since when who pays may know of it */
  readonly sentAt: Date | null;
  readonly stop: string | null;
  readonly requestedAt: Date;
  /** the account that asked for it; null: not known */
  readonly requestedBy: string | null;
};

/** Who pays may know of it, or its work has stopped; what is only about to be sent is waited for. */
const isStuck = ({ status, sentAt, stop }: RefundFacts): boolean =>
  underWayPayments.includes(status) && (sentAt !== null || stop !== null);

/** Whether somebody of finance may confirm by hand now what comes back: who asked for it, by a withdrawal or anew, may not. */
export const mayConfirmRefund = (refund: RefundFacts, userId: string | null): boolean =>
  isStuck(refund) && userId !== null && refund.requestedBy !== userId;

/**
 * Refuses to confirm by hand what comes back after a withdrawal.
 *
 * @throws DomainError PRS006 where nothing is on its way; DOM002 to who asked for it, or at a day that it cannot have come back on
 */
export function assertMayConfirmRefund(
  refund: RefundFacts,
  { userId, settledOn, today }: { userId: string; settledOn: CalendarDate; today: CalendarDate },
): void {
  if (!isStuck(refund)) throw new DomainError('PRS006');
  if (refund.requestedBy === userId)
    throw new DomainError('DOM002', { fields: [{ path: 'refund', key: 'refund.sameAsker' }] });
  const problem = dayProblem(refund, settledOn, today);
  if (problem) throw new DomainError('DOM002', { fields: [{ path: 'settledOn', key: problem }] });
}

function dayProblem(
  { requestedAt }: RefundFacts,
  settledOn: CalendarDate,
  today: CalendarDate,
): Extract<FieldProblem['key'], 'date.future' | 'refund.beforeAsked'> | null {
  if (settledOn > today) return 'date.future';
  return settledOn < businessDay(requestedAt.toISOString()) ? 'refund.beforeAsked' : null;
}
