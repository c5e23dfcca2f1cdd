import { recordScope } from '@estrada/domain/access/index';
import { DomainError } from '@estrada/domain/errors/index';
import { changeActs } from '@estrada/domain/proposals/index';
import { normaliseVehicleInfo } from '@estrada/domain/proposals/registration/index';
import type { endpoints } from '@estrada/endpoints/index';
import { callerOf, type ReadContext, type WriteContext } from '../../../kernel/context.ts';
import { inReach } from '../../../kernel/lock-at.ts';
import type { UseCase } from '../../../kernel/route.ts';
import { findSimulation, quote, type SimulationRow } from '../../simulation/index.ts';
import { describeProposal } from '../describe-proposal.ts';
import { ensureMayPropose } from '../ensure-may-propose.ts';
import { owesNoRegistrationFee } from '../exemption/exemptions.repository.ts';
import { noteRedoneFigures } from '../exemption/move-exemption.ts';
import { saveRecalculatedLoan } from '../loans.ts';
import { actorOf, lockProposal, proposalInReach } from '../move-proposal.ts';
import { figuresOf } from '../open-proposal.ts';
import {
  appendAct,
  editFactsOf,
  findIdsBySimulations,
  type ProposalRecord,
  updateProposal,
} from '../proposals.repository.ts';
import { rectifiedRequest } from '../rectified-request.ts';

/**
 * The proposal by a saved simulation, calculated with the tables in force today.
 *
 * @throws DomainError SEC004 for one of another dealer, or where the profile may not propose it; DOM002 for another
 * client's, PRS004 for one with a proposal; and as `quote`
 */
async function figuresBySimulation(
  proposal: ProposalRecord,
  simulation: SimulationRow | null,
  { term, withoutDiscount: drops = false }: { term: number; withoutDiscount?: boolean | undefined },
  context: ReadContext,
) {
  if (!simulation || simulation.dealerId !== proposal.dealerId) throw new DomainError('SEC004');
  const ignoreTCC = await owesNoRegistrationFee(proposal, context.db);
  const isOwn = simulation.id === proposal.simulationId;
  if (!isOwn) await ensureFree(simulation, proposal, context);
  // rectified values are not part of the simulation, and stay; another simulation has its own values
  const retained = isOwn ? proposal.rectified : null;
  const rectified = drops ? { ...retained, withoutDiscount: true } : retained;
  const request = rectifiedRequest(simulation.request, rectified);
  const { result, vehicleLabel } = await quote(
    {
      request: {
        ...request,
        ignoreTCC,
        terms: [term],
        simulationId: request.simulationId ?? simulation.id,
      },
      dealerId: simulation.dealerId,
      clientDocument: simulation.clientDocument,
      birthDate: simulation.client.birthDate,
      grantedTax: simulation.request.currentTax,
      savedAs: proposal.simulationId,
    },
    context,
  );
  const item = result.simulationItems[0]!;
  // the figures of another simulation are a new sale; those of its own continue the existing one
  if (!isOwn)
    await ensureMayPropose(
      { ...simulation.request, financeTypeId: simulation.financeTypeId },
      { tableCode: item.tableCode, termMonths: item.term, quotedOn: context.today },
      context,
    );
  const figures = figuresOf({ ...simulation, request: { ...request, ignoreTCC }, result }, item);
  const { assetType } = simulation.request;
  return {
    changes: {
      ...figures,
      rectified,
      vehicleLabel,
      vehicleAdditionalInfo: isOwn ? proposal.vehicleAdditionalInfo : inColourOf(simulation, proposal),
      assetType,
      simulationId: simulation.id,
      simulationCode: simulation.code,
    },
    loan: { item, request },
  };
}

/** The vehicle of another simulation has its own colour. */
const inColourOf = ({ request: { colour } }: SimulationRow, { vehicleAdditionalInfo }: ProposalRecord) =>
  normaliseVehicleInfo({ ...vehicleAdditionalInfo, colour });

