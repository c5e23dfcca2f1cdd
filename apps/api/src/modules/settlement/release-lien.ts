import type { JobHandler } from '../../kernel/jobs/define-job.ts';
import { bindingRequest, PartnerError, type Partners, requestIdOf } from '../../partners/index.ts';
import type { settlementJobs } from './settlement.jobs.ts';
import { findLien, type LienRow, updateLien } from './settlement.repository.ts';

/** How long a release waits for a request that may still be in transit to the registry. */
const underWayMs = 5 * 60_000;

/** Requests the release of a registered lien; a lien unknown to the registry ends at once. */
export const releaseLien = (registry: Partners['lienRegistry']): JobHandler<typeof settlementJobs.releaseLien> =>
  bindingRequest({
    async load({ lienId }, tx) {
      const lien = await findLien(tx.db, lienId);
      return lien?.status === 'RELEASING' ? lien : null;
    },
    async send(lien, { now }) {
      const registration = await registrationOf(lien, registry, now);
      if (registration) await registry.release(registration, { requestId: `${requestIdOf(lien)}-release` });
      return { registration };
    },
    async settle({ id }, { registration }, tx) {
      const lien = await findLien(tx.db, id);
      if (lien?.status !== 'RELEASING') return;
      await updateLien(tx.db, id, { status: 'RELEASED', registration, endedAt: tx.now, stop: null });
      tx.audit({
        action: 'proposal.lien.released',
        entity: 'proposal',
        entityId: lien.proposalId,
        after: { registration, chassis: lien.chassis },
      });
    },
  });

/** The registration number at the registry; null: none. @throws PartnerError while it cannot be known yet */
async function registrationOf(lien: LienRow, registry: Partners['lienRegistry'], now: Date): Promise<string | null> {
  // a lien recorded manually is unknown under our request
  if (lien.byHand) return lien.registration;
  const found = await registry.find(requestIdOf(lien));
  if (found) return found.status === 'RELEASED' ? null : found.registration;
  if (lien.sentAt && now.getTime() - lien.sentAt.getTime() < underWayMs)
    throw new PartnerError('lien-registry', 'timeout');
  return null;
}
