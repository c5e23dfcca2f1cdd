import { DomainError } from '@estrada/domain/errors/index';
import { payableCents } from '@estrada/domain/settlement/index';
import type { WriteContext } from '../../kernel/context.ts';
import { makeId } from '../../kernel/ids.ts';
import type { EffectHandler, ProposalRecord } from '../proposals/index.ts';
import { findNames } from '../simulation/index.ts';
import { settlementJobs } from './settlement.jobs.ts';
import {
  findLien,
  findPaymentUnderWay,
  insertPayment,
  listLiens,
  updateLien,
  updatePayment,
} from './settlement.repository.ts';
import { sendWelcomeLetter } from './welcome/send-welcome.ts';
import { resumeRefunds } from './withdrawal/refund-payments.ts';
import { recordWithdrawal, requestRefunds } from './withdrawal/withdrawal-effects.ts';

/**
 * A lien secures the contract that it was registered for: once the contract is void it is released. One that was never
 * sent just ends.
 */
const releaseLien: EffectHandler = async ({ proposal, context }) => {
  const { db, now } = context;
  const [latest] = await listLiens(db, proposal.id, 1);
  const lien = latest && (await findLien(db, latest.id));
  if (!lien || !['REQUESTED', 'UNKNOWN', 'REGISTERED'].includes(lien.status)) return {};
  const isKnown = lien.sentAt !== null || lien.byHand;
  await updateLien(
    db,
    lien.id,
    isKnown ? { status: 'RELEASING', stop: null } : { status: 'RELEASED', endedAt: now, stop: null },
  );
  if (isKnown) context.enqueue(settlementJobs.releaseLien, { lienId: lien.id });
  context.audit({
    action: 'proposal.lien.release',
    entity: 'proposal',
    entityId: proposal.id,
    after: { registration: lien.registration, chassis: lien.chassis },
  });
  return {};
};

/** Records payee and amount, and enqueues a job that pays once the move has committed. */
const requestPayment: EffectHandler = async ({ proposal, actorName, context }) => {
  const { db, now } = context;
  if (!proposal.contractNumber) throw new DomainError('PRS009');
  const { dealer } = await findNames(db, proposal.dealerId, proposal.sellerId);
  const id = makeId(now);
  const amountCents = payableCents(proposal);
  await insertPayment(db, {
    id,
    proposalId: proposal.id,
    dealerId: proposal.dealerId,
    sellerId: proposal.sellerId,
    kind: 'PAYMENT',
    status: 'REQUESTED',
    contractNumber: proposal.contractNumber,
    amountCents,
    payeeDocument: dealer.cnpj,
    payeeName: dealer.companyName,
    requestedAt: now,
    requestedBy: null,
    requestedByName: actorName,
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
  context.audit({
    action: 'proposal.payment.request',
    entity: 'proposal',
    entityId: proposal.id,
    after: { amountCents, payeeDocument: dealer.cnpj },
  });
  return {};
};

/** A user has seen the payment arrive: its outcome is no longer queried. */
const confirmPaymentByHand: EffectHandler = async ({ proposal, actorName, reason, context }) => {
  const payment = await findPaymentUnderWay(context.db, proposal.id);
  if (payment)
    await updatePayment(context.db, payment.id, {
      status: 'CONFIRMED',
      confirmedByName: actorName,
      reason,
      endedAt: context.now,
      settledOn: context.today,
      stop: null,
    });
  await resumeRefunds(proposal.id, context);
  return {};
};

/** Restarts payments that a block or a change has paused. */
export async function resumePayment({ id, status }: ProposalRecord, { db, enqueue }: WriteContext): Promise<void> {
  if (status !== 'AV') return;
  const payment = await findPaymentUnderWay(db, id);
  if (payment && payment.status !== 'SENT') enqueue(settlementJobs.payDealer, { paymentId: payment.id });
}

/** The effects on lien, payment and client of the moves of a proposal. */
export const settlementEffects = {
  releaseLien,
  requestPayment,
  confirmPaymentByHand,
  sendWelcomeLetter,
  recordWithdrawal,
  refund: requestRefunds,
};
