import { businessDay, daysBetween } from '@estrada/domain/calendar/index';
import { availableEvents, type ProposalActor, type ProposalFacts } from '@estrada/domain/proposals/index';
import {
  type Clock,
  countdown,
  latestWithdrawalDay,
  lienWatchedStatuses,
  withdrawalPeriod,
} from '@estrada/domain/settlement/index';
import type { Settlement } from '@estrada/endpoints/index';
import type { ReadContext } from '../../../kernel/context.ts';
import type { EnvelopeRow } from '../../contracts/index.ts';
import type { ProposalRecord } from '../../proposals/index.ts';
import type { LienRow, PaymentRow } from '../settlement.repository.ts';
import { refundTermsOf } from './refund-terms.ts';
import { findWithdrawalOf } from './withdrawal.repository.ts';

/**
 * The right to withdraw from the contract in force, with the basis of its figures, and the withdrawal where there is
 * one.
 */
export async function describeWithdrawal(
  proposal: ProposalRecord,
  signedOn: string | null,
  payments: readonly PaymentRow[],
  { db, today }: ReadContext,
): Promise<Settlement['withdrawal']> {
  const recorded = await findWithdrawalOf(db, proposal.id);
  const contractSignedOn = recorded?.contractSignedOn ?? signedOn;
  if (!contractSignedOn) return null;
  const terms = recorded?.terms ?? refundTermsOf(proposal, payments);
  return {
    ...withdrawalPeriod(contractSignedOn, today),
    terms: { ...terms, items: [...terms.items] },
    recorded: recorded && {
      recordedAt: recorded.recordedAt.toISOString(),
      recordedByName: recorded.recordedByName,
      wishedOn: recorded.wishedOn,
      channel: recorded.channel,
      reason: recorded.reason,
      figures: { ...recorded.figures, lines: [...recorded.figures.lines] },
    },
  };
}

/** Whether the caller may record a withdrawal now: requested today, or on the last day that still counts. */
export function mayWithdraw(
  facts: ProposalFacts,
  signedOn: string | null,
  actor: ProposalActor | null,
  today: string,
): boolean {
  if (!actor || !signedOn || facts.withdrawn) return false;
  const daysSinceContract = daysBetween(signedOn, latestWithdrawalDay(signedOn, today));
  const events = availableEvents({ ...facts, daysSinceContract }, actor);
  return (
    events.includes('recordWithdrawal') ||
    (events.includes('withdraw') && withdrawalPeriod(signedOn, latestWithdrawalDay(signedOn, today)).daysLeft >= 0)
  );
}

/** The running deadlines, and partners that do not answer. */
export function clocksOf(
  { status }: ProposalRecord,
  {
    lien,
    envelope,
    payments,
    withdrawal,
  }: {
    lien: LienRow | undefined;
    envelope: EnvelopeRow | null;
    payments: readonly PaymentRow[];
    withdrawal: Settlement['withdrawal'];
  },
  today: string,
): Clock[] {
  const clocks: Clock[] = [];
  if (lien?.status === 'REGISTERED' && lien.lapsesOn && (lienWatchedStatuses as readonly string[]).includes(status))
    clocks.push(countdown('lien', lien.lapsesOn, today));
  if (lien?.status === 'UNKNOWN') clocks.push({ kind: 'lienUnanswered', since: lien.sentAt!.toISOString() });
  if (envelope?.status === 'IN_PROGRESS' && envelope.expiresAt)
    clocks.push(countdown('signature', businessDay(envelope.expiresAt.toISOString()), today));
  if (envelope?.status === 'UNKNOWN')
    clocks.push({ kind: 'envelopeUnanswered', since: (envelope.sentAt ?? envelope.requestedAt).toISOString() });
  if (withdrawal && !withdrawal.recorded && withdrawal.daysLeft >= 0)
    clocks.push({ kind: 'withdrawal', endsOn: withdrawal.lastDay, daysLeft: withdrawal.daysLeft });
  const payment = payments.find((one) => one.status === 'UNKNOWN');
  if (payment) clocks.push({ kind: 'paymentUnanswered', since: payment.sentAt!.toISOString() });
  return clocks;
}
