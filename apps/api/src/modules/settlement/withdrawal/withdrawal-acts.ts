import { daysBetween } from '@estrada/domain/calendar/index';
import { DomainError, notAllowed } from '@estrada/domain/errors/index';
import {
  clientActor,
  type ProposalActor,
  type ProposalFacts,
  transition,
  withdrawalDays,
} from '@estrada/domain/proposals/index';
import {
  assertMayConfirmRefund,
  manualRefundForm,
  pageWithdrawalReason,
  refundFigures,
  type WithdrawalEntry,
  type WithdrawalRequest,
  withdrawalForm,
  withdrawalPeriod,
  withdrawalProblems,
} from '@estrada/domain/settlement/index';
import type { ClientPage, endpoints } from '@estrada/endpoints/index';
import { callerOf, type ReadContext, type WriteContext } from '../../../kernel/context.ts';
import { inReach } from '../../../kernel/lock-at.ts';
import type { UseCase } from '../../../kernel/route.ts';
import {
  actorOf,
  everywhere,
  factsOf,
  findProposal,
  lockProposal,
  moveProposal,
  type ProposalRecord,
  readStoredFacts,
} from '../../proposals/index.ts';
import { describeSettlement } from '../describe-settlement.ts';
import { findPaymentUnderWay, listPayments } from '../settlement.repository.ts';
import { mayWithdraw } from './describe-withdrawal.ts';
import { requestRefund, settleRefundByHand } from './refund-payments.ts';
import { refundTermsOf } from './refund-terms.ts';
import { findWithdrawalOf } from './withdrawal.repository.ts';
import { requestAllRefunds, saveWithdrawal } from './withdrawal-effects.ts';
import { findSignedContract } from './withdrawal-facts.ts';

/**
 * The client's withdrawal request for the contract in force.
 * @throws DomainError DOM002 where it was not signed remotely, or not by then
 */
async function requestOf(
  proposal: ProposalRecord,
  said: WithdrawalEntry,
  { db, today }: WriteContext,
): Promise<WithdrawalRequest> {
  const contract = await findSignedContract(db, proposal.id);
  if (!contract) throw new DomainError('DOM002', { fields: [{ path: 'withdrawal', key: 'withdrawal.tooLate' }] });
  const { signedOn: contractSignedOn, contractId } = contract;
  const fields = withdrawalProblems(said.wishedOn, contractSignedOn, today);
  if (fields.length > 0) throw new DomainError('DOM002', { fields });
  const terms = refundTermsOf(proposal, await listPayments(db, proposal.id));
  return { ...said, contractId, contractSignedOn, terms, figures: refundFigures(terms, said) };
}

/** The day of the client's request counts, not the day of its record. */
const onDayOf = (facts: ProposalFacts, { contractSignedOn, wishedOn }: WithdrawalRequest): ProposalFacts => ({
  ...facts,
  daysSinceContract: daysBetween(contractSignedOn, wishedOn),
});

/**
 * Records that the client withdraws from a contract that was signed remotely. Before the payment the proposal ends with
 * it; after it the status stays, and payments are refunded.
 *
 * @throws DomainError as `transition`; DOM002 at the day, or where the period is over
 */
export const recordWithdrawal: UseCase<typeof endpoints.recordWithdrawal, WriteContext> = async (
  { params, body },
  context,
) => {
  const proposal = await lockProposal(params.id, body.version, context);
  const actor = actorOf(context);
  if (actor.kind !== 'finance') throw notAllowed();
  const { version: _version, ...typed } = body;
  const said = withdrawalForm.normalise(typed);
  const moved = await withdraw(proposal, said, { actor, actorName: callerOf(context).name }, context);
  return describeSettlement(moved, context);
};

/** The same for a locked proposal, on behalf of the given actor. @throws as `recordWithdrawal` */
export async function withdraw(
  proposal: ProposalRecord,
  said: WithdrawalEntry,
  who: { actor: ProposalActor; actorName: string },
  context: WriteContext,
): Promise<ProposalRecord> {
  const wish = await requestOf(proposal, said, context);
  const isPaid = ['PS', 'OC', 'OCM'].includes(proposal.status);
  const { wishedOn, channel, reason, figures } = wish;
  const { toLenderCents, toClientCents, cancelledCents } = figures;
  if (!isPaid) await saveWithdrawal({ proposal, ...who, wish }, context);
  const moved = await moveProposal(
    {
      proposal,
      ...who,
      reason,
      wish,
      event: (facts) => {
        const atWish = onDayOf(facts, wish);
        if (isPaid) return transition('recordWithdrawal', atWish, who.actor);
        // the period is the same before the payment; a later cancellation is up to finance
        if (atWish.daysSinceContract! > withdrawalDays)
          throw new DomainError('DOM002', { fields: [{ path: 'wishedOn', key: 'withdrawal.tooLate' }] });
        return transition('withdraw', atWish, who.actor);
      },
      // the proposal retains the reason of its status
      keepsReason: () => isPaid,
      audited: { before: {}, after: { wishedOn, channel, toLenderCents, toClientCents, cancelledCents } },
    },
    context,
  );
  if (!isPaid) await requestAllRefunds({ proposal, ...who, wish }, context);
  return moved;
}

