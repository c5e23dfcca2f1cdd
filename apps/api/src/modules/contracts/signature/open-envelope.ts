import { type EnvelopeStatus, paperKindIds, paperKinds, signatureRoles } from '@estrada/domain/contracts/index';
import { renderError } from '@estrada/domain/errors/index';
import { certisign as certisignSettings } from '@estrada/domain/settings/index';
import type { FlowContext, WriteContext } from '../../../kernel/context.ts';
import type { FileStore } from '../../../kernel/files.ts';
import type { JobHandler } from '../../../kernel/jobs/define-job.ts';
import { type OpenedEnvelope, PartnerError, type Partners } from '../../../partners/index.ts';
import { readSettings } from '../../parameters/index.ts';
import { everywhere, findProposal, type ProposalRecord } from '../../proposals/index.ts';
import { findContract, listPapers } from '../contracts.repository.ts';
import { paperKey } from '../paper-key.ts';
import { endEnvelope } from './end-envelope.ts';
import { inviteSigners } from './invite-signers.ts';
import { signatureJobs } from './signature.jobs.ts';
import { type EnvelopeRow, findEnvelope, listSigners, updateEnvelope, updateSigner } from './signature.repository.ts';

type Certisign = Partners['certisign'];
type Parts = { certisign: Certisign; files: FileStore; callbackUrl: string };

const open: readonly EnvelopeStatus[] = ['REQUESTED', 'UNKNOWN'];

/**
 * Sends the papers of a contract out to be signed. Once the partner may know of them, he is asked what became of the request before
 * it is sent again, which is as often as the parameters say; what nobody has answered is tried again by the next turn of the poller.
 */
export const openEnvelope =
  (parts: Parts): JobHandler<typeof signatureJobs.openEnvelope> =>
  async ({ envelopeId }, context) => {
    const begun = await context.transaction((tx) => begin(envelopeId, tx));
    if (!begun) return;
    const answer = await request(begun, parts, context).catch((error: unknown) => failureOf(error, begun, context));
    if (answer) await context.transaction((tx) => settle(envelopeId, answer, tx));
  };

type Started = { envelope: EnvelopeRow; proposal: ProposalRecord; mostTries: number };
type Answer = OpenedEnvelope | { failed: string };

/** The envelope as it stood before it was sent. */
async function begin(id: string, tx: WriteContext): Promise<Started | null> {
  const envelope = await findEnvelope(tx.db, id);
  if (!envelope || !open.includes(envelope.status)) return null;
  const proposal = await findProposal(tx.db, everywhere, envelope.proposalId);
  const contract = await findContract(tx.db, envelope.contractId);
  if (!proposal || contract?.voidedAt !== null) return null;
  const { values } = await readSettings(tx.db, certisignSettings);
  const mostTries = values.enableTryAgain ? values.numberAttemptsUpload : 1;
  await updateEnvelope(tx.db, id, { sentAt: envelope.sentAt ?? tx.now, askedAt: tx.now });
  return { envelope, proposal, mostTries };
}

async function request(
  { envelope, proposal, mostTries }: Started,
  parts: Parts,
  context: FlowContext,
): Promise<Answer> {
  const known = envelope.sentAt ? await parts.certisign.find(envelope.id) : null;
  if (known) return known;
  // it never arrived: nothing is out, and somebody may ask anew
  if (envelope.tries >= mostTries) return { failed: '' };
  // in the order in which they are read
  const papers = (await listPapers(context.db, proposal.id))
    .filter(({ contractId, isNonNegotiable }) => contractId === envelope.contractId && !isNonNegotiable)
    .sort((one, other) => paperKindIds.indexOf(one.kind) - paperKindIds.indexOf(other.kind));
  const contents = await Promise.all(papers.map((paper) => parts.files.read(paperKey(paper))));
  if (contents.length === 0 || contents.includes(null)) return { failed: '' };
  const signers = await listSigners(context.db, envelope.id);
  await context.transaction((tx) => updateEnvelope(tx.db, envelope.id, { tries: envelope.tries + 1 }));
  return parts.certisign.createEnvelope({
    requestId: envelope.id,
    title: `Contrato ${proposal.contractNumber}`,
    callbackUrl: parts.callbackUrl,
    papers: papers.map(({ kind, sha256 }, index) => ({
      name: paperKinds[kind].pt,
      sha256,
      content: Buffer.from(contents[index]!).toString('base64'),
    })),
    signers: signers.map(({ id, name, document, email, role, signOrder }) => ({
      signerId: id,
      name,
      document,
      email,
      role: signatureRoles[role].pt,
      order: signOrder,
    })),
  });
}

/** A refusal is an answer. After any other failure nobody knows, and the poller asks when it is due. */
async function failureOf(error: unknown, { envelope }: Started, context: FlowContext): Promise<Answer | null> {
  if (!(error instanceof PartnerError)) throw error;
  if (error.failure === 'refused') return { failed: error.partnerMessage ?? '' };
  await context.transaction(async (tx) => {
    const now = await findEnvelope(tx.db, envelope.id);
    if (now?.status === 'REQUESTED' && error.failure !== 'circuit-open')
      await updateEnvelope(tx.db, envelope.id, { status: 'UNKNOWN' });
  });
  return null;
}

async function settle(id: string, answer: Answer, tx: WriteContext): Promise<void> {
  const envelope = await findEnvelope(tx.db, id);
  if (!envelope) return;
  if (!('envelopeId' in answer)) {
    if (open.includes(envelope.status)) await endEnvelope(envelope, 'FAILED', answer.failed || null, tx);
    return;
  }
  await updateEnvelope(tx.db, id, { partnerId: answer.envelopeId });
  // it was cancelled meanwhile: the partner is told, now that it has a name
  if (!open.includes(envelope.status)) {
    tx.enqueue(signatureJobs.cancelEnvelope, { envelopeId: id });
    return;
  }
  const signers = await listSigners(tx.db, id);
  const links = new Map(answer.links.map(({ signerId, url }) => [signerId, url]));
  if (!signers.every((signer) => links.has(signer.id))) {
    await endEnvelope(envelope, 'FAILED', renderError('esignNotRecivedUrls', 'pt-BR'), tx);
    tx.enqueue(signatureJobs.cancelEnvelope, { envelopeId: id });
    return;
  }
  for (const signer of signers) await updateSigner(tx.db, signer.id, { link: links.get(signer.id)! });
  await updateEnvelope(tx.db, id, { status: 'IN_PROGRESS', askedAt: tx.now });
  tx.audit({
    action: 'proposal.signature.send',
    entity: 'proposal',
    entityId: envelope.proposalId,
    after: { signerCount: signers.length },
  });
  await inviteSigners(signers, tx);
}
