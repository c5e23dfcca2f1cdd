import { type PlannedSigner, signatureActs } from '@estrada/domain/contracts/index';
import type { endpoints } from '@estrada/endpoints/index';
import type { WriteContext } from '../../../kernel/context.ts';
import { makeId } from '../../../kernel/ids.ts';
import type { UseCase } from '../../../kernel/route.ts';
import { actorOf, lockProposal } from '../../proposals/index.ts';
import { cancelCurrentEnvelope } from './cancel-envelope.ts';
import { describeSignature } from './describe-signature.ts';
import { inviteSigners } from './invite-signers.ts';
import { findEnvelope, listSigners, type SignerRow } from './signature.repository.ts';
import { readSignature } from './signature-facts.ts';

/** A planned signatory of an envelope, before signing. */
export const signerRow = (envelopeId: string, signer: PlannedSigner, place: number, now: Date): SignerRow => ({
  id: makeId(now),
  envelopeId,
  place,
  role: signer.role,
  signOrder: signer.order,
  name: signer.name,
  document: signer.document,
  email: signer.email,
  status: 'PENDING',
  actedAt: null,
  actedFrom: null,
  reason: null,
  link: null,
  mailedAt: null,
});

/** Cancels the pending signature, with the reason. */
export const cancelCertisign: UseCase<typeof endpoints.cancelCertisign, WriteContext> = async ({ body }, context) => {
  const proposal = await lockProposal(body.proposalSaleId, body.version, context);
  const { envelope, facts } = await readSignature(context.db, proposal);
  signatureActs.assert('cancel', facts, actorOf(context));
  await cancelCurrentEnvelope((await findEnvelope(context.db, envelope!.id))!, body.reason, context);
  return describeSignature(proposal, context);
};

/** Mails the link again to every signatory whose turn it is. */
export const sendCertisignReminder: UseCase<typeof endpoints.sendCertisignReminder, WriteContext> = async (
  { body },
  context,
) => {
  const proposal = await lockProposal(body.proposalSaleId, body.version, context);
  const { envelope, facts } = await readSignature(context.db, proposal);
  signatureActs.assert('remind', facts, actorOf(context));
  const signerCount = await inviteSigners(await listSigners(context.db, envelope!.id), context);
  context.audit({
    action: 'proposal.signature.remind',
    entity: 'proposal',
    entityId: proposal.id,
    after: { signerCount },
  });
  return describeSignature(proposal, context);
};
