import { type EnvelopeStatus, paperKindIds, paperKinds, signatureRoles } from '@estrada/domain/contracts/index';
import { renderError } from '@estrada/domain/errors/index';
import { certisign as certisignSettings } from '@estrada/domain/settings/index';
import type { FlowContext, WriteContext } from '../../../kernel/context.ts';
import type { FileStore } from '../../../kernel/files.ts';
import type { JobHandler } from '../../../kernel/jobs/define-job.ts';
import { bindingRequest, type OpenedEnvelope, type Partners, requestIdOf } from '../../../partners/index.ts';
import { readSettings } from '../../parameters/index.ts';
import { clientPageAddress, everywhere, findProposal, type ProposalRecord } from '../../proposals/index.ts';
import { findContract, listPapers } from '../contracts.repository.ts';
import { paperKey } from '../paper-key.ts';
import { endEnvelope } from './end-envelope.ts';
import { inviteSigners } from './invite-signers.ts';
import { signatureJobs } from './signature.jobs.ts';
import { type EnvelopeRow, findEnvelope, listSigners, updateEnvelope, updateSigner } from './signature.repository.ts';

type Certisign = Partners['certisign'];
type Parts = { certisign: Certisign; files: FileStore; publicUrl: string };

const open: readonly EnvelopeStatus[] = ['REQUESTED', 'UNKNOWN'];

/**
 * Sends the papers of a contract to be signed, as often as the parameters allow; an unanswered attempt is repeated by
 * the next run of the poller.
 */
export const openEnvelope = (parts: Parts): JobHandler<typeof signatureJobs.openEnvelope> =>
  bindingRequest({
    async load({ envelopeId: id }, tx) {
      const envelope = await findEnvelope(tx.db, id);
      if (!envelope || !open.includes(envelope.status)) return null;
      const proposal = await findProposal(tx.db, everywhere, envelope.proposalId);
      const contract = await findContract(tx.db, envelope.contractId);
      if (!proposal || contract?.voidedAt !== null) return null;
      const { values } = await readSettings(tx.db, certisignSettings);
      const mostTries = values.enableTryAgain ? values.numberAttemptsUpload : 1;
      await updateEnvelope(tx.db, id, { sentAt: envelope.sentAt ?? tx.now, askedAt: tx.now });
      return { envelope, proposal, mostTries };
    },
    find: async ({ envelope }) => envelope.sentAt && parts.certisign.find(requestIdOf(envelope)),
    send: (started, context) => send(started, parts, context),
    retriedBy: 'schedule',
    async unknown({ envelope: { id } }, tx) {
      const envelope = await findEnvelope(tx.db, id);
      if (envelope?.status === 'REQUESTED') await updateEnvelope(tx.db, id, { status: 'UNKNOWN' });
    },
    settle: ({ envelope: { id } }, opened, tx) => settle(id, opened, tx),
    async refuse({ envelope: { id } }, reason, tx) {
      const envelope = await findEnvelope(tx.db, id);
      if (envelope && open.includes(envelope.status)) await endEnvelope(envelope, 'FAILED', reason || null, tx);
    },
  });

type Started = { envelope: EnvelopeRow; proposal: ProposalRecord; mostTries: number };

async function send({ envelope, proposal, mostTries }: Started, parts: Parts, context: FlowContext) {
  // it never arrived: no signature is pending, and it may be requested again
  if (envelope.tries >= mostTries) return { refused: renderError('CTSNERROR', 'pt-BR') };
  // in reading order
  const papers = (await listPapers(context.db, proposal.id))
    .filter(({ contractId, isNonNegotiable }) => contractId === envelope.contractId && !isNonNegotiable)
    .sort((one, other) => paperKindIds.indexOf(one.kind) - paperKindIds.indexOf(other.kind));
  const contents = await Promise.all(papers.map((paper) => parts.files.read(paperKey(paper))));
  if (contents.length === 0 || contents.includes(null)) return { refused: renderError('CLI027', 'pt-BR') };
  const signers = await listSigners(context.db, envelope.id);
  await context.transaction((tx) => updateEnvelope(tx.db, envelope.id, { tries: envelope.tries + 1 }));
  return parts.certisign.createEnvelope({
    requestId: requestIdOf(envelope),
    title: `Contrato ${proposal.contractNumber}`,
    callbackUrl: `${parts.publicUrl}/api/callbacks/certisign`,
    returnUrl: clientPageAddress(parts.publicUrl),
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

async function settle(id: string, { envelopeId: partnerId, links: sent }: OpenedEnvelope, tx: WriteContext) {
  const envelope = await findEnvelope(tx.db, id);
  if (!envelope) return;
  await updateEnvelope(tx.db, id, { partnerId });
  // it was cancelled during the request: the partner is notified, now that it has an id
  if (!open.includes(envelope.status)) {
    tx.enqueue(signatureJobs.cancelEnvelope, { envelopeId: id });
    return;
  }
  const signers = await listSigners(tx.db, id);
  const links = new Map(sent.map(({ signerId, url }) => [signerId, url]));
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
  tx.enqueue(signatureJobs.followOpened, { envelopeId: id });
}
