import type { WriteContext } from '../../kernel/context.ts';
import {
  everywhere,
  findProposal,
  moveProposal,
  type ProposalRecord,
  system,
  updateProposal,
} from '../proposals/index.ts';
import { findPayment, type PaymentRow, updatePayment } from './settlement.repository.ts';
import { dropCollection } from './withdrawal/refund-payments.ts';

/** A payment with its proposal, locked in the common order: the proposal first, which avoids deadlocks. */
export async function lockPayment(
  { id, proposalId }: Pick<PaymentRow, 'id' | 'proposalId'>,
  tx: WriteContext,
): Promise<PaymentRow | null> {
  await findProposal(tx.db, everywhere, proposalId, { lock: true });
  return findPayment(tx.db, id);
}

/** A payment was accepted: its proposal moves, unless it is blocked; then the next query of the payment moves it. */
export async function moveToSent(proposalId: string, tx: WriteContext): Promise<void> {
  const proposal = await findProposal(tx.db, everywhere, proposalId, { lock: true });
  if (proposal?.status === 'AV' && !proposal.blocked)
    await moveProposal({ proposal, event: 'sendPayment', ...system }, tx);
}

/**
 * A payment was returned, or never accepted: finance sees the reason and sends it again.
 * @returns the proposal before the move
 */
export async function returnPayment(
  payment: PaymentRow,
  reason: string,
  tx: WriteContext,
): Promise<ProposalRecord | null> {
  const proposal = await findProposal(tx.db, everywhere, payment.proposalId, { lock: true });
  if (!proposal) return null;
  await updatePayment(tx.db, payment.id, { status: 'RETURNED', reason: reason || null, endedAt: tx.now, stop: null });
  tx.audit({
    action: 'proposal.payment.return',
    entity: 'proposal',
    entityId: proposal.id,
    after: { amountCents: payment.amountCents, reason: reason || null },
  });
  await dropCollection(proposal.id, tx);
  // finance acts next: nothing continues on its own
  const waits = { stop: 'given-up', stoppedAt: tx.now } as const;
  if (proposal.status === 'PS')
    await moveProposal({ proposal, event: 'returnPayment', ...system, reason, changes: waits }, tx);
  else await updateProposal(tx.db, proposal.id, { ...waits, waitingSince: tx.now });
  return proposal;
}
