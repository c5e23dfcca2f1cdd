import {
  assertMayCancelSignature,
  assertMayRemindSigner,
  assertMayRequestSignature,
  type PlannedSigner,
  planSigners,
  signerProblems,
} from '@estrada/domain/contracts/index';
import { DomainError } from '@estrada/domain/errors/index';
import { proposalScope } from '@estrada/domain/proposals/index';
import type { endpoints } from '@estrada/endpoints/index';
import { callerOf, type WriteContext } from '../../../kernel/context.ts';
import { makeId } from '../../../kernel/ids.ts';
import { inReach } from '../../../kernel/lock-at.ts';
import type { UseCase } from '../../../kernel/route.ts';
import { actorOf, lockProposal } from '../move-proposal.ts';
import { findProposal } from '../proposals.repository.ts';
import { reuseRecentSelfies } from '../selfie/reuse-selfies.ts';
import { cancelCurrentEnvelope } from './cancel-envelope.ts';
import { describeSignature } from './describe-signature.ts';
import { freshEnvelope } from './fresh-envelope.ts';
import { inviteSigners, isSignersTurn } from './invite-signers.ts';
import { sellingEmails } from './selling-emails.ts';
import { signatureJobs } from './signature.jobs.ts';
import { findEnvelope, insertEnvelope, listSigners, type SignerRow } from './signature.repository.ts';
import { readSignature } from './signature-facts.ts';

/** Sends the papers of the contract out to be signed; a job does it once this has committed. */
export const requestSignature: UseCase<typeof endpoints.requestSignature, WriteContext> = async (
  { params, body },
  context,
) => {
  const proposal = await lockProposal(params.id, body.version, context);
  const { contract, facts } = await readSignature(context.db, proposal);
  assertMayRequestSignature(facts, actorOf(context));
  const emails = Object.fromEntries(body.emails.map(({ path, email }) => [path, email]));
  const planned = planSigners(proposal.client, emails);
  const problems = signerProblems(planned, await sellingEmails(proposal, planned, context));
  if (problems.length > 0) throw new DomainError('DOM002', { fields: problems });
  const id = makeId(context.now);
  const rows = planned.map((signer, place) => signerRow(id, signer, place, context.now));
  await insertEnvelope(
    context.db,
    freshEnvelope({
      id,
      proposalId: proposal.id,
      contractId: contract!.id,
      requestedAt: context.now,
      requestedByName: callerOf(context).name,
    }),
    rows,
  );
  await reuseRecentSelfies(proposal.id, contract!.id, rows, context);
  context.enqueue(signatureJobs.openEnvelope, { envelopeId: id });
  context.audit({
    action: 'proposal.signature.request',
    entity: 'proposal',
    entityId: proposal.id,
    after: { contractNumber: proposal.contractNumber, edition: contract!.edition, signerCount: planned.length },
  });
  return describeSignature(proposal, context);
};

/** A planned signer of an envelope, who has yet to sign. */
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

/** Calls back what is out to be signed, with the reason. */
export const cancelCertisign: UseCase<typeof endpoints.cancelCertisign, WriteContext> = async ({ body }, context) => {
  const proposal = await lockProposal(body.proposalSaleId, body.version, context);
  const { envelope, facts } = await readSignature(context.db, proposal);
  assertMayCancelSignature(facts, actorOf(context));
  await cancelCurrentEnvelope((await findEnvelope(context.db, envelope!.id))!, body.reason, context);
  return describeSignature(proposal, context);
};

/** Sends the link once more to everybody who is to sign now. */
export const sendCertisignReminder: UseCase<typeof endpoints.sendCertisignReminder, WriteContext> = async (
  { body },
  context,
) => {
  const proposal = await lockProposal(body.proposalSaleId, body.version, context);
  const { envelope, facts } = await readSignature(context.db, proposal);
  assertMayRemindSigner(facts, actorOf(context));
  const signerCount = await inviteSigners(await listSigners(context.db, envelope!.id), context);
  context.audit({
    action: 'proposal.signature.remind',
    entity: 'proposal',
    entityId: proposal.id,
    after: { signerCount },
  });
  return describeSignature(proposal, context);
};

/** Hands the link of one signer out, to be passed on to him: the trail says who took it. */
export const readSignerLink: UseCase<typeof endpoints.readSignerLink, WriteContext> = async ({ params }, context) => {
  const scope = proposalScope(callerOf(context).viewer);
  const proposal = inReach(await findProposal(context.db, scope, params.id));
  const { envelope, facts } = await readSignature(context.db, proposal);
  assertMayRemindSigner(facts, actorOf(context));
  const signers = await listSigners(context.db, envelope!.id);
  const signer = inReach(signers.find(({ id }) => id === params.signerId));
  if (!signer.link || !isSignersTurn(signer, signers)) throw new DomainError('PRS017');
  context.audit({
    action: 'proposal.signature.link',
    entity: 'proposal',
    entityId: proposal.id,
    after: { signerName: signer.name, signerRole: signer.role },
  });
  return { url: signer.link };
};
