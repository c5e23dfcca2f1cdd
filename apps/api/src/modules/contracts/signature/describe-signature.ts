import type { Role } from '@estrada/domain/access/index';
import { planSigners, signatureActs, signatureProgress } from '@estrada/domain/contracts/index';
import { maskAddress } from '@estrada/domain/identity/index';
import { maskDocument } from '@estrada/domain/people/index';
import { proposalActor } from '@estrada/domain/proposals/index';
import { makeShowText, readsMasked } from '@estrada/domain/proposals/registration/index';
import type { ProposalSignature } from '@estrada/endpoints/index';
import { callerOf, type ReadContext } from '../../../kernel/context.ts';
import type { ProposalRecord } from '../../proposals/index.ts';
import { documentsNotFound } from './follow-envelope.ts';
import { isSignersTurn } from './invite-signers.ts';
import { type EnvelopeRow, listSigners, type SignerRow } from './signature.repository.ts';
import { readSignature } from './signature-facts.ts';

/**
 * The signatories of a proposal's contract and the state of each. Links are left out: each belongs to its signatory
 * alone.
 */
export async function describeSignature(proposal: ProposalRecord, context: ReadContext): Promise<ProposalSignature> {
  const { db } = context;
  const { viewer } = callerOf(context);
  const actor = proposalActor(viewer);
  const { envelope, facts } = await readSignature(db, proposal);
  // the partner does not know it: there is no one to list
  const isUnknown = !envelope || (envelope.status === 'FAILED' && envelope.reason === documentsNotFound);
  const signers = isUnknown ? [] : await listSigners(db, envelope.id);
  const showAddress = makeShowAddress(viewer.role);
  const showText = makeShowText(viewer.role);
  const can = signatureActs.can(facts, actor);
  return {
    proposalId: proposal.id,
    version: proposal.version,
    status: signatureProgress(envelope?.status ?? null),
    message: isUnknown ? documentsNotFound : null,
    envelope: envelope && { ...describeEnvelope(envelope), reason: showText(envelope.reason) },
    signers: signers
      .map((signer) => describeSigner(signer, signers, showAddress))
      .map((signer) => ({ ...signer, reason: showText(signer.reason) })),
    planned: can.request
      ? planSigners(proposal).map(({ path, role, name, document, email }) => ({
          path,
          role,
          name,
          documentMasked: document && maskDocument(document),
          email,
        }))
      : [],
    can: {
      ask: can.request,
      cancel: can.cancel,
      remind: can.remind,
    },
  };
}

/** E-mail addresses of signatories as a role reads them: the client sees those of no one else. */
function makeShowAddress(role: Role): (email: string | null) => string | null {
  if (role === 'customer') return () => null;
  return (email) => (email !== null && readsMasked(role) ? maskAddress(email) : email);
}

const describeEnvelope = (envelope: EnvelopeRow): NonNullable<ProposalSignature['envelope']> => ({
  id: envelope.id,
  status: envelope.status,
  requestedAt: envelope.requestedAt.toISOString(),
  requestedByName: envelope.requestedByName,
  endedAt: envelope.endedAt?.toISOString() ?? null,
  reason: envelope.reason,
  sealedSha256: envelope.sealedSha256,
});

const describeSigner = (
  signer: SignerRow,
  signers: readonly SignerRow[],
  showAddress: (email: string | null) => string | null,
): ProposalSignature['signers'][number] => ({
  id: signer.id,
  role: signer.role,
  name: signer.name,
  documentMasked: maskDocument(signer.document),
  email: showAddress(signer.email),
  status: signer.status,
  actedAt: signer.actedAt,
  reason: signer.reason,
  mailedAt: signer.mailedAt?.toISOString() ?? null,
  isNext: signer.link !== null && isSignersTurn(signer, signers),
});
