import type { EffectHandler } from '../../proposals/index.ts';
import { discardShot, lockCurrentSelfies, updateSelfie } from './selfie.repository.ts';
import { endSelfieLinks } from './selfie-link.ts';

/**
 * Selfies belong to a contract: with it void, so are they, and no link opens anything. Their pictures are discarded, but for those of a
 * proposal that ends with it: they are kept as long as what ended without a contract is.
 */
export const cancelSelfies: EffectHandler = async ({ proposal, to, context }) => {
  const selfies = await lockCurrentSelfies(context.db, proposal.id);
  for (const { id, status, shotId } of selfies) {
    await updateSelfie(context.db, id, { status: status === 'ERASED' ? 'ERASED' : 'VOID' });
    if (shotId && to !== 'NU') await discardShot(context.db, shotId, context.now);
  }
  await endSelfieLinks(
    selfies.map(({ id }) => id),
    context,
  );
  if (selfies.length > 0)
    context.audit({
      action: 'proposal.selfie.void',
      entity: 'proposal',
      entityId: proposal.id,
      after: { selfieCount: selfies.length },
    });
  return {};
};
