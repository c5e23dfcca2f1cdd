import { and, asc, eq, ne } from 'drizzle-orm';
import type { Db } from '../../../kernel/database/database.ts';
import type { EffectHandler } from '../../proposals/index.ts';
import { discardShot, mostSelfies, type SelfieRow, updateSelfie } from './selfie.repository.ts';
import { proposalSelfies } from './selfie.tables.ts';
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

/** Those of all contracts of a proposal that are not void, held for this write. */
const lockCurrentSelfies = (db: Db, proposalId: string): Promise<SelfieRow[]> =>
  db
    .select()
    .from(proposalSelfies)
    .where(and(eq(proposalSelfies.proposalId, proposalId), ne(proposalSelfies.status, 'VOID')))
    .orderBy(asc(proposalSelfies.id))
    .limit(mostSelfies)
    .for('update');
