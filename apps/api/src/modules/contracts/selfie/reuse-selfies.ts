import { isRecentSelfie } from '@estrada/domain/contracts/index';
import { and, desc, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import type { WriteContext } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/database/database.ts';
import { makeId } from '../../../kernel/ids.ts';
import type { SignerRow } from '../signature/signature.repository.ts';
import { freshSelfie } from './fresh-selfie.ts';
import { discardShot, lockSelfie, type SelfieRow, updateSelfie } from './selfie.repository.ts';
import { proposalSelfies } from './selfie.tables.ts';

/**
 * A recent accepted selfie counts for the contract that replaced its own: the same pictures, by reference, with an
 * entry in the trail. No person is asked twice on one day.
 */
export async function reuseRecentSelfies(
  proposalId: string,
  contractId: string,
  signers: readonly SignerRow[],
  tx: WriteContext,
): Promise<void> {
  for (const { document, name, role } of signers) {
    const earlier = await findAcceptedBefore(tx.db, { proposalId, contractId, document });
    if (!earlier?.confirmedAt || !isRecentSelfie(earlier.confirmedAt, tx.now)) continue;
    const selfie = await lockSelfie(tx.db, freshSelfie({ id: makeId(tx.now), proposalId, contractId, document }));
    if (selfie.status !== 'REQUESTED') continue;
    const { shotId, sentAt, confirmedAt, confirmedFrom, consentVersion, acceptedAt } = earlier;
    const { reviewedBy, reviewedByName, reviewedAt, reason } = earlier;
    await updateSelfie(tx.db, selfie.id, {
      status: 'ACCEPTED',
      copiedFrom: earlier.id,
      shotId,
      sentAt,
      confirmedAt,
      confirmedFrom,
      consentVersion,
      acceptedAt,
      reviewedBy,
      reviewedByName,
      reviewedAt,
      reason,
    });
    if (shotId) await discardShot(tx.db, shotId, null);
    tx.audit({
      action: 'proposal.selfie.reuse',
      entity: 'proposal',
      entityId: proposalId,
      after: { signerName: name, signerRole: role, shotId },
    });
  }
}

/** A person's last selfie that was accepted for another contract of the proposal and still has its pictures. */
async function findAcceptedBefore(
  db: Db,
  { proposalId, contractId, document }: Pick<SelfieRow, 'proposalId' | 'contractId' | 'document'>,
): Promise<SelfieRow | null> {
  const [row] = await db
    .select()
    .from(proposalSelfies)
    .where(
      and(
        eq(proposalSelfies.proposalId, proposalId),
        ne(proposalSelfies.contractId, contractId),
        eq(proposalSelfies.document, document),
        isNotNull(proposalSelfies.acceptedAt),
        isNotNull(proposalSelfies.shotId),
        isNull(proposalSelfies.erasedAt),
      ),
    )
    .orderBy(desc(proposalSelfies.id))
    .limit(1);
  return row ?? null;
}
