import { recordScope } from '@estrada/domain/access/index';
import { DomainError } from '@estrada/domain/errors/index';
import { decideRectification } from '@estrada/domain/proposals/index';
import type { endpoints, SimulationRequest } from '@estrada/endpoints/index';
import { callerOf, type WriteContext } from '../../kernel/context.ts';
import { inReach } from '../../kernel/lock-at.ts';
import type { UseCase } from '../../kernel/route.ts';
import { findSimulation, quote } from '../simulation/index.ts';
import { keepLoan } from './contracts/contracts.repository.ts';
import { describeMoved } from './describe-proposal.ts';
import { owesNoRegistrationFee } from './exemptions/exemptions.repository.ts';
import { noteRedoneFigures } from './exemptions/move-exemption.ts';
import { actorOf, freshAnalysis, lockProposal, moveProposal } from './move-proposal.ts';
import { figuresOf } from './open-proposal.ts';
import { factsOf, readStoredFacts } from './proposal-facts.ts';
import type { ProposalRecord } from './proposals.repository.ts';
import { rectifiedRequest } from './rectified-request.ts';

/** Rectifies what is sold for how much: new figures by the tables of today, and whoever decided on the old ones decides again. */
export const rectifyValues: UseCase<typeof endpoints.rectifyProposalValues, WriteContext> = async (
  { params, body: { version, reason, ...rectified } },
  context,
) => {
  const actor = actorOf(context);
  const proposal = await lockProposal(params.id, version, context);
  // what may not be rectified is said before what is wrong with the figures
  const stored = await readStoredFacts(context.db, proposal, context.today);
  const decided = decideRectification('rectifyValues', factsOf(proposal, stored, context.today, reason), actor);
  const simulation = inReach(
    await findSimulation(context.db, recordScope(callerOf(context).viewer), proposal.simulationId),
  );
  const ignoreTCC = await owesNoRegistrationFee(proposal, context.db);
  const request = { ...rectifiedRequest(simulation.request, rectified), ignoreTCC };
  const { item, vehicleLabel } = await quoteAnew(proposal, request, context);
  const figures = figuresOf({ request, financeTypeId: simulation.financeTypeId }, item);
  const moved = await moveProposal(
    {
      proposal,
      event: () => decided,
      actor,
      actorName: callerOf(context).name,
      reason: reason ?? null,
      changes: { ...figures, ...freshAnalysis, rectified, vehicleLabel },
      audited: { before: valuesOf(proposal), after: valuesOf({ ...proposal, ...figures, vehicleLabel }) },
    },
    context,
  );
  await keepLoan(context.db, proposal.id, item, request);
  await noteRedoneFigures(moved.proposal, context);
  return describeMoved(moved, context);
};

/** @throws DomainError as `quote`, each problem at the field of the rectification that it comes from */
async function quoteAnew(proposal: ProposalRecord, request: SimulationRequest, context: WriteContext) {
  try {
    const { result, vehicleLabel } = await quote(
      {
        request: {
          ...request,
          terms: [proposal.termMonths],
          simulationId: request.simulationId ?? proposal.simulationId,
        },
        dealerId: proposal.dealerId,
        clientDocument: proposal.clientDocument,
        grantedTax: request.currentTax,
      },
      context,
    );
    return { item: result.simulationItems[0]!, vehicleLabel };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const fields = error.fields.map((field) => ({ ...field, path: fieldOf[field.path] ?? field.path }));
    throw new DomainError(error.code, { fields });
  }
}

/** A version without a price for these years, and a vehicle handed in that is worth more than the down payment. */
const fieldOf: Readonly<Record<string, string>> = { versionId: 'modelYear', 'tradeIn.valueCents': 'entryValueCents' };

const valuesOf = ({
  vehicleValueCents,
  entryValueCents,
  financeValueCents,
  figures,
  vehicleLabel,
}: ProposalRecord) => ({
  ...{ vehicleValueCents, entryValueCents, financeValueCents, vehicleLabel },
  installmentCents: figures.installmentCents,
  tableCode: figures.tableCode,
});
