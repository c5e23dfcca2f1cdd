import { DomainError } from '@estrada/domain/errors/index';
import { formatMoney } from '@estrada/domain/formats/index';
import { reasonForm } from '@estrada/domain/forms/index';
import { noticeLinks } from '@estrada/domain/notifications/index';
import {
  changeActs,
  type ExemptionActor,
  isExemptionOpen,
  moveExemption,
  type ProposalStatus,
  proposalScope,
} from '@estrada/domain/proposals/index';
import { endpoints } from '@estrada/endpoints/index';
import type { sql } from 'drizzle-orm';
import { callerOf, type ReadContext, type WriteContext } from '../../../kernel/context.ts';
import { makeId } from '../../../kernel/ids.ts';
import { inReach } from '../../../kernel/lock-at.ts';
import { type Route, read, type UseCase, write } from '../../../kernel/route.ts';
import { isTccManagerOf, listTccManagers } from '../../identity/index.ts';
import { notifyInLanguages } from '../../notifications/index.ts';
import { findNames } from '../../simulation/index.ts';
import { everywhere } from '../job-actors.ts';
import { actorOf } from '../move-proposal.ts';
import { editFactsOf, findProposal, type ProposalRecord } from '../proposals.repository.ts';
import { describeExemption, describeExemptionRow, exemptionFacts, owedFee } from './describe-exemption.ts';
import { type ExemptionRecord, findLatestExemption, insertExemption, listExemptions } from './exemptions.repository.ts';
import { asDealer, moveLatestExemption, recordExemption } from './move-exemption.ts';

/** Notifies the TCC managers of a dealer that a request waits for them. */
function notifyManagers(
  managers: readonly { id: string }[],
  { number }: ProposalRecord,
  feeCents: number,
  context: WriteContext,
): Promise<void> {
  const fee = formatMoney(feeCents);
  const words = {
    'pt-BR': `Há um pedido de isenção da TCC de ${fee} na proposta ${number}. Decida na fila de isenções da TCC.`,
    en: `Exemption from the TCC of ${fee} has been requested on proposal ${number}. Decide in the TCC exemption queue.`,
  };
  const userIds = managers.map(({ id }) => id);
  return notifyInLanguages(words, userIds, noticeLinks.tccExemptions, context);
}

/** Notifies the requester of the outcome. */
function notifyRequester(row: ExemptionRecord, { number }: ProposalRecord, context: WriteContext): Promise<void> {
  const words =
    row.status === 'REFUSED'
      ? {
          'pt-BR': `A isenção da TCC da proposta ${number} foi recusada (${row.decisionReason}). Você pode pedir de novo com outro motivo.`,
          en: `The TCC exemption of proposal ${number} was refused (${row.decisionReason}). You can request it again with another reason.`,
        }
      : {
          'pt-BR': `A isenção da TCC da proposta ${number} foi aprovada. Refaça a simulação na proposta.`,
          en: `The TCC exemption of proposal ${number} was approved. Redo the simulation in the proposal.`,
        };
  return notifyInLanguages(words, [row.requestedBy], noticeLinks.proposal(row.proposalId), context);
}

const proposalOf = (context: ReadContext, id: string, options?: { lock: true }) =>
  findProposal(context.db, proposalScope(callerOf(context).viewer), id, options);

/** The exemption from the registration fee: requested on the proposal, decided in the queue of the TCC managers. */
export const exemptionRoutes = (): Route[] => [
  read(endpoints.readTccExemption, async ({ params }, context) => {
    const proposal = inReach(await proposalOf(context, params.id));
    return describeExemption(proposal, await findLatestExemption(context.db, proposal.id), context);
  }),
  write(endpoints.requestTccExemption, requestExemption),
  write(endpoints.cancelTccExemption, async ({ params }, context) => {
    const proposal = inReach(await proposalOf(context, params.id, { lock: true }));
    if (proposal.blocked) throw new DomainError('PRS002');
    const latest = await moveLatestExemption({ proposal, event: 'cancel', actor: asDealer(context) }, context);
    return describeExemption(proposal, latest, context);
  }),
  read(endpoints.listTccExemptions, async ({ query }, context) => {
    const actor = managerOf(context);
    const managed = (dealerId: ReturnType<typeof sql>) => isTccManagerOf(actor.userId!, dealerId, context.today);
    const { rows, ...page } = await listExemptions(context.db, { managed, state: query.state ?? 'waiting' }, query);
    return { ...page, items: rows.map((row) => describeExemptionRow(row, actor)) };
  }),
  write(endpoints.approveTccExemption, async ({ params }, context) => {
    return decide(await managedProposal(params.id, context), 'approve', null, context);
  }),
  write(endpoints.refuseTccExemption, async ({ params, body }, context) =>
    decide(await managedProposal(params.id, context), 'refuse', reasonForm.normalise(body).reason, context),
  ),
];

