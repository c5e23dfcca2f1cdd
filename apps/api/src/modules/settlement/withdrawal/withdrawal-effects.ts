import { DomainError } from '@estrada/domain/errors/index';
import type { ProposalActor } from '@estrada/domain/proposals/index';
import type { WithdrawalRequest } from '@estrada/domain/settlement/index';
import type { WriteContext } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/database/database.ts';
import { makeId } from '../../../kernel/ids.ts';
import { findEnvelopeInForce, listSigners } from '../../contracts/index.ts';
import { type EffectHandler, notifySeller, type ProposalRecord } from '../../proposals/index.ts';
import { findNames } from '../../simulation/index.ts';
import { settlementJobs } from '../settlement.jobs.ts';
import { requestRefund } from './refund-payments.ts';
import type { WithdrawalRow } from './withdrawal.repository.ts';
import { proposalWithdrawals } from './withdrawal.tables.ts';

/** A withdrawal of a locked proposal. */
export type Withdrawing = {
  proposal: ProposalRecord;
  actor: ProposalActor;
  actorName: string;
  wish: WithdrawalRequest;
};

/**
 * Saves the client's request with the figures as shown, notifies the seller, and enqueues the confirmation to the
 * client.
 */
export async function saveWithdrawal({ proposal, actorName, wish }: Withdrawing, context: WriteContext): Promise<void> {
  const { db, now } = context;
  const id = makeId(now);
  const isFirst = await insertWithdrawal(db, {
    id,
    proposalId: proposal.id,
    recordedAt: now,
    recordedByName: actorName,
    ...wish,
    clientEmail: await findClientEmail(proposal, context),
  });
  if (!isFirst) throw new DomainError('DOM002', { fields: [{ path: 'withdrawal', key: 'withdrawal.recorded' }] });
  await notifySeller(proposal, 'withdrawn', context);
  context.enqueue(settlementJobs.mailWithdrawal, { withdrawalId: id });
}

/** The mailbox that the client signed with, else that of the registration. */
async function findClientEmail({ id, client }: ProposalRecord, { db }: WriteContext): Promise<string | null> {
  const envelope = await findEnvelopeInForce(db, id);
  const signers = envelope ? await listSigners(db, envelope.id) : [];
  return signers.find(({ role }) => role === 'CLIENT')?.email ?? client.contact?.email ?? null;
}

/** Requests the refunds: from the dealer or the client to the lender, and from the lender to the client. */
export async function requestAllRefunds(
  { proposal, actor, actorName, wish }: Withdrawing,
  context: WriteContext,
): Promise<void> {
  const { toLenderCents, toClientCents } = wish.figures;
  const client = { payeeDocument: proposal.clientDocument, payeeName: proposal.clientName };
  const { dealer } = await findNames(context.db, proposal.dealerId, proposal.sellerId);
  const payer =
    wish.principalFrom === 'client' ? client : { payeeDocument: dealer.cnpj, payeeName: dealer.companyName };
  const asked = { proposal, requestedBy: actor.userId, requestedByName: actorName };
  await requestRefund({ ...asked, kind: 'COLLECTION', amountCents: toLenderCents, ...payer }, context);
  await requestRefund({ ...asked, kind: 'REPAYMENT', amountCents: toClientCents, ...client }, context);
}

function withdrawingOf({ proposal, actor, actorName, wish }: Parameters<EffectHandler>[0]): Withdrawing {
  if (!wish) throw new Error('A withdrawal was decided without what the client has said');
  return { proposal, actor, actorName, wish };
}

export const recordWithdrawal: EffectHandler = async (input) => {
  await saveWithdrawal(withdrawingOf(input), input.context);
  return {};
};

export const requestRefunds: EffectHandler = async (input) => {
  await requestAllRefunds(withdrawingOf(input), input.context);
  return {};
};

/** @returns false where the contract already has a withdrawal */
async function insertWithdrawal(db: Db, row: WithdrawalRow): Promise<boolean> {
  const inserted = await db
    .insert(proposalWithdrawals)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: proposalWithdrawals.id });
  return inserted.length > 0;
}
