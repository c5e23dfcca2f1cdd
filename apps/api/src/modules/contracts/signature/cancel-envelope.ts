import { openEnvelopeStatuses } from '@estrada/domain/contracts/index';
import type { WriteContext } from '../../../kernel/context.ts';
import type { JobHandler } from '../../../kernel/jobs/define-job.ts';
import { type Partners, requestIdOf } from '../../../partners/index.ts';
import { appendAct, type EffectHandler, everywhere, findProposal } from '../../proposals/index.ts';
import { signatureJobs } from './signature.jobs.ts';
import { type EnvelopeRow, findEnvelope, findLastEnvelope, updateEnvelope } from './signature.repository.ts';

/** Cancels an envelope: it no longer counts, and a job notifies the partner if the partner may know of it. */
export async function cancelCurrentEnvelope(
  envelope: EnvelopeRow,
  reason: string | null,
  tx: WriteContext,
): Promise<void> {
  await updateEnvelope(tx.db, envelope.id, { status: 'CANCELED', reason, endedAt: tx.now });
  if (envelope.sentAt) tx.enqueue(signatureJobs.cancelEnvelope, { envelopeId: envelope.id });
  tx.audit({
    action: 'proposal.signature.cancel',
    entity: 'proposal',
    entityId: envelope.proposalId,
    after: { reason },
  });
  const proposal = await findProposal(tx.db, everywhere, envelope.proposalId);
  if (proposal) await appendAct(proposal, { event: 'signature.cancel', reason }, tx);
}

/**
 * Signatures belong to a contract: once it is void, the pending envelope is cancelled. A completed one remains, as void
 * as the contract.
 */
export const cancelSignatures: EffectHandler = async ({ proposal, reason, context }) => {
  await callBackSignatures(proposal.id, reason, context);
  return {};
};

/** Cancels the pending envelope of a proposal, if there is one. */
export async function callBackSignatures(proposalId: string, reason: string | null, tx: WriteContext): Promise<void> {
  const last = await findLastEnvelope(tx.db, proposalId);
  const envelope = last && (await findEnvelope(tx.db, last.id));
  if (envelope && openEnvelopeStatuses.includes(envelope.status)) await cancelCurrentEnvelope(envelope, reason, tx);
}

const withoutReason = 'O contrato ficou sem efeito';

/** Cancels the envelope at the partner. */
export const cancelEnvelope =
  (certisign: Partners['certisign']): JobHandler<typeof signatureJobs.cancelEnvelope> =>
  async ({ envelopeId }, context) => {
    const envelope = await context.transaction((tx) => findEnvelope(tx.db, envelopeId));
    if (!envelope || openEnvelopeStatuses.includes(envelope.status)) return;
    const partnerId = envelope.partnerId ?? (await certisign.find(requestIdOf(envelope)))?.envelopeId;
    if (partnerId) await certisign.cancel(partnerId, { reason: envelope.reason ?? withoutReason });
  };
