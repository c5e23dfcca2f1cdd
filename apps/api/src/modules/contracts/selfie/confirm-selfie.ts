import { isRecentSelfie, selfieConsent, selfieProgress } from '@estrada/domain/contracts/index';
import { DomainError, type FieldProblem } from '@estrada/domain/errors/index';
import { noticeLinks } from '@estrada/domain/notifications/index';
import { messages } from '@estrada/domain/validation/index';
import type { endpoints } from '@estrada/endpoints/index';
import type { FlowContext, WriteContext } from '../../../kernel/context.ts';
import type { UseCase } from '../../../kernel/route.ts';
import { notifyInLanguages } from '../../notifications/index.ts';
import { appendAct, listReviewers, type ProposalRecord } from '../../proposals/index.ts';
import { recordSignatoryAct } from '../fraud-signals/record-fraud-signals.ts';
import type { SelfieParts } from './receive-selfie.ts';
import { discardShot, findShot, type SelfieRow, type ShotRow, updateSelfie } from './selfie.repository.ts';
import { frames, selfieKey } from './selfie-key.ts';
import { endSelfieLinks, findConfirmedSelfie, lockLink, type OpenLink, openLink } from './selfie-link.ts';

/**
 * The person confirms that the pictures show them and consents to their use: the link is used up. Confirmed again through
 * the same link, because the first answer was lost on its way, it answers as done.
 */
export const makeConfirmSelfie =
  (parts: SelfieParts): UseCase<typeof endpoints.confirmSelfie, FlowContext> =>
  async (input, context) => {
    try {
      return await confirmOnce(parts, input, context);
    } catch (error) {
      // only a refusal: of two concurrent calls the second finds the link used up
      if (!(error instanceof DomainError)) throw error;
      const confirmed = await findConfirmedSelfie(parts.seal, input.params, context);
      if (!confirmed) throw error;
      return { status: selfieProgress(confirmed.status) };
    }
  };

/** A failing selfie discards the pictures, so that the page restarts from the camera, and the link remains valid. */
async function confirmOnce(
  { seal, files }: SelfieParts,
  { params, body: { consentVersion } }: Parameters<UseCase<typeof endpoints.confirmSelfie, FlowContext>>[0],
  context: FlowContext,
) {
  const open = await openLink(seal, params, context);
  const shot = open.selfie.shotId ? await findShot(context.db, open.selfie.shotId) : null;
  const isThere = async () => {
    for (const frame of frames) if (!(shot && (await files.read(selfieKey(shot, frame))))) return false;
    return true;
  };
  const isKept = await isThere();
  // throwing the refusal inside the transaction would roll back the discarding
  const ended = await context.transaction(async (tx) => {
    const selfie = await lockLink(open, tx);
    // a concurrent upload replaced the pictures that were checked here
    const isSame = shot !== null && isKept && selfie.shotId === shot.id;
    const problem = problemOf(isSame ? shot : null, consentVersion, tx.now);
    if (problem) {
      await revoke(open, selfie, problem, tx);
      return problem;
    }
    return accept(open, selfie, shot!, consentVersion, tx);
  });
  if (typeof ended === 'string') return { status: selfieProgress(ended) };
  throw new DomainError(messages[ended.key].code, { fields: [ended] });
}

function problemOf(shot: ShotRow | null, consentVersion: string, now: Date): FieldProblem | null {
  if (!shot) return { path: 'selfie', key: 'selfie.notSent' };
  // the phone may claim any earlier time; the time of receipt is the upper bound
  const takenAt = new Date(Math.min(shot.takenAt.getTime(), shot.receivedAt.getTime()));
  if (!isRecentSelfie(takenAt, now)) return { path: 'selfie', key: 'selfie.tooOld' };
  return consentVersion === selfieConsent.version ? null : { path: 'consentVersion', key: 'selfie.consentChanged' };
}

async function revoke({ signer, link }: OpenLink, selfie: SelfieRow, { key }: FieldProblem, tx: WriteContext) {
  if (selfie.shotId) await discardShot(tx.db, selfie.shotId, tx.now);
  await updateSelfie(tx.db, selfie.id, { status: 'REQUESTED', shotId: null });
  tx.audit({
    action: 'proposal.selfie.fail',
    entity: 'proposal',
    entityId: selfie.proposalId,
    after: { signerName: signer.name, signerRole: signer.role, linkId: link.id, reason: messages[key].pt },
  });
}

/** Reviewers with the list's view see it there; the others are notified. */
async function notifyReviewers({ id, number, creditDecidedBy }: ProposalRecord, tx: WriteContext): Promise<void> {
  const words = {
    'pt-BR': `Uma selfie da proposta ${number} precisa de conferência: compare as fotos com o documento.`,
    en: `A selfie of proposal ${number} needs review: compare the pictures with the document.`,
  };
  await notifyInLanguages(words, await listReviewers(tx.db, [creditDecidedBy]), noticeLinks.proposal(id), tx);
}

async function accept(
  { signer, link, proposal }: OpenLink,
  selfie: SelfieRow,
  { id: shotId, doubts }: ShotRow,
  consentVersion: string,
  tx: WriteContext,
): Promise<'ACCEPTED' | 'DOUBTFUL'> {
  const status = doubts.length > 0 ? 'DOUBTFUL' : 'ACCEPTED';
  await updateSelfie(tx.db, selfie.id, {
    status,
    consentVersion,
    confirmedAt: tx.now,
    confirmedFrom: tx.http.clientAddress,
    acceptedAt: status === 'ACCEPTED' ? tx.now : null,
    reviewedBy: null,
    reviewedByName: null,
    reviewedAt: null,
    reason: null,
  });
  await endSelfieLinks([selfie.id], tx);
  await recordSignatoryAct(proposal, 'selfie', signer, tx);
  if (status === 'DOUBTFUL') await notifyReviewers(proposal, tx);
  tx.audit({
    action: 'proposal.selfie.confirm',
    entity: 'proposal',
    entityId: selfie.proposalId,
    after: {
      signerName: signer.name,
      signerRole: signer.role,
      linkId: link.id,
      shotId,
      consentVersion,
      selfieOutcome: status,
    },
  });
  await appendAct(
    proposal,
    { event: `selfie.${status === 'DOUBTFUL' ? 'doubt' : 'accept'}`, actorName: signer.name },
    tx,
  );
  return status;
}