/**
 * Requests the exemption and notifies the managers of the dealer.
 *
 * @throws DomainError SEC004, PRS002, PRS006 as an update of the proposal; SP-018 where there is no fee or no manager
 * to decide; DOM002 at the reason
 */
const requestExemption: UseCase<typeof endpoints.requestTccExemption, WriteContext> = async (
  { params, body },
  context,
) => {
  const { viewer, name } = callerOf(context);
  const { db, now, today } = context;
  const { reason } = reasonForm.normalise(body);
  const proposal = inReach(await proposalOf(context, params.id, { lock: true }));
  changeActs.assert('edit', editFactsOf(proposal), actorOf(context));
  const feeCents = await owedFee(proposal, context);
  const facts = exemptionFacts(feeCents, await findLatestExemption(db, proposal.id), reason);
  const status = moveExemption('request', facts, asDealer(context)) as ExemptionRecord['status'];
  const managers = await listTccManagers(db, proposal.dealerId, today);
  if (managers.length === 0)
    throw new DomainError('SP-018', { fields: [{ path: 'reason', key: 'exemption.noManager' }] });
  const row: ExemptionRecord = {
    id: makeId(now),
    proposalId: proposal.id,
    dealerId: proposal.dealerId,
    status,
    feeCents,
    reason,
    requestedBy: viewer.userId,
    requestedByName: name,
    requestedAt: now,
    decidedBy: null,
    decidedByName: null,
    decidedAt: null,
    decisionReason: null,
    updatedAt: now,
  };
  await insertExemption(db, row);
  await recordExemption({ proposal, event: 'request', before: facts.status, after: status, reason }, context);
  await notifyManagers(managers, proposal, feeCents, context);
  return describeExemption(proposal, row, context);
};

/** The caller as a TCC manager. The dealer is checked where it matters. */
const managerOf = (context: ReadContext): ExemptionActor => ({
  kind: 'manager',
  userId: callerOf(context).viewer.userId,
});

/** A proposal of a dealer that the caller manages, locked for this write. @throws DomainError SEC004 for any other */
async function managedProposal(id: string, context: WriteContext): Promise<ProposalRecord> {
  const { db, today } = context;
  const proposal = inReach(await findProposal(db, everywhere, id, { lock: true }));
  const managers = await listTccManagers(db, proposal.dealerId, today);
  const isManager = managers.some(({ id: manager }) => manager === callerOf(context).viewer.userId);
  return inReach(isManager ? proposal : null);
}

async function decide(
  proposal: ProposalRecord,
  event: 'approve' | 'refuse',
  reason: string | null,
  context: WriteContext,
) {
  const { blocked: isBlocked, status: proposalStatus } = proposal;
  if (isBlocked) throw new DomainError('PRS002');
  // a contract states the fee: a decision could not change it any more
  if (!isExemptionOpen(proposalStatus as ProposalStatus)) throw new DomainError('PRS006');
  const actor = managerOf(context);
  const row = await moveLatestExemption({ proposal, event, actor, reason }, context);
  await notifyRequester(row, proposal, context);
  const { dealer } = await findNames(context.db, proposal.dealerId, proposal.sellerId);
  const { number, status, blocked, clientName, clientDocument, vehicleLabel, financeValueCents } = proposal;
  return describeExemptionRow(
    {
      ...row,
      proposalNumber: number,
      proposalStatus: status,
      blocked,
      clientName,
      clientDocument,
      vehicleLabel,
      financeValueCents,
      dealerName: dealer.tradingName,
    },
    actor,
  );
}
