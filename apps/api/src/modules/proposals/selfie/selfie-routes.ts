import { proposalScope } from '@estrada/domain/proposals/index';
import { endpoints } from '@estrada/endpoints/index';
import { callerOf } from '../../../kernel/context.ts';
import { inReach } from '../../../kernel/lock-at.ts';
import { flow, type Route, read, write } from '../../../kernel/route.ts';
import { findProposal } from '../proposals.repository.ts';
import { makeConfirmSelfie } from './confirm-selfie.ts';
import { describeSelfies } from './describe-selfies.ts';
import { makeReadSelfieProposal, makeReadSelfieStatus, makeUploadSelfie, type SelfieParts } from './receive-selfie.ts';
import { makeMakeSelfieLink, sendClientEmail, sendSelfieEmail } from './request-selfies.ts';
import { makeEraseSelfie, reviewSelfie } from './review-selfie.ts';
import { makeFetchSelfie, makeReadSelfieAddress } from './view-selfie.ts';

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
    const scope = proposalScope(callerOf(context).viewer);
    return describeSelfies(inReach(await findProposal(context.db, scope, params.id)), context);
  }),
  write(endpoints.reviewSelfie, reviewSelfie),
  flow(endpoints.eraseSelfie, makeEraseSelfie(parts.files)),
  write(endpoints.readSelfieAddress, makeReadSelfieAddress(parts.seal)),
  read(endpoints.fetchSelfie, makeFetchSelfie(parts.seal, parts.files)),
];
