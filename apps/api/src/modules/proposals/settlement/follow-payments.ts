import type { FlowContext, WriteContext } from '../../../kernel/context.ts';
import { claimTurn } from '../../../kernel/database/claim-day.ts';
import { PartnerError, type Partners, type PaymentState } from '../../../partners/index.ts';
import { everywhere, system } from '../jobs/job-actors.ts';
import { moveProposal } from '../move-proposal.ts';
import { findProposal } from '../proposals.repository.ts';
import { resumeRefunds, settleRefund } from '../withdrawal/refund-payments.ts';
import { lockPayment, moveToSent, returnPayment } from './move-payment.ts';
import { notifySeller } from './notify-seller.ts';
import { listSentPayments, type PaymentRow, updatePayment } from './settlement.repository.ts';

/** How often what became of payments is asked for. */
const turnSeconds = 10;
/** Payments at a time; the others are asked for at the next turn, those first that have waited longest. */
const perTurn = 50;

/** Asks, by one process alone, what became of the payments that were taken. */
export async function followPayments(payments: Partners['dealerPayments'], context: FlowContext): Promise<void> {
  const turn = Math.floor(context.now.getTime() / (turnSeconds * 1000));
  if (!(await claimTurn(context.db, 'dealer-payments', String(turn)))) return;
  for (const row of await listSentPayments(context.db, perTurn)) {
    const state = await payments.find(row.paymentId!).catch(waitOut);
    if (state === 'away') return;
    await context.transaction((tx) => settle(row, state, tx));
  }
}

/** Who pays is away: the next turn asks again. */
function waitOut(error: unknown): 'away' {
  if (error instanceof PartnerError) return 'away';
  throw error;
}

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
