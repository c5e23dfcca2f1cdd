import type { EnvelopeStatus } from '@estrada/domain/contracts/index';
import { contractSignedOn } from '@estrada/domain/settlement/index';
import type { Db } from '../../../kernel/database/database.ts';
import { findEnvelopeInForce, listSigners } from '../../contracts/index.ts';

/** Everybody has signed: the seal over it adds nothing to that. */
const signed: readonly EnvelopeStatus[] = ['SIGNED', 'COMPLETED'];

/** The day on which a contract was signed at a distance; null: paper that is signed in the shop is no such contract. */
export const signedOnOf = (
  envelope: { status: EnvelopeStatus } | null | undefined,
  signers: readonly { status: string; actedAt: string | null }[],
): string | null =>
  envelope && signed.includes(envelope.status)
    ? contractSignedOn(signers.map(({ status, actedAt }) => (status === 'SIGNED' ? actedAt : null)))
    : null;

/** The contract that stands and was signed at a distance; null: there is none. */
export async function findSignedContract(
  db: Db,
  proposalId: string,
): Promise<{ contractId: string; signedOn: string } | null> {
  const envelope = await findEnvelopeInForce(db, proposalId);
  const signedOn = envelope && signedOnOf(envelope, await listSigners(db, envelope.id));
  return signedOn ? { contractId: envelope.contractId, signedOn } : null;
}
