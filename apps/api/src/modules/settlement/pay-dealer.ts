import type { FlowContext, WriteContext } from '../../kernel/context.ts';
import type { JobHandler } from '../../kernel/jobs/define-job.ts';
import type { Partners } from '../../partners/index.ts';
import { everywhere, findProposal, notifySeller } from '../proposals/index.ts';
import { answerOrUnknown, type Refused } from './binding-request.ts';
import { lockPayment, moveToSent, returnPayment } from './move-payment.ts';
import type { settlementJobs } from './settlement.jobs.ts';
import { findPayment, findPaymentUnderWay, type PaymentRow, updatePayment } from './settlement.repository.ts';
import { returnRefund } from './withdrawal/refund-payments.ts';

const isOpen = (payment: PaymentRow | null): payment is PaymentRow =>
  payment !== null && (payment.status === 'REQUESTED' || payment.status === 'UNKNOWN');

/**
 * Pays the dealer, or after a withdrawal gives back what is owed. Once who pays may know of it, he is asked what became of the request before it is sent again. A blocked proposal is
 * left alone: the unblocking begins it again.
 */
export const payDealer =
  (payments: Partners['dealerPayments']): JobHandler<typeof settlementJobs.payDealer> =>
  async ({ paymentId }, context) => {
    const payment = await context.transaction((tx) => begin(paymentId, tx));
    if (!payment) return;
    const answer = await request(payment, payments).catch(answerOrUnknown(noteUnknown(paymentId), context));
    await context.transaction((tx) => settle(payment, answer, tx));
  };

/** The payment as it stood before it was sent. */
async function begin(paymentId: string, tx: WriteContext): Promise<PaymentRow | null> {
  const payment = await findPayment(tx.db, paymentId);
  if (!isOpen(payment)) return null;
  const proposal = await findProposal(tx.db, everywhere, payment.proposalId);
  // what was sent already is followed, blocked or not
  if (payment.sentAt) return payment;
  if (payment.kind === 'PAYMENT' && (proposal?.blocked || proposal?.status !== 'AV')) return null;
  // nothing comes back of what is on its way: its end begins this again
  if (payment.kind !== 'PAYMENT' && (await findPaymentUnderWay(tx.db, payment.proposalId))) return null;
  await updatePayment(tx.db, paymentId, { sentAt: tx.now });
  return payment;
}

type AcceptedPayment = Awaited<ReturnType<Partners['dealerPayments']['pay']>>;

async function request(payment: PaymentRow, payments: Partners['dealerPayments']): Promise<AcceptedPayment> {
  const known = payment.sentAt ? await payments.findRequest(payment.id) : null;
  if (known) return known;
  const { id: requestId, contractNumber, payeeDocument, payeeName, amountCents } = payment;
  if (payment.kind === 'COLLECTION')
    return payments.collect({
      requestId,
      contractNumber,
      amountCents,
      payerDocument: payeeDocument,
      payerName: payeeName,
    });
  return payments.pay({ requestId, contractNumber, payeeDocument, payeeName, amountCents });
}

const noteUnknown = (paymentId: string) => (context: FlowContext) =>
  context.transaction(async (tx) => {
    const payment = await findPayment(tx.db, paymentId);
    if (payment?.status === 'REQUESTED') await updatePayment(tx.db, paymentId, { status: 'UNKNOWN' });
  });

async function settle(sent: PaymentRow, answer: AcceptedPayment | Refused, tx: WriteContext): Promise<void> {
  const payment = await lockPayment(sent, tx);
  if (!isOpen(payment)) return;
  if ('refused' in answer) {
    if (payment.kind !== 'PAYMENT') return returnRefund(payment, answer.refused, tx);
    const proposal = await returnPayment(payment, answer.refused, tx);
    if (proposal) await notifySeller(proposal, 'paymentReturned', tx);
    return;
  }
  const { paymentId: id, expectedOn } = answer;
  await updatePayment(tx.db, payment.id, { status: 'SENT', paymentId: id, expectedOn, stop: null });
  if (payment.kind === 'PAYMENT') await moveToSent(payment.proposalId, tx);
}
