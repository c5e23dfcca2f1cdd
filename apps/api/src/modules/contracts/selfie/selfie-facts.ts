import {
  type SelfieFacts,
  type SelfieStatus,
  selfieProgress,
  signatureProgress,
} from '@estrada/domain/contracts/index';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../kernel/database/database.ts';
import { inReach } from '../../../kernel/lock-at.ts';
import { editFactsOf, type ProposalRecord } from '../../proposals/index.ts';
import { findEsignOff } from '../esign-off.ts';
import { findEnvelopeInForce, listSigners, type SignerRow } from '../signature/signature.repository.ts';
import { mostSelfies, type SelfieRow } from './selfie.repository.ts';
import { proposalSelfies } from './selfie.tables.ts';

/** A signatory of the contract in force, and their selfie. */
export interface PersonOfSelfie {
  signer: SignerRow;
  /** null: none was requested */
  selfie: SelfieRow | null;
}

/** The signatories of the contract in force, each with their selfie, and the facts for the rules. */
export interface Selfies {
  contractId: string | null;
  people: PersonOfSelfie[];
  factsOf(selfie: SelfieStatus | null): SelfieFacts;
}

/**
 * Reads the selfies of the contract in force. A later envelope of the same contract finds the same ones, by the
 * person's document.
 */
export async function readSelfies(db: Db, proposal: ProposalRecord): Promise<Selfies> {
  const envelope = await findEnvelopeInForce(db, proposal.id);
  const isEsignOn = (await findEsignOff(db, proposal)) === null;
  return {
    contractId: envelope?.contractId ?? null,
    people: await peopleOf(db, envelope),
    factsOf: (selfie) => ({
      ...editFactsOf(proposal),
      isEsignOn,
      selfie,
      isOut: signatureProgress(envelope?.status ?? null) !== 'NONE',
    }),
  };
}

/** Whether a person of a proposal is still asked for their selfie. */
export async function wantsSelfie(db: Db, proposal: ProposalRecord, document: string): Promise<boolean> {
  const { people } = await readSelfies(db, proposal);
  const selfie = people.find(({ signer }) => signer.document === document)?.selfie;
  return selfie != null && selfie.status !== 'DOUBTFUL' && selfieProgress(selfie.status) === 'IN_PROGRESS';
}

async function peopleOf(db: Db, envelope: { id: string; contractId: string } | null): Promise<PersonOfSelfie[]> {
  if (!envelope) return [];
  const selfies = new Map((await listSelfiesOf(db, envelope.contractId)).map((row) => [row.document, row]));
  const signers = await listSigners(db, envelope.id);
  return signers.map((signer) => ({ signer, selfie: selfies.get(signer.document) ?? null }));
}

/** One signatory, by their id in the envelope. @throws DomainError SEC004 */
export const personOf = ({ people }: Selfies, signerId: string): PersonOfSelfie =>
  inReach(people.find(({ signer }) => signer.id === signerId));

/** The selfies of a contract. */
const listSelfiesOf = (db: Db, contractId: string): Promise<SelfieRow[]> =>
  db.select().from(proposalSelfies).where(eq(proposalSelfies.contractId, contractId)).limit(mostSelfies);
