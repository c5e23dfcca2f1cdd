import { selfieActs } from '@estrada/domain/contracts/index';
import { DomainError } from '@estrada/domain/errors/index';
import { buildPath, endpoints } from '@estrada/endpoints/index';
import { callerOf, type FlowContext, type ReadContext, type WriteContext } from '../../../kernel/context.ts';
import type { FileStore } from '../../../kernel/files.ts';
import type { Seal } from '../../../kernel/link-token.ts';
import { inReach } from '../../../kernel/lock-at.ts';
import { flow, flowAfter, type Route, read, type UseCase, write } from '../../../kernel/route.ts';
import { ensureSigned, signAddress } from '../../../kernel/signed-address.ts';
import { actorOf, appendAct, notifySeller, proposalInReach } from '../../proposals/index.ts';
import { makeConfirmSelfie } from './confirm-selfie.ts';
import { describeSelfies } from './describe-selfies.ts';
import {
  makeReadSelfieProposal,
  makeReadSelfieStatus,
  makeUploadSelfie,
  openUpload,
  type SelfieParts,
} from './receive-selfie.ts';
import { sendClientEmail, sendSelfieEmail } from './request-selfies.ts';
import { discardShot, findShot, forgetShots, listReplacedShots, updateSelfie } from './selfie.repository.ts';
import { personOf, readSelfies } from './selfie-facts.ts';
import { type Frame, frames, selfieKey } from './selfie-key.ts';
import { endSelfieLinks } from './selfie-link.ts';

/** A proposal within reach, locked, with one of its signatories. */
async function lockSigner({ id, signerId }: { id: string; signerId: string }, context: WriteContext) {
  const proposal = await proposalInReach(id, context, { lock: true });
  const selfies = await readSelfies(context.db, proposal);
  const person = personOf(selfies, signerId);
  return { proposal, ...person, facts: selfies.factsOf(person.selfie?.status ?? null) };
}

/** Accepts or refuses a doubtful selfie, for exactly the pictures that were viewed. */
const reviewSelfie: UseCase<typeof endpoints.reviewSelfie, WriteContext> = async ({ params, body }, context) => {
  const { proposal, signer, selfie, facts } = await lockSigner(params, context);
  selfieActs.assert('review', facts, actorOf(context));
  if (!selfie || selfie.shotId !== body.shotId) throw new DomainError('PRS019');
  const { viewer, name } = callerOf(context);
  const isAccepted = body.verdict === 'ACCEPT';
  await updateSelfie(context.db, selfie.id, {
    status: isAccepted ? 'ACCEPTED' : 'REFUSED',
    acceptedAt: isAccepted ? context.now : null,
    reviewedBy: viewer.userId,
    reviewedByName: name,
    reviewedAt: context.now,
    reason: body.reason,
  });
  if (!isAccepted) {
    await discardShot(context.db, body.shotId, context.now);
    await notifySeller(proposal, 'selfieRefused', context);
  }
  context.audit({
    action: 'proposal.selfie.review',
    entity: 'proposal',
    entityId: proposal.id,
    before: { selfieOutcome: 'DOUBTFUL' },
    after: {
      signerName: signer.name,
      signerRole: signer.role,
      shotId: body.shotId,
      selfieOutcome: isAccepted ? 'ACCEPTED' : 'REFUSED',
      reason: body.reason,
    },
  });
  await appendAct(proposal, { event: `selfie.${isAccepted ? 'review' : 'refuse'}`, reason: body.reason }, context);
  return describeSelfies(proposal, context);
};

/**
 * Erases the pictures of a person on request, those of all contracts that share them. The row records it, and the
 * selfie no longer counts.
 */
