import type { EnvelopeStatus } from '@estrada/domain/contracts/index';
import type { WriteContext } from '../../../kernel/context.ts';
import { notifyInLanguages } from '../../notifications/index.ts';
import { everywhere, findProposal } from '../../proposals/index.ts';
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
  COMPLETED: { pt: 'foi concluída', en: 'is completed' },
  REFUSED: { pt: 'foi recusada por um signatário', en: 'was refused by a signer' },
  EXPIRED: { pt: 'venceu sem todas as assinaturas', en: 'ran out before everybody had signed' },
  FAILED: { pt: 'falhou. Peça de novo', en: 'failed. Ask for it again' },
  CANCELED: { pt: 'foi cancelada', en: 'was cancelled' },
};

/** Records how an envelope ended, and notifies the seller. */
export async function endEnvelope(
  envelope: EnvelopeRow,
  status: Ended,
  reason: string | null,
  tx: WriteContext,
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
  const { pt, en } = words[status];
  await notifyInLanguages(
    {
      'pt-BR': `A assinatura do contrato da proposta ${proposal.number} ${pt}.`,
      en: `The signature of the contract of proposal ${proposal.number} ${en}.`,
    },
    [proposal.sellerId],
    tx,
  );
}
