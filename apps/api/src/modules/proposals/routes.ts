import { proposalScope } from '@estrada/domain/proposals/index';
import { endpoints } from '@estrada/endpoints/index';
import { callerOf, type ReadContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { inReach } from '../../kernel/lock-at.ts';
import { type Route, read, write } from '../../kernel/route.ts';
import { blockProposal } from './block-proposal.ts';
import { changeStatus } from './change-status.ts';
import { clientPageRoutes } from './client-page/client-page-routes.ts';
import { listDecisionQueue } from './decisions/list-queue.ts';
import { describeProposal, describeRow } from './describe-proposal.ts';
import { exemptionRoutes } from './exemptions/exemption-routes.ts';
import { applyOffer, previewOffer } from './offer/apply-offer.ts';
import { presentConditions } from './present-conditions.ts';
import { findProposal, listProposals } from './proposals.repository.ts';
import { readDesk } from './read-desk.ts';
import { readContractNumber, readLastRegistration, readSrs } from './read-records.ts';
import { reanalyse } from './reanalyse.ts';
import { rectifyProposal } from './rectify-proposal.ts';
import { rectifyValues } from './rectify-values.ts';
import { listFittingSimulations } from './relation/list-fitting-simulations.ts';
import { previewRelation, relateToSimulation } from './relation/relate-to-simulation.ts';
import { saveSigners } from './save-signers.ts';
import type { SelfieParts } from './selfie/receive-selfie.ts';
import { selfieRoutes } from './selfie/selfie-routes.ts';
import { settlementRoutes } from './settlement/settlement-routes.ts';
import type { FollowParts } from './signature/follow-envelope.ts';
import { signatureRoutes } from './signature/signature-routes.ts';
import { submitProposal } from './submit-proposal.ts';
import { updateProposal } from './update-proposal.ts';
import { updateRepurchase } from './update-repurchase.ts';
import { vapExemptionRoutes } from './vap-exemption/vap-exemption-routes.ts';
import { openView } from './views/open-view.ts';
import { viewRoutes } from './views/view-routes.ts';

const scopeOf = (context: ReadContext) => proposalScope(callerOf(context).viewer);

const proposalInReach = async (context: ReadContext, id: string) =>
  inReach(await findProposal(context.db, scopeOf(context), id));

/** What the list asks of the threads: how many messages somebody has not read, by proposal. */
export type CountUnread = (db: Db, userId: string, proposalIds: readonly string[]) => Promise<Map<string, number>>;

/** The area's contents page: endpoint → use case. */
export const proposalRoutes = (countUnread: CountUnread, signing: FollowParts, selfies: SelfieParts): Route[] => [
  read(endpoints.listProposals, async ({ body }, context) => {
    const { rows, ...page } = await listProposals(
      context.db,
      scopeOf(context),
      body,
      body.view && openView(body.view, callerOf(context).viewer, context.today),
    );
    const { viewer } = callerOf(context);
    // what dealer and back office write to each other is not for the client
    const isOutside = viewer.role === 'customer' || rows.length === 0;
    const ids = rows.map(({ id }) => id);
    const unread = isOutside ? new Map<string, number>() : await countUnread(context.db, viewer.userId, ids);
    return { ...page, items: rows.map((row) => describeRow(row, unread)) };
  }),
  read(endpoints.listDecisionQueue, listDecisionQueue),
  read(endpoints.readProposalDesk, (_input, context) => readDesk(scopeOf(context), context)),
  read(endpoints.readProposal, async ({ params }, context) =>
    describeProposal(await proposalInReach(context, params.id), context),
  ),
  read(endpoints.readProposalStatus, async ({ params }, context) => {
    const { id, status, version, updatedAt } = await proposalInReach(context, params.id);
    return { id, status, version, updatedAt: updatedAt.toISOString() };
  }),
  read(endpoints.readProposalSrs, async ({ params }, context) =>
    readSrs(await proposalInReach(context, params.id), context),
  ),
  read(endpoints.readContractNumber, async ({ params }, context) =>
    readContractNumber(await proposalInReach(context, params.id)),
  ),
  read(endpoints.readLastRegistration, async ({ params }, context) =>
    readLastRegistration(await proposalInReach(context, params.id), context),
  ),
  write(endpoints.submitProposal, submitProposal),
  write(endpoints.updateProposal, updateProposal),
  write(endpoints.saveProposalSigners, saveSigners),
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
  write(endpoints.applyProposalOffer, applyOffer),
  write(endpoints.reanalyseProposal, reanalyse),
  ...exemptionRoutes(),
  ...settlementRoutes(),
  ...signatureRoutes(signing),
  ...clientPageRoutes(selfies.seal),
  ...selfieRoutes(selfies),
  ...vapExemptionRoutes(selfies.seal),
  ...viewRoutes(),
];
