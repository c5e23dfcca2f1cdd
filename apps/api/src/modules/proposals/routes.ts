import { recordScope } from '@estrada/domain/access/index';
import { decideRectification, proposalScope } from '@estrada/domain/proposals/index';
import { endpoints } from '@estrada/endpoints/index';
import { callerOf, type ReadContext, type WriteContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { inReach } from '../../kernel/lock-at.ts';
import { type Route, read, type UseCase, write } from '../../kernel/route.ts';
import { findSimulation } from '../simulation/index.ts';
import { otherAreas } from './areas.ts';
import { blockProposal } from './block-proposal.ts';
import { changeStatus } from './change-status.ts';
import { listDecisionQueue } from './decision/list-queue.ts';
import { describeProposal, describeRow } from './describe-proposal.ts';
import { exemptionRoutes } from './exemption/exemption-routes.ts';
import { noteRedoneFigures } from './exemption/move-exemption.ts';
import { saveRecalculatedLoan } from './loans.ts';
import { actorOf, freshAnalysis, lockProposal, moveProposal, proposalInReach } from './move-proposal.ts';
import { applyOffer, previewOffer } from './offer/apply-offer.ts';
import { readPassingTerms } from './offer/quote-offer.ts';
import { presentConditions } from './present-conditions.ts';
import { factsOf, readStoredFacts } from './proposal-facts.ts';
import { listProposals, type ProposalRecord } from './proposals.repository.ts';
import { readDesk } from './read-desk.ts';
import { readContractNumber, readLastRegistration, readSrs } from './read-records.ts';
import { reanalyse } from './reanalyse.ts';
import { rectifyProposal } from './rectify-proposal.ts';
import { redoFigures } from './redo-figures.ts';
import { listFittingSimulations } from './relation/list-fitting-simulations.ts';
import { previewRelation, relateToSimulation } from './relation/relate-to-simulation.ts';
import { revealRegistration } from './reveal-registration.ts';
import { creditReviewRoutes } from './review/credit-review-routes.ts';
import { saveSigners } from './save-signers.ts';
import { submitProposal } from './submit-proposal.ts';
import { updateProposal } from './update-proposal.ts';
import { updateRepurchase } from './update-repurchase.ts';
import { openView } from './views/open-view.ts';
import { viewRoutes } from './views/view-routes.ts';

/** Rectifies the values of the sale: new figures by today's tables, and the previous decision is repeated. */
const rectifyValues: UseCase<typeof endpoints.rectifyProposalValues, WriteContext> = async (
  { params, body: { version, reason, withoutDiscount: drops, ...values } },
  context,
) => {
  const actor = actorOf(context);
  const proposal = await lockProposal(params.id, version, context);
  // a refusal of the rectification comes before problems of the figures
  const known = await readStoredFacts(context.db, proposal, context.today);
  const decided = decideRectification('rectifyValues', factsOf(proposal, known, context.today, { reason }), actor);
  const simulation = inReach(
    await findSimulation(context.db, recordScope(callerOf(context).viewer), proposal.simulationId),
  );
  const { termMonths } = proposal;
  const rectified = { ...values, withoutDiscount: drops || proposal.rectified?.withoutDiscount };
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
  const redone = { ...moved, ...(await saveRecalculatedLoan(moved, loan, context)) };
  await noteRedoneFigures(redone, context);
  return describeProposal(redone, context);
};

/** A version without a price for these years, a trade-in worth more than the down payment, a code that does not apply. */
const fieldOf: Readonly<Record<string, string>> = {
  versionId: 'modelYear',
  'tradeIn.valueCents': 'entryValueCents',
  voucherCode: 'withoutDiscount',
  discountCoupon: 'withoutDiscount',
};

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

const scopeOf = (context: ReadContext) => proposalScope(callerOf(context).viewer);

/** What the list needs from the threads: a user's number of unread messages, by proposal. */
export type CountUnread = (db: Db, userId: string, proposalIds: readonly string[]) => Promise<Map<string, number>>;

/** The area's routes: endpoint → use case. */
export const proposalRoutes = (countUnread: CountUnread): Route[] => [
  read(endpoints.listProposals, async ({ body }, context) => {
    const { rows, ...page } = await listProposals(
      context.db,
      scopeOf(context),
      body,
      otherAreas(),
      body.view && openView(body.view, callerOf(context).viewer, context.today),
    );
    const { viewer } = callerOf(context);
    // messages between dealer and back office are hidden from the client
    const isCustomer = viewer.role === 'customer';
    const isOutside = isCustomer || rows.length === 0;
    const ids = rows.map(({ id }) => id);
    const unread = isOutside ? new Map<string, number>() : await countUnread(context.db, viewer.userId, ids);
    return { ...page, items: rows.map((row) => describeRow(row, unread, isCustomer)) };
  }),
  read(endpoints.listDecisionQueue, listDecisionQueue),
  read(endpoints.readProposalDesk, (_input, context) => readDesk(scopeOf(context), context)),
  read(endpoints.readProposal, async ({ params }, context) =>
    describeProposal(await proposalInReach(params.id, context), context),
  ),
  read(endpoints.readProposalStatus, async ({ params }, context) => {
    const { id, status, version, updatedAt } = await proposalInReach(params.id, context);
    return { id, status, version, updatedAt: updatedAt.toISOString() };
  }),
  read(endpoints.readProposalSrs, async ({ params }, context) =>
    readSrs(await proposalInReach(params.id, context), context),
  ),
  read(endpoints.readContractNumber, async ({ params }, context) =>
    readContractNumber(await proposalInReach(params.id, context)),
  ),
  read(endpoints.readLastRegistration, async ({ params }, context) =>
    readLastRegistration(await proposalInReach(params.id, context), context),
  ),
  write(endpoints.revealRegistration, revealRegistration),
  write(endpoints.submitProposal, submitProposal),
  write(endpoints.updateProposal, updateProposal),
  write(endpoints.saveProposalSigners, saveSigners),
  write(endpoints.saveSigners, saveSigners),
  read(endpoints.listFittingSimulations, listFittingSimulations),
  read(endpoints.previewProposalRelation, previewRelation),
  write(endpoints.relateProposalToSimulation, relateToSimulation),
  write(endpoints.changeProposalStatus, changeStatus),
  write(endpoints.blockProposal, blockProposal),
  write(endpoints.updateRepurchase, updateRepurchase),
  write(endpoints.rectifyProposal, rectifyProposal),
  write(endpoints.rectifyProposalValues, rectifyValues),
  write(endpoints.presentProposalConditions, presentConditions),
  read(endpoints.previewProposalOffer, previewOffer),
  read(endpoints.readPassingTerms, readPassingTerms),
  write(endpoints.applyProposalOffer, applyOffer),
  write(endpoints.reanalyseProposal, reanalyse),
  ...exemptionRoutes(),
  ...creditReviewRoutes,
  ...viewRoutes(),
];
