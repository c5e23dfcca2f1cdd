import { recordScope } from '@estrada/domain/access/index';
import { decideRectification } from '@estrada/domain/proposals/index';
import type { endpoints } from '@estrada/endpoints/index';
import { callerOf, type WriteContext } from '../../kernel/context.ts';
import { inReach } from '../../kernel/lock-at.ts';
import type { UseCase } from '../../kernel/route.ts';
import { findSimulation } from '../simulation/index.ts';
import { describeMoved } from './describe-proposal.ts';
import { noteRedoneFigures } from './exemptions/move-exemption.ts';
import { actorOf, freshAnalysis, lockProposal, moveProposal } from './move-proposal.ts';
import { factsOf, readStoredFacts } from './proposal-facts.ts';
import type { ProposalRecord } from './proposals.repository.ts';
import { redoFigures } from './redo-figures.ts';
import { saveRecalculatedLoan } from './vap-exemption/save-recalculated-loan.ts';

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
  const { termMonths } = proposal;
  const { figures, vehicleLabel, loan } = await redoFigures(
    { proposal, simulation, rectified, termMonths, fieldOf },
    context,
  );
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
  const redone = { ...moved.proposal, ...(await saveRecalculatedLoan(moved.proposal, loan, context)) };
  await noteRedoneFigures(redone, context);
  return describeMoved({ ...moved, proposal: redone }, context);
};

/** A version without a price for these years, and a vehicle handed in that is worth more than the down payment. */
const fieldOf: Readonly<Record<string, string>> = { versionId: 'modelYear', 'tradeIn.valueCents': 'entryValueCents' };

const valuesOf = ({
  vehicleValueCents,
  entryValueCents,
  financeValueCents,
  figures,
  vehicleLabel,
}: ProposalRecord) => ({
  vehicleValueCents,
  entryValueCents,
  financeValueCents,
  vehicleLabel,
  installmentCents: figures.installmentCents,
  tableCode: figures.tableCode,
});
