import type { WriteContext } from '../../../kernel/context.ts';
import type { Task } from '../../../kernel/jobs/schedule.ts';
import type { Partners, PaymentState } from '../../../partners/index.ts';
import { everywhere, system } from '../jobs/job-actors.ts';
import { moveProposal } from '../move-proposal.ts';
import { findProposal } from '../proposals.repository.ts';
import { resumeRefunds, settleRefund } from '../withdrawal/refund-payments.ts';
import { lockPayment, moveToSent, returnPayment } from './move-payment.ts';
import { notifySeller } from './notify-seller.ts';
import { findPayment, listSentPayments, type PaymentRow, updatePayment } from './settlement.repository.ts';

/** Asks what became of payments that were taken, those first that have waited longest. */
export const followPayments = (payments: Partners['dealerPayments']): Task => ({
  name: 'proposals.follow-payments',
  every: 10,
  atMost: 50,
  rows: ({ db }, limit) => listSentPayments(db, limit),
  async run(id, context) {
    const row = await findPayment(context.db, id);
    if (row?.status !== 'SENT') return;
    const state = await payments.find(row.paymentId!);
    await context.transaction((tx) => settle(row, state, tx));
  },
});

/** @param state null: who pays no longer knows it, and a person settles it by hand */
async function settle(row: PaymentRow, state: PaymentState | null, tx: WriteContext): Promise<void> {
  const { id } = row;
  const payment = await lockPayment(row, tx);
  if (payment?.status !== 'SENT') return;
  await updatePayment(tx.db, id, { askedAt: tx.now });
  if (payment.kind !== 'PAYMENT') return settleRefund(payment, state, tx);
  const before = await findProposal(tx.db, everywhere, payment.proposalId);
  // a blocked proposal takes no event: the end of its payment is noticed once it is unblocked
  if (!before || before.blocked) return;
  await moveToSent(before.id, tx);
  if (state?.status === 'RETURNED') {
    await returnPayment(payment, state.reason, tx);
    await notifySeller(before, 'paymentReturned', tx);
  }
  if (state?.status !== 'CONFIRMED') return;
  const { receipt, settledOn } = state;
  await updatePayment(tx.db, id, { status: 'CONFIRMED', receipt, settledOn, endedAt: tx.now, stop: null });
  await resumeRefunds(payment.proposalId, tx);
  const proposal = await findProposal(tx.db, everywhere, payment.proposalId, { lock: true });
  if (proposal?.status !== 'PS') return;
  await moveProposal({ proposal, event: 'confirmPayment', ...system }, tx);
  await notifySeller(proposal, 'paid', tx);
}