const makeEraseSelfie =
  (files: FileStore): UseCase<typeof endpoints.eraseSelfie, FlowContext> =>
  async ({ params, body }, context) => {
    const shots = await context.transaction(async (tx) => {
      const { proposal, signer, selfie, facts } = await lockSigner(params, tx);
      selfieActs.assert('erase', facts, actorOf(tx));
      const changes = { status: 'ERASED', erasedAt: tx.now, reason: body.reason, acceptedAt: null } as const;
      const current = selfie?.shotId ? await findShot(tx.db, selfie.shotId) : null;
      // earlier pictures of the person are among those that were replaced or refused, and no selfie uses these
      const erased = [...(current ? [current] : []), ...(await listReplacedShots(tx.db, proposal.id))];
      // files are deleted at the commit: leftovers of a failure are found by the sweep of files without a row
      if (erased.length > 0)
        await forgetShots(
          tx.db,
          erased.map(({ id }) => id),
          changes,
        );
      await updateSelfie(tx.db, selfie!.id, { ...changes, shotId: null });
      await endSelfieLinks([selfie!.id], tx);
      tx.audit({
        action: 'proposal.selfie.eraseRequested',
        entity: 'proposal',
        entityId: proposal.id,
        after: { signerName: signer.name, signerRole: signer.role, shotId: current?.id ?? null, reason: body.reason },
      });
      return erased;
    });
    for (const shot of shots) for (const frame of frames) await files.remove(selfieKey(shot, frame));
    return describeSelfies(await proposalInReach(params.id, context), context);
  };

const pictures = { name: 'selfie', validMs: 120_000 };
const pictureOf = (shotId: string, frame: Frame) => `${shotId}:${frame}`;

/** The addresses of the pictures of a selfie. Requesting them counts as viewing: the trail records that. */
const makeReadSelfieAddress =
  (seal: Seal): UseCase<typeof endpoints.readSelfieAddress, WriteContext> =>
  async ({ params }, context) => {
    const proposal = await proposalInReach(params.id, context);
    const { signer, selfie } = personOf(await readSelfies(context.db, proposal), params.signerId);
    const shotId = selfie?.shotId;
    if (!shotId) throw new DomainError('PRS019');
    context.audit({
      action: 'proposal.selfie.view',
      entity: 'proposal',
      entityId: proposal.id,
      after: { signerName: signer.name, signerRole: signer.role, shotId },
    });
    const addressOf = (frame: Frame) =>
      buildPath(
        endpoints.fetchSelfie,
        'public',
        { shotId, frame },
        signAddress(seal, pictures, pictureOf(shotId, frame), context.now),
      );
    return { front: addressOf('front'), turned: addressOf('turned') };
  };

/** The picture of a signed address. */
const makeFetchSelfie =
  (seal: Seal, files: FileStore): UseCase<typeof endpoints.fetchSelfie, ReadContext> =>
  async ({ params: { shotId, frame }, query }, context) => {
    ensureSigned(seal, pictures, pictureOf(shotId, frame), query, context.now);
    const shot = inReach(await findShot(context.db, shotId));
    const { content } = inReach(await files.openRead(selfieKey(shot, frame)));
    return { fileName: `selfie-${frame}.jpg`, contentType: 'image/jpeg', content, isForeign: true };
  };

/** The selfies of a contract's signatories: the public page, the dealer's staff, and reviewers. */
export const selfieRoutes = (parts: SelfieParts): Route[] => [
  flow(endpoints.readSelfieProposal, makeReadSelfieProposal(parts)),
  flow(endpoints.readSelfieStatus, makeReadSelfieStatus(parts)),
  flowAfter(endpoints.uploadSelfie, openUpload(parts), makeUploadSelfie(parts)),
  flow(endpoints.confirmSelfie, makeConfirmSelfie(parts)),
  write(endpoints.sendSelfieEmail, sendSelfieEmail),
  write(endpoints.sendClientEmail, sendClientEmail),
  read(endpoints.listSelfies, async ({ params }, context) => {
    return describeSelfies(await proposalInReach(params.id, context), context);
  }),
  write(endpoints.reviewSelfie, reviewSelfie),
  flow(endpoints.eraseSelfie, makeEraseSelfie(parts.files)),
  write(endpoints.readSelfieAddress, makeReadSelfieAddress(parts.seal)),
  read(endpoints.fetchSelfie, makeFetchSelfie(parts.seal, parts.files)),
];
