import { lienLapsesOn } from '@estrada/domain/settlement/index';
import type { JobHandler } from '../../kernel/jobs/define-job.ts';
import { bindingRequest, type Partners, requestIdOf } from '../../partners/index.ts';
import { listContracts } from '../contracts/index.ts';
import { everywhere, findProposal, notifySeller } from '../proposals/index.ts';
import type { settlementJobs } from './settlement.jobs.ts';
import { findLien, type LienRow, updateLien } from './settlement.repository.ts';

const isOpen = (lien: LienRow | null): lien is LienRow =>
  lien !== null && (lien.status === 'REQUESTED' || lien.status === 'UNKNOWN');

/**
 * Registers the lien on the vehicle. A request that was cancelled in between is left to its release, which queries the
 * registry.
 */
export const registerLien = (registry: Partners['lienRegistry']): JobHandler<typeof settlementJobs.registerLien> =>
  bindingRequest({
    async load({ lienId }, tx) {
      const lien = await findLien(tx.db, lienId);
      if (!isOpen(lien)) return null;
      const proposal = await findProposal(tx.db, everywhere, lien.proposalId);
      const [contract] = await listContracts(tx.db, lien.proposalId);
      if (!proposal?.contractNumber) return null;
      if (!lien.sentAt) await updateLien(tx.db, lienId, { sentAt: tx.now });
      return { lien, proposal, contractNumber: proposal.contractNumber, issuedOn: contract?.issuedOn ?? tx.today };
    },
    find: async ({ lien }) => lien.sentAt && registry.find(requestIdOf(lien)),
    send: ({ lien, proposal, contractNumber, issuedOn }) =>
      registry.register({
        requestId: requestIdOf(lien),
        contractNumber,
        chassis: lien.chassis,
        debtorDocument: proposal.clientDocument,
        debtorName: proposal.clientName,
        issuedOn,
        financedCents: proposal.financeValueCents,
        termMonths: proposal.termMonths,
      }),
    async unknown({ lien: { id } }, tx) {
      const lien = await findLien(tx.db, id);
      if (lien?.status === 'REQUESTED') await updateLien(tx.db, id, { status: 'UNKNOWN' });
    },
    async settle({ lien: { id }, proposal }, { registration, registeredOn }, tx) {
      const lien = await findLien(tx.db, id);
      if (!isOpen(lien)) return;
      const lapsesOn = lienLapsesOn(registeredOn);
      await updateLien(tx.db, id, { status: 'REGISTERED', registration, registeredOn, lapsesOn, stop: null });
      tx.audit({
        action: 'proposal.lien.register',
        entity: 'proposal',
        entityId: proposal.id,
        after: { registration, chassis: lien.chassis },
      });
    },
    async refuse({ lien: { id }, proposal }, refusal, tx) {
      const lien = await findLien(tx.db, id);
      if (!isOpen(lien)) return;
      const reason = refusal || null;
      await updateLien(tx.db, id, { status: 'REFUSED', reason, endedAt: tx.now, stop: null });
      tx.audit({
        action: 'proposal.lien.refuse',
        entity: 'proposal',
        entityId: proposal.id,
        after: { reason, chassis: lien.chassis },
      });
      await notifySeller(proposal, 'lienRefused', tx);
    },
  });
