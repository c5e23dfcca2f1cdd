import { businessDay, type CalendarDate } from '../calendar/index.ts';
import { DomainError, type FieldProblem } from '../errors/domain-error.ts';
import { date, type FormOf, form, text } from '../forms/index.ts';
import { type PaymentStatus, underWayPayments } from './payment.ts';

/** The form of a refund's arrival without the payer's answer, recorded by finance. */
export const manualRefundForm = form({
  settledOn: date('Concluído em', 'Completed on'),
  reason: text('Como foi confirmado', 'How it was confirmed', { max: 500, hasLines: true }),
});
export type ManualRefundForm = FormOf<typeof manualRefundForm>;

/** A refund, as far as its manual confirmation needs it. */
export type RefundFacts = {
  readonly status: PaymentStatus;
  /** since when the payer may know of it */
  readonly sentAt: Date | null;
  readonly stop: string | null;
  readonly requestedAt: Date;
  /** the requesting account; null: not known */
  readonly requestedBy: string | null;
};

/** The payer may know of it, or its work has stopped; one that is about to be sent must wait. */
const isStuck = ({ status, sentAt, stop }: RefundFacts): boolean =>
  underWayPayments.includes(status) && (sentAt !== null || stop !== null);

/** Whether a user of finance may confirm a refund manually now: its requester, at first or again, may not. */
export const mayConfirmRefund = (refund: RefundFacts, userId: string | null): boolean =>
  isStuck(refund) && userId !== null && refund.requestedBy !== userId;

/**
 * Refuses to confirm a refund manually.
 *
 * @throws DomainError PRS006 where none is in transit; DOM002 to its requester, or at an impossible day
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