/** Another simulation must be of the same client, and must not have another proposal. */
async function ensureFree(simulation: SimulationRow, proposal: ProposalRecord, { db }: ReadContext): Promise<void> {
  const isSameClient =
    simulation.request.personType === proposal.personType && simulation.clientDocument === proposal.clientDocument;
  if (!isSameClient) throw new DomainError('DOM002', { fields: [{ path: 'simulationId', key: 'value.notAllowed' }] });
  if ((await findIdsBySimulations(db, [simulation.id])).size > 0) throw new DomainError('PRS004');
}

/** The figures that a proposal would have by a simulation, shown before it is related to that one. */
export const previewRelation: UseCase<typeof endpoints.previewProposalRelation, ReadContext> = async (
  { params, query },
  context,
) => {
  const { viewer } = callerOf(context);
  const proposal = await proposalInReach(params.id, context);
  changeActs.assert('edit', editFactsOf(proposal), actorOf(context));
  const simulation = inReach(await findSimulation(context.db, recordScope(viewer), params.simulationId));
  const terms = simulation.result.simulationItems.map((item) => item.term);
  const term = query.term ?? simulation.selectedTerm ?? terms[0]!;
  const { changes } = await figuresBySimulation(
    proposal,
    simulation,
    { term, withoutDiscount: query.withoutDiscount === 'true' },
    context,
  );
  const { vehicleLabel, financeTypeId, vehicleValueCents, entryValueCents, financeValueCents, termMonths } = changes;
  const { installmentCents, payments, cetAnnualPct, discount } = changes.figures;
  return {
    terms,
    term: termMonths,
    vehicleLabel,
    financeTypeId,
    vehicleValueCents,
    ...(discount ? { discount } : {}),
    entryValueCents,
    financeValueCents,
    installmentCents,
    payments,
    cetAnnualPct,
  };
};

/** Gives a proposal the figures of a saved simulation, recalculated with the tables in force today. */
export const relateToSimulation: UseCase<typeof endpoints.relateProposalToSimulation, WriteContext> = async (
  { params, query, body },
  context,
) => {
  const { viewer, name } = callerOf(context);
  const proposal = await lockProposal(params.id, body.version, context);
  changeActs.assert('edit', editFactsOf(proposal), actorOf(context));
  const simulation = await findSimulation(context.db, recordScope(viewer), params.simulationId, { lock: true });
  const { changes: byIt, loan } = await figuresBySimulation(proposal, simulation, body, context);
  if (body.installmentCents !== undefined && body.installmentCents !== byIt.figures.installmentCents)
    throw new DomainError('GSIM014', { fields: [{ path: 'installmentCents', key: 'relation.changed' }] });
  const changes = {
    ...byIt,
    vapExemptionApplied: query.vapExemptionApplied
      ? query.vapExemptionApplied === 'true'
      : proposal.vapExemptionApplied,
    version: proposal.version + 1,
    changedByName: name,
    updatedAt: context.now,
  };
  await updateProposal(context.db, proposal.id, changes);
  // the exemption in the call applies to these products
  const isExemptionSaid = query.vapExemptionApplied !== undefined;
  const redone = { ...proposal, ...changes };
  const related = { ...redone, ...(await saveRecalculatedLoan(redone, loan, context, { isExemptionSaid })) };
  await appendAct(proposal, { event: 'recalculate' }, context);
  context.audit({
    action: 'proposal.recalculate',
    entity: 'proposal',
    entityId: proposal.id,
    before: relationOf(proposal),
    after: relationOf({ ...proposal, ...changes }),
  });
  await noteRedoneFigures(related, context);
  return describeProposal(related, context);
};

const relationOf = ({
  simulationId,
  vapExemptionApplied,
  figures: { installmentCents, tableCode },
}: ProposalRecord) => ({
  simulationId,
  vapExemptionApplied,
  installmentCents,
  tableCode,
});
