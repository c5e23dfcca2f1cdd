import { selfieActs } from '@estrada/domain/contracts/index';
import { DomainError } from '@estrada/domain/errors/index';
import type { endpoints } from '@estrada/endpoints/index';
import { callerOf, type FlowContext, type WriteContext } from '../../../kernel/context.ts';
import type { FileStore } from '../../../kernel/files.ts';
import type { UseCase } from '../../../kernel/route.ts';
import { actorOf, notifySeller, proposalInReach } from '../../proposals/index.ts';
import { describeSelfies } from './describe-selfies.ts';
import { discardShot, endSelfieLinks, findShot, forgetShots, updateSelfie } from './selfie.repository.ts';
import { personOf, readSelfies } from './selfie-facts.ts';
import { frames, selfieKey } from './selfie-key.ts';

/** A proposal in the caller's reach, held, with one of its people. */
async function lockSigner({ id, signerId }: { id: string; signerId: string }, context: WriteContext) {
  const proposal = await proposalInReach(id, context, { lock: true });
  const selfies = await readSelfies(context.db, proposal);
  const person = personOf(selfies, signerId);
  return { proposal, ...person, facts: selfies.factsOf(person.selfie?.status ?? null) };
}

/** Says of a doubtful selfie whether it is accepted, of the pictures that were looked at. */
export const reviewSelfie: UseCase<typeof endpoints.reviewSelfie, WriteContext> = async ({ params, body }, context) => {
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
  return describeSelfies(proposal, context);
};

/** Erases the pictures of a person on request, those of all contracts that share them. The row says so, and nothing counts any more. */
export const makeEraseSelfie =
  (files: FileStore): UseCase<typeof endpoints.eraseSelfie, FlowContext> =>
  async ({ params, body }, context) => {
    const shot = await context.transaction(async (tx) => {
      const { proposal, signer, selfie, facts } = await lockSigner(params, tx);
      selfieActs.assert('erase', facts, actorOf(tx));
      const changes = { status: 'ERASED', erasedAt: tx.now, reason: body.reason, acceptedAt: null } as const;
      const kept = selfie?.shotId ? await findShot(tx.db, selfie.shotId) : null;
      // the files go with the commit: one that fails finds them again by the sweep of files without a row
      if (kept) await forgetShots(tx.db, [kept.id], changes);
      await updateSelfie(tx.db, selfie!.id, { ...changes, shotId: null });
      await endSelfieLinks(tx.db, [selfie!.id], tx.now);
      tx.audit({
        action: 'proposal.selfie.eraseRequested',
        entity: 'proposal',
        entityId: proposal.id,
        after: { signerName: signer.name, signerRole: signer.role, shotId: kept?.id ?? null, reason: body.reason },
      });
      return kept;
    });
    if (shot) for (const frame of frames) await files.remove(selfieKey(shot, frame));
    return describeSelfies(await proposalInReach(params.id, context), context);
  };
