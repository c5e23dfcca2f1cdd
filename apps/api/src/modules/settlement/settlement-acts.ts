import { esignActs } from '@estrada/domain/contracts/index';
import { DomainError } from '@estrada/domain/errors/index';
import { type LienStatus, lienActs, lienLapsesOn, lienStatusOn } from '@estrada/domain/settlement/index';
import type { endpoints } from '@estrada/endpoints/index';
import { callerOf, type WriteContext } from '../../kernel/context.ts';
import { makeId } from '../../kernel/ids.ts';
import type { UseCase } from '../../kernel/route.ts';
import { callBackSignatures } from '../contracts/index.ts';
import {
  actorOf,
  editFactsOf,
  lockProposal,
  moveProposal,
  type ProposalRecord,
  updateProposal,
} from '../proposals/index.ts';
import { describeSettlement } from './describe-settlement.ts';
import { settlementJobs } from './settlement.jobs.ts';
import { insertLien, listLiens, type NewLien, updateLien } from './settlement.repository.ts';

/** A new lien of a locked proposal, where one is required; it replaces a lapsed one. @throws as `lienActs` */
async function openLien(proposal: ProposalRecord, isByHand: boolean, context: WriteContext): Promise<NewLien> {
  const { db, now, today } = context;
  const [last = null] = await listLiens(db, proposal.id, 1);
  const status: LienStatus | null = last && lienStatusOn(today, last);
  lienActs.assert(isByHand ? 'record' : 'request', { ...editFactsOf(proposal), lien: status }, actorOf(context));
  const { chassis } = proposal.vehicleAdditionalInfo;
  if (!chassis)
    throw new DomainError('DOM002', { fields: [{ path: 'vehicleAdditionalInfo.chassis', key: 'contract.noChassis' }] });
  if (last && status === 'LAPSED') await updateLien(db, last.id, { status, endedAt: now });
  return {
    id: makeId(now),
    proposalId: proposal.id,
    status: 'REQUESTED',
    chassis,
    byHand: isByHand,
    registration: null,
    registeredOn: null,
    lapsesOn: null,
    reason: null,
    requestedAt: now,
    requestedByName: callerOf(context).name,
    sentAt: null,
    endedAt: null,
    stop: null,
  };
}

/** Requests the lien on the vehicle from the registry; a job does it once this has committed. */
export const requestLien: UseCase<typeof endpoints.requestLien, WriteContext> = async ({ params, body }, context) => {
  const proposal = await lockProposal(params.id, body.version, context);
  const lien = await openLien(proposal, false, context);
  await insertLien(context.db, lien);
  context.enqueue(settlementJobs.registerLien, { lienId: lien.id });
  context.audit({
    action: 'proposal.lien.request',
    entity: 'proposal',
    entityId: proposal.id,
    after: { chassis: lien.chassis },
  });
  return describeSettlement(proposal, context);
};

/** Records a lien that was registered outside the portal, with the reason. */
export const recordLien: UseCase<typeof endpoints.recordLien, WriteContext> = async ({ params, body }, context) => {
  const proposal = await lockProposal(params.id, body.version, context);
  const opened = await openLien(proposal, true, context);
  const { registration, registeredOn, reason } = body;
  const lapsesOn = lienLapsesOn(registeredOn);
  if (registeredOn > context.today)
    throw new DomainError('DOM002', { fields: [{ path: 'registeredOn', key: 'date.future' }] });
  if (lapsesOn < context.today)
    throw new DomainError('DOM002', { fields: [{ path: 'registeredOn', key: 'lien.lapsed' }] });
  const lien: NewLien = { ...opened, status: 'REGISTERED', registration, registeredOn, lapsesOn, reason };
  await insertLien(context.db, lien);
  context.audit({
    action: 'proposal.lien.record',
    entity: 'proposal',
    entityId: proposal.id,
    after: { registration, registeredOn, reason, chassis: lien.chassis },
  });
  return describeSettlement(proposal, context);
};

const move =
  (event: 'activate' | 'resendPayment') =>
  async ({ params, body }: { params: { id: string }; body: { version: number } }, context: WriteContext) => {
    const proposal = await lockProposal(params.id, body.version, context);
    const moved = await moveProposal(
      { proposal, event, actor: actorOf(context), actorName: callerOf(context).name },
      context,
    );
    return describeSettlement(moved, context);
  };

/** The dealer declares the sale complete: signed, proven, secured by a lien. Finance confirms it. */
export const activateProposal: UseCase<typeof endpoints.activateProposal, WriteContext> = move('activate');

/** Sends a returned payment again. */
export const resendPayment: UseCase<typeof endpoints.resendPayment, WriteContext> = move('resendPayment');

/**
 * Switches the electronic signature of one proposal; the settings of all dealers, of the kind of person and of the
 * dealer precede it.
 */
export const switchProposalEsign: UseCase<typeof endpoints.switchProposalEsign, WriteContext> = async (
  { params, body },
  context,
) => {
  const proposal = await lockProposal(params.id, body.version, context);
  esignActs.assert('switch', editFactsOf(proposal), actorOf(context));
  if (proposal.electronicSignature === body.enabled) return describeSettlement(proposal, context);
  const changes = {
    electronicSignature: body.enabled,
    version: proposal.version + 1,
    changedByName: callerOf(context).name,
    updatedAt: context.now,
  };
  await updateProposal(context.db, proposal.id, changes);
  // otherwise a pending envelope would be signed in addition to the paper
  if (!body.enabled) await callBackSignatures(proposal.id, 'Passou a ser assinado em papel', context);
  context.audit({
    action: 'proposal.esign',
    entity: 'proposal',
    entityId: proposal.id,
    before: { electronicSignature: proposal.electronicSignature, version: proposal.version },
    after: { electronicSignature: body.enabled, version: changes.version },
  });
  return describeSettlement({ ...proposal, ...changes }, context);
};
