import type { WriteContext } from '../../../kernel/context.ts';
import { signatureJobs } from './signature.jobs.ts';
import { type SignerRow, updateSigner } from './signature.repository.ts';

/** Whether somebody is to sign now: whoever comes before him has. */
export const isSignersTurn = (signer: SignerRow, signers: readonly SignerRow[]): boolean =>
  signer.status === 'PENDING' &&
  signers.every(({ signOrder, status }) => signOrder >= signer.signOrder || status === 'SIGNED');

/** Has the link sent to everybody of these whose turn it is, again too. @returns how many */
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
