import type { EnvelopeStatus } from '@estrada/domain/contracts/index';
import { noticeLinks } from '@estrada/domain/notifications/index';
import type { WriteContext } from '../../../kernel/context.ts';
import { notifyInLanguages } from '../../notifications/index.ts';
import { appendAct, everywhere, findProposal, updateProposal } from '../../proposals/index.ts';
import { type EnvelopeRow, updateEnvelope } from './signature.repository.ts';

type Ended = Extract<EnvelopeStatus, 'COMPLETED' | 'REFUSED' | 'EXPIRED' | 'FAILED' | 'CANCELED'>;

const acts = {
  COMPLETED: 'complete',
  REFUSED: 'refuse',
  EXPIRED: 'expire',
  FAILED: 'fail',
  CANCELED: 'cancel',
} as const satisfies Record<Ended, string>;

/** Whether an envelope has ended. */
export const isEnded = (status: EnvelopeStatus): status is Ended => Object.hasOwn(acts, status);

const words: Record<Ended, { pt: string; en: string }> = {
  COMPLETED: { pt: 'foi concluída', en: 'is complete' },
  REFUSED: { pt: 'foi recusada por um signatário', en: 'was refused by a signer' },
  EXPIRED: { pt: 'expirou sem todas as assinaturas', en: 'expired before everyone had signed' },
  FAILED: { pt: 'falhou', en: 'failed' },
  CANCELED: { pt: 'foi cancelada', en: 'was cancelled' },
};

/** Ends without signatures: it is the dealer's turn from then on, to request them again. */
const setsBack: readonly Ended[] = ['REFUSED', 'EXPIRED', 'FAILED'];

/**
 * Records how an envelope ended, with a line in the timeline, and notifies the seller.
 *
 * @param who refused, as the signatory's name
 */
export async function endEnvelope(
  envelope: EnvelopeRow,
  status: Ended,
  reason: string | null,
  tx: WriteContext,
  who?: string,
): Promise<void> {
  await updateEnvelope(tx.db, envelope.id, { status, reason, endedAt: tx.now });
  tx.audit({
    action: `proposal.signature.${acts[status]}`,
    entity: 'proposal',
    entityId: envelope.proposalId,
    after: { reason },
  });
  const proposal = await findProposal(tx.db, everywhere, envelope.proposalId);
  if (!proposal) return;
  await appendAct(proposal, { event: `signature.${acts[status]}`, reason, actorName: who }, tx);
  if (setsBack.includes(status)) await updateProposal(tx.db, proposal.id, { waitingSince: tx.now });
  const { pt, en } = words[status];
  // of a failure the proposal shows the reason, with its own next step
  const why = status === 'REFUSED' && reason ? ` (${reason})` : '';
  const next = setsBack.includes(status)
    ? { pt: ' Peça as assinaturas de novo.', en: ' Request the signatures again.' }
    : { pt: '', en: '' };
  await notifyInLanguages(
    {
      'pt-BR': `A assinatura do contrato da proposta ${proposal.number} ${pt}${why}.${next.pt}`,
      en: `The signature of the contract of proposal ${proposal.number} ${en}${why}.${next.en}`,
    },
    [proposal.sellerId],
    noticeLinks.proposal(proposal.id),
    tx,
  );
}
