import type { PaymentKind } from '@estrada/domain/settlement/index';
import type { WriteContext } from '../../../kernel/context.ts';
import { makeId } from '../../../kernel/ids.ts';
import type { PaymentState } from '../../../partners/index.ts';
import type { ProposalRecord } from '../../proposals/index.ts';
import { settlementJobs } from '../settlement.jobs.ts';
import { findPaymentUnderWay, insertPayment, type PaymentRow, updatePayment } from '../settlement.repository.ts';

type RefundKind = Exclude<PaymentKind, 'PAYMENT'>;
const refundKinds = ['COLLECTION', 'REPAYMENT'] as const satisfies RefundKind[];

type Requested = Pick<PaymentRow, 'amountCents' | 'payeeDocument' | 'payeeName' | 'requestedBy' | 'requestedByName'> & {
  kind: RefundKind;
  proposal: Pick<ProposalRecord, 'id' | 'dealerId' | 'sellerId' | 'contractNumber'>;
};

/**
 * Records a refund and its debtor, and enqueues a job that requests it once this has committed. A zero amount is
 * skipped.
 */
export async function requestRefund({ proposal, kind, ...asked }: Requested, context: WriteContext): Promise<void> {
  if (asked.amountCents === 0) return;
  const id = makeId(context.now);
  const { id: proposalId, dealerId, sellerId, contractNumber } = proposal;
  await insertPayment(context.db, {
    id,
    proposalId,
    dealerId,
    sellerId,
    kind,
    status: 'REQUESTED',
    contractNumber: contractNumber ?? '',
    ...asked,
    requestedAt: context.now,
    sentAt: null,
    paymentId: null,
    expectedOn: null,
    askedAt: null,
    endedAt: null,
    settledOn: null,
    receipt: null,
    reason: null,
    confirmedByName: null,
    stop: null,
  });
  context.enqueue(settlementJobs.payDealer, { paymentId: id });
  note('request', { proposalId, kind, amountCents: asked.amountCents }, context);
}

/** The payment of the dealer has ended: refunds that waited for it continue. */
export async function resumeRefunds(proposalId: string, context: WriteContext): Promise<void> {
  for (const kind of refundKinds) {
    const refund = await findPaymentUnderWay(context.db, proposalId, kind);
    if (refund?.status === 'REQUESTED') context.enqueue(settlementJobs.payDealer, { paymentId: refund.id });
  }
}

/** The dealer was not paid after all: the dealer owes nothing, and the client's refund continues. */
export async function dropCollection(proposalId: string, context: WriteContext): Promise<void> {
  const collection = await findPaymentUnderWay(context.db, proposalId, 'COLLECTION');
  if (collection && !collection.sentAt) {
    await updatePayment(context.db, collection.id, { status: 'DROPPED', endedAt: context.now, stop: null });
    note('drop', collection, context);
  }
  await resumeRefunds(proposalId, context);
}

/** A refund failed: finance sees the reason, and requests it again. */
export async function returnRefund(refund: PaymentRow, reason: string, context: WriteContext): Promise<void> {
  const ended = { status: 'RETURNED', reason: reason || null, endedAt: context.now, stop: null } as const;
  await updatePayment(context.db, refund.id, ended);
  note('return', refund, context, { reason: reason || null });
}

/**
 * The outcome of an accepted refund.
 * @param state null: the payer no longer knows it, and an operator contacts the payer
 */
export async function settleRefund(
  refund: PaymentRow,
  state: PaymentState | null,
  context: WriteContext,
): Promise<void> {
  if (state?.status === 'RETURNED') return returnRefund(refund, state.reason, context);
  if (state?.status !== 'CONFIRMED') return;
  const { receipt, settledOn } = state;
  const ended = { status: 'CONFIRMED', receipt, settledOn, endedAt: context.now, stop: null } as const;
  await updatePayment(context.db, refund.id, ended);
  note('settle', refund, context);
}

/** A user has seen the refund arrive: neither the refund nor its outcome is requested any more. */
export async function settleRefundByHand(
  refund: PaymentRow,
  said: Pick<PaymentRow, 'settledOn' | 'reason' | 'confirmedByName'>,
  context: WriteContext,
): Promise<void> {
  await updatePayment(context.db, refund.id, { ...said, status: 'CONFIRMED', endedAt: context.now, stop: null });
  note('confirm', refund, context, { settledOn: said.settledOn, reason: said.reason });
}

type Noted = Pick<PaymentRow, 'proposalId' | 'kind' | 'amountCents'>;

function note(
  act: 'request' | 'return' | 'drop' | 'settle' | 'confirm',
  { proposalId, kind, amountCents }: Noted,
  context: WriteContext,
  said: { reason?: string | null; settledOn?: string | null } = {},
): void {
  context.audit({
    action: `proposal.refund.${act}`,
    entity: 'proposal',
    entityId: proposalId,
    after: { paymentKind: kind, amountCents, ...said },
  });
}
