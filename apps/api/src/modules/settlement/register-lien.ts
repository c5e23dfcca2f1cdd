import { lienLapsesOn } from '@estrada/domain/settlement/index';
import type { FlowContext, WriteContext } from '../../kernel/context.ts';
import type { JobHandler } from '../../kernel/jobs/define-job.ts';
import type { Partners, RegisteredLien } from '../../partners/index.ts';
import { listContracts } from '../contracts/index.ts';
import { everywhere, findProposal, notifySeller, type ProposalRecord } from '../proposals/index.ts';
import { answerOrUnknown, type Refused } from './binding-request.ts';
import type { settlementJobs } from './settlement.jobs.ts';
import { findLien, type LienRow, updateLien } from './settlement.repository.ts';

const isOpen = (lien: LienRow | null): lien is LienRow =>
  lien !== null && (lien.status === 'REQUESTED' || lien.status === 'UNKNOWN');

/**
 * Has the lien noted on the vehicle. Once the registry may know of it, it is asked what became of the request before it is asked for
 * the lien again; a request that was taken back meanwhile is left to its release.
 */
export const registerLien =
  (registry: Partners['lienRegistry']): JobHandler<typeof settlementJobs.registerLien> =>
  async ({ lienId }, context) => {
    const begun = await context.transaction((tx) => begin(lienId, tx));
    if (!begun) return;
    const answer = await request(begun, registry).catch(answerOrUnknown(noteUnknown(lienId), context));
    await context.transaction((tx) => settle(begun, answer, tx));
  };

type Started = { lien: LienRow; proposal: ProposalRecord; issuedOn: string };

/** The lien as it stood before it was sent, so that what came of an earlier sending can be asked for. */
async function begin(lienId: string, tx: WriteContext): Promise<Started | null> {
  const lien = await findLien(tx.db, lienId);
  if (!isOpen(lien)) return null;
  const proposal = await findProposal(tx.db, everywhere, lien.proposalId);
  const [contract] = await listContracts(tx.db, lien.proposalId);
  if (!proposal?.contractNumber) return null;
  if (!lien.sentAt) await updateLien(tx.db, lienId, { sentAt: tx.now });
  return { lien, proposal, issuedOn: contract?.issuedOn ?? tx.today };
}

async function request(
  { lien, proposal, issuedOn }: Started,
  registry: Partners['lienRegistry'],
): Promise<RegisteredLien> {
  const known = lien.sentAt ? await registry.find(lien.id) : null;
  if (known) return known;
  return registry.register({
    requestId: lien.id,
    contractNumber: proposal.contractNumber!,
    chassis: lien.chassis,
    debtorDocument: proposal.clientDocument,
    debtorName: proposal.clientName,
    issuedOn,
    financedCents: proposal.financeValueCents,
    termMonths: proposal.termMonths,
  });
}

const noteUnknown = (lienId: string) => (context: FlowContext) =>
  context.transaction(async (tx) => {
    const lien = await findLien(tx.db, lienId);
    if (lien?.status === 'REQUESTED') await updateLien(tx.db, lienId, { status: 'UNKNOWN' });
  });

async function settle({ lien: { id }, proposal }: Started, answer: RegisteredLien | Refused, tx: WriteContext) {
  const lien = await findLien(tx.db, id);
  // taken back meanwhile: its release asks for what was noted
  if (!isOpen(lien)) return;
  const isRefused = 'refused' in answer;
  await updateLien(
    tx.db,
    id,
    isRefused
      ? { status: 'REFUSED', reason: answer.refused || null, endedAt: tx.now, stop: null }
      : {
          status: 'REGISTERED',
          registration: answer.registration,
          registeredOn: answer.registeredOn,
          lapsesOn: lienLapsesOn(answer.registeredOn),
          stop: null,
        },
  );
  tx.audit({
    entity: 'proposal',
    entityId: proposal.id,
    ...(isRefused
      ? { action: 'proposal.lien.refuse', after: { reason: answer.refused || null, chassis: lien.chassis } }
      : { action: 'proposal.lien.register', after: { registration: answer.registration, chassis: lien.chassis } }),
  });
  if (isRefused) await notifySeller(proposal, 'lienRefused', tx);
}
