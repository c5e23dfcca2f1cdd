import type { WriteContext } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/database/database.ts';
import type { ProposalRecord } from '../../proposals/index.ts';
import { signatureJobs } from './signature.jobs.ts';
import { findEnvelopeInForce, listSigners, type SignerRow, updateSigner } from './signature.repository.ts';

/** Whether it is a signatory's turn: all earlier ones have signed. */
export const isSignersTurn = (signer: SignerRow, signers: readonly SignerRow[]): boolean =>
  signer.status === 'PENDING' &&
  signers.every(({ signOrder, status }) => signOrder >= signer.signOrder || status === 'SIGNED');

/** Mails the link to all of these signatories whose turn it is, also repeatedly. @returns how many */
export async function inviteSigners(
  signers: readonly SignerRow[],
  tx: WriteContext,
  isWanted: (signer: SignerRow) => boolean = () => true,
): Promise<number> {
  const invited = signers.filter((signer) => isSignersTurn(signer, signers) && isWanted(signer));
  for (const { id } of invited) {
    await updateSigner(tx.db, id, { mailedAt: tx.now });
    tx.enqueue(signatureJobs.mailSigner, { signerId: id });
  }
  return invited.length;
}

/** Whether a person of a proposal is still asked for their signature. */
export async function wantsSignature(db: Db, { id }: Pick<ProposalRecord, 'id'>, document: string): Promise<boolean> {
  const envelope = await findEnvelopeInForce(db, id);
  if (envelope?.status !== 'IN_PROGRESS') return false;
  const signers = await listSigners(db, envelope.id);
  return signers.some((signer) => signer.document === document && isSignersTurn(signer, signers));
}
