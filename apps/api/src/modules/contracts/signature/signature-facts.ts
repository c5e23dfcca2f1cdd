import type { SignatureFacts } from '@estrada/domain/contracts/index';
import type { Db } from '../../../kernel/database/database.ts';
import { editFactsOf, type ProposalRecord } from '../../proposals/index.ts';
import { type ContractRow, listContracts } from '../contracts.repository.ts';
import { findEsignOff } from '../esign-off.ts';
import { type EnvelopeRow, findEnvelopeInForce } from './signature.repository.ts';

/** The contract in force, its last envelope, and the facts for the rules. */
export async function readSignature(
  db: Db,
  proposal: ProposalRecord,
): Promise<{ contract: ContractRow | null; envelope: EnvelopeRow | null; facts: SignatureFacts }> {
  const [latest = null] = await listContracts(db, proposal.id);
  const contract = latest?.voidedAt === null ? latest : null;
  const envelope = await findEnvelopeInForce(db, proposal.id);
  return {
    contract,
    envelope,
    facts: {
      ...editFactsOf(proposal),
      envelope: envelope?.status ?? null,
      isEsignOn: (await findEsignOff(db, proposal)) === null,
      isContractReady: contract?.readyAt != null,
    },
  };
}
