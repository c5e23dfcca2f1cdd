import { DomainError } from '@estrada/domain/errors/index';
import { buildPath, endpoints } from '@estrada/endpoints/index';
import type { ReadContext, WriteContext } from '../../../kernel/context.ts';
import type { FileStore } from '../../../kernel/files.ts';
import type { Seal } from '../../../kernel/link-token.ts';
import { inReach } from '../../../kernel/lock-at.ts';
import { flow, type Route, read, type UseCase, write } from '../../../kernel/route.ts';
import { ensureSigned, signAddress } from '../../../kernel/signed-address.ts';
import { proposalInReach } from '../../proposals/index.ts';
import { makeConfirmSelfie } from './confirm-selfie.ts';
import { describeSelfies } from './describe-selfies.ts';
import { makeReadSelfieProposal, makeReadSelfieStatus, makeUploadSelfie, type SelfieParts } from './receive-selfie.ts';
import { makeMakeSelfieLink, sendClientEmail, sendSelfieEmail } from './request-selfies.ts';
import { makeEraseSelfie, reviewSelfie } from './review-selfie.ts';
import { findShot } from './selfie.repository.ts';
import { personOf, readSelfies } from './selfie-facts.ts';
import { type Frame, selfieKey } from './selfie-key.ts';

const pictures = { name: 'selfie', validMs: 120_000 };
const pictureOf = (shotId: string, frame: Frame) => `${shotId}:${frame}`;

/** The addresses of the pictures of a selfie. Who asks for them looks at them: that is what the trail keeps. */
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

/** The selfies of who signs a contract: the public page, who sells, and who checks. */
export const selfieRoutes = (parts: SelfieParts): Route[] => [
  flow(endpoints.readSelfieProposal, makeReadSelfieProposal(parts)),
  flow(endpoints.readSelfieStatus, makeReadSelfieStatus(parts)),
  flow(endpoints.uploadSelfie, makeUploadSelfie(parts)),
  flow(endpoints.confirmSelfie, makeConfirmSelfie(parts)),
  write(endpoints.sendSelfieEmail, sendSelfieEmail),
  write(endpoints.sendClientEmail, sendClientEmail),
  write(endpoints.makeSelfieLink, makeMakeSelfieLink(parts.seal)),
  read(endpoints.listSelfies, async ({ params }, context) => {
    return describeSelfies(await proposalInReach(params.id, context), context);
  }),
  write(endpoints.reviewSelfie, reviewSelfie),
  flow(endpoints.eraseSelfie, makeEraseSelfie(parts.files)),
  write(endpoints.readSelfieAddress, makeReadSelfieAddress(parts.seal)),
  read(endpoints.fetchSelfie, makeFetchSelfie(parts.seal, parts.files)),
];
