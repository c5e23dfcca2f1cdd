import type { EnvelopeStatus } from '@estrada/domain/contracts/index';
import { contractSignedOn } from '@estrada/domain/settlement/index';
import type { Db } from '../../../kernel/database/database.ts';
import { findEnvelopeInForce, listSigners } from '../../contracts/index.ts';

/** All have signed: the seal is not needed for that. */
const signed: readonly EnvelopeStatus[] = ['SIGNED', 'COMPLETED'];

/** The day on which a contract was signed remotely; null: a paper signed at the dealer is no such contract. */
export const signedOnOf = (
  envelope: { status: EnvelopeStatus } | null | undefined,
  signers: readonly { status: string; actedAt: string | null }[],
): string | null =>
  envelope && signed.includes(envelope.status)
    ? contractSignedOn(signers.map(({ status, actedAt }) => (status === 'SIGNED' ? actedAt : null)))
    : null;

/** The contract in force if it was signed remotely; null: there is none. */
export async function findSignedContract(
  db: Db,
  proposalId: string,
): Promise<{ contractId: string; signedOn: string } | null> {
  const envelope = await findEnvelopeInForce(db, proposalId);
  const signedOn = envelope && signedOnOf(envelope, await listSigners(db, envelope.id));
  return signedOn ? { contractId: envelope.contractId, signedOn } : null;
}