/** A client without an account, at their own page. */

/** The right of a client to withdraw today; null: the contract was not signed remotely. */
export async function describeForClient(
  proposal: ProposalRecord,
  { db, today }: ReadContext,
): Promise<ClientPage['withdrawal']> {
  const recorded = await findWithdrawalOf(db, proposal.id);
  const settlement = await readStoredFacts(db, proposal, today, ['contractSignedOn', 'withdrawn', 'paymentUnderWay']);
  const signedOn = recorded?.contractSignedOn ?? settlement.contractSignedOn;
  if (!signedOn) return null;
  const { lastDay, daysLeft } = withdrawalPeriod(signedOn, today);
  const facts = factsOf(proposal, settlement, today);
  return {
    lastDay,
    isInPeriod: daysLeft >= 0,
    mayWithdraw: daysLeft >= 0 && mayWithdraw(facts, signedOn, clientActor, today),
    isPaidToDealer: refundTermsOf(proposal, await listPayments(db, proposal.id)).paidToDealerCents > 0,
    withdrawnOn: recorded?.wishedOn ?? null,
  };
}

/**
 * The withdrawal of a client at their own page, today: the same moves, figures and confirmation as one that finance records.
 *
 * @throws DomainError as `recordWithdrawal`
 */
export async function withdrawForClient(
  proposalId: string,
  { clientName, ...said }: Pick<WithdrawalEntry, 'principalFrom' | 'clientPaidCents'> & { clientName: string },
  context: WriteContext,
): Promise<void> {
  const proposal = inReach(await findProposal(context.db, everywhere, proposalId, { lock: true }));
  const entry: WithdrawalEntry = {
    ...said,
    wishedOn: context.today,
    channel: 'page',
    // no index of a few days is published
    correction: '0',
    reason: pageWithdrawalReason,
  };
  await withdraw(proposal, entry, { actor: clientActor, actorName: clientName }, context);
}

/**
 * Records that a refund has arrived, by another user than its requester.
 * @throws DomainError as `assertMayConfirmRefund`
 */
export const confirmRefund: UseCase<typeof endpoints.confirmRefund, WriteContext> = async (
  { params, body },
  context,
) => {
  const proposal = await lockProposal(params.id, body.version, context);
  if (actorOf(context).kind !== 'finance') throw notAllowed();
  const { viewer, name } = callerOf(context);
  const refund = await findPaymentUnderWay(context.db, proposal.id, body.kind);
  if (!refund) throw new DomainError('PRS006');
  const { settledOn, reason } = manualRefundForm.normalise(body);
  assertMayConfirmRefund(refund, { userId: viewer.userId, settledOn, today: context.today });
  await settleRefundByHand(refund, { settledOn, reason, confirmedByName: name }, context);
  return describeSettlement(proposal, context);
};

/** Requests a failed refund again. @throws DomainError PRS006 where none has failed, or it is in transit again */
export const resendRefund: UseCase<typeof endpoints.resendRefund, WriteContext> = async ({ params, body }, context) => {
  const proposal = await lockProposal(params.id, body.version, context);
  if (actorOf(context).kind !== 'finance') throw notAllowed();
  const payments = await listPayments(context.db, proposal.id);
  const last = payments.find(({ kind }) => kind === body.kind);
  if (last?.status !== 'RETURNED' || (await findPaymentUnderWay(context.db, proposal.id, body.kind)))
    throw new DomainError('PRS006');
  const { payeeDocument, payeeName, amountCents } = last;
  const { name: requestedByName, viewer } = callerOf(context);
  const asked = { requestedBy: viewer.userId, requestedByName };
  await requestRefund({ proposal, kind: body.kind, payeeDocument, payeeName, amountCents, ...asked }, context);
  return describeSettlement(proposal, context);
};
