import type { JobHandler } from '../../kernel/jobs/define-job.ts';
import { bindingRequest, type Partners, requestIdOf } from '../../partners/index.ts';
import { everywhere, findProposal, notifySeller } from '../proposals/index.ts';
import { lockPayment, moveToSent, returnPayment } from './move-payment.ts';
import type { settlementJobs } from './settlement.jobs.ts';
import { findPayment, findPaymentUnderWay, type PaymentRow, updatePayment } from './settlement.repository.ts';
import { returnRefund } from './withdrawal/refund-payments.ts';

const isOpen = (payment: PaymentRow | null): payment is PaymentRow =>
  payment !== null && (payment.status === 'REQUESTED' || payment.status === 'UNKNOWN');

/** Pays the dealer, or pays refunds after a withdrawal. A blocked proposal is skipped: unblocking restarts this. */
export const payDealer = (payments: Partners['dealerPayments']): JobHandler<typeof settlementJobs.payDealer> =>
  bindingRequest({
    async load({ paymentId }, tx) {
      const payment = await findPayment(tx.db, paymentId);
      if (!isOpen(payment)) return null;
      const proposal = await findProposal(tx.db, everywhere, payment.proposalId);
      // a payment already sent is followed, blocked or not
      if (payment.sentAt) return payment;
      if (payment.kind === 'PAYMENT' && (proposal?.blocked || proposal?.status !== 'AV')) return null;
      // a payment in transit cannot be refunded: its end restarts this
      if (payment.kind !== 'PAYMENT' && (await findPaymentUnderWay(tx.db, payment.proposalId))) return null;
      await updatePayment(tx.db, paymentId, { sentAt: tx.now });
      return payment;
    },
    find: async (payment) => payment.sentAt && payments.findRequest(requestIdOf(payment)),
    send(payment) {
      const { kind, contractNumber, payeeDocument, payeeName, amountCents } = payment;
      const paid = { requestId: requestIdOf(payment), contractNumber, amountCents };
      if (kind === 'COLLECTION')
        return payments.collect({ ...paid, payerDocument: payeeDocument, payerName: payeeName });
      return payments.pay({ ...paid, payeeDocument, payeeName });
    },
    async unknown({ id }, tx) {
      const payment = await findPayment(tx.db, id);
      if (payment?.status === 'REQUESTED') await updatePayment(tx.db, id, { status: 'UNKNOWN' });
    },
    async settle(sent, { paymentId, expectedOn }, tx) {
      const payment = await lockPayment(sent, tx);
      if (!isOpen(payment)) return;
      await updatePayment(tx.db, payment.id, { status: 'SENT', paymentId, expectedOn, stop: null });
      if (payment.kind === 'PAYMENT') await moveToSent(payment.proposalId, tx);
    },
    async refuse(sent, reason, tx) {
      const payment = await lockPayment(sent, tx);
      if (!isOpen(payment)) return;
      if (payment.kind !== 'PAYMENT') return returnRefund(payment, reason, tx);
      const proposal = await returnPayment(payment, reason, tx);
      if (proposal) await notifySeller(proposal, 'paymentReturned', tx);
    },
  });
