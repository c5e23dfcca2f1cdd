import type { EnvelopeStatus } from '@estrada/domain/contracts/index';
import { contractSignedOn } from '@estrada/domain/settlement/index';
import type { Db } from '../../../kernel/database/database.ts';
import { findEnvelopeInForce, listSigners } from '../../contracts/index.ts';

/** Everybody has signed: the seal over it adds nothing to that. */
const signed: readonly EnvelopeStatus[] = ['SIGNED', 'COMPLETED'];

/** The contract that stands and was signed at a distance; null: there is none. Paper that is signed in the shop is no such contract. */
export async function findSignedContract(
  db: Db,
  proposalId: string,
): Promise<{ contractId: string; signedOn: string } | null> {
  const envelope = await findEnvelopeInForce(db, proposalId);
  if (!envelope || !signed.includes(envelope.status)) return null;
  const signers = await listSigners(db, envelope.id);
  const signedOn = contractSignedOn(signers.map(({ status, actedAt }) => (status === 'SIGNED' ? actedAt : null)));
  return signedOn === null ? null : { contractId: envelope.contractId, signedOn };
}
