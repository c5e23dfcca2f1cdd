import { and, asc, eq, ne } from 'drizzle-orm';
import type { Db } from '../../../kernel/database/database.ts';
import type { EffectHandler } from '../../proposals/index.ts';
import { discardShot, mostSelfies, type SelfieRow, updateSelfie } from './selfie.repository.ts';
import { proposalSelfies } from './selfie.tables.ts';
import { endSelfieLinks } from './selfie-link.ts';

/**
 * Selfies belong to a contract: once it is void, they are too, and their links stop working. Their pictures are
 * discarded, except when the proposal ends with the contract: then they are retained as long as a proposal that ended
 * without one.
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

/** Those of all contracts of a proposal that are not void, locked for this write. */
const lockCurrentSelfies = (db: Db, proposalId: string): Promise<SelfieRow[]> =>
  db
    .select()
    .from(proposalSelfies)
    .where(and(eq(proposalSelfies.proposalId, proposalId), ne(proposalSelfies.status, 'VOID')))
    .orderBy(asc(proposalSelfies.id))
    .limit(mostSelfies)
    .for('update');
