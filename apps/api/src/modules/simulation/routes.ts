import { ensureOwnDocument, recordScope } from '@estrada/domain/access/index';
import { availableFinanceTypes, feesFor } from '@estrada/domain/simulation/index';
import { endpoints } from '@estrada/endpoints/index';
import { callerOf, type ReadContext } from '../../kernel/context.ts';
import type { FileStore } from '../../kernel/files.ts';
import { inReach, lockAt } from '../../kernel/lock-at.ts';
import { flow, type Route, read, write } from '../../kernel/route.ts';
import type { Partners } from '../../partners/index.ts';
import { ensureSellsBy, findDealerInScope, listDealersInScope } from '../organization/index.ts';
import { loadFeeRows, readLenderOn } from '../parameters/index.ts';
import { describeRow, showSimulation } from './describe-simulation.ts';
import { listDirectSales } from './direct-sales.ts';
import { exploreGrid, solveFor } from './explore-simulation.ts';
import { limitEnquiries } from './limit-enquiries.ts';
import { makePrintSimulation } from './print-simulation.ts';
import { viewsOf, withoutHidden } from './profile-views.ts';
import type { ProposalLookup } from './proposal-lookup.ts';
import { basisOf, quote, requote } from './quote.ts';
import { readPlanRuleEffect } from './read-plan-rule-effect.ts';
import { readZeroRate } from './read-zero-rate.ts';
import { makeRequestPreApproval } from './request-pre-approval.ts';
import { makeSaveSimulation, makeUpdateSavedSimulation } from './save-simulation.ts';
import { findSimulation, listPreApprovalResults, listSimulations, updateSimulation } from './simulations.repository.ts';

const scopeOf = (context: ReadContext) => recordScope(callerOf(context).viewer);

async function dealerInReach(context: ReadContext, id: string) {
  return inReach(await findDealerInScope(context.db, scopeOf(context), id));
}

/** The state that a simulation begins with: the active dealer's, SP where there is none. */
async function defaultState(context: ReadContext): Promise<string> {
  const { activeDealerId } = callerOf(context).viewer;
  return activeDealerId ? (await dealerInReach(context, activeDealerId)).state : 'SP';
}

/** A dealer where a new sale may begin: what was saved before goes on when the channel has been switched off since. */
async function ensureNewSale(context: ReadContext, dealerId: string): Promise<void> {
  const dealer = await dealerInReach(context, dealerId);
  await ensureSellsBy(context.db, dealer.id, 'CHD');
}

const simulationInReach = async (context: ReadContext, id: string) =>
  inReach(await findSimulation(context.db, scopeOf(context), id));

/** Who lends today, and what is charged for paying late. */
async function lenderOf({ db, today }: ReadContext) {
  const { name, arrearsRateMonthly, lateFineRate, otherCharges } = await readLenderOn(db, today);
  return { name, arrearsRateMonthly, lateFineRate, otherCharges };
}

/** The area's contents page: endpoint → use case. */
export const simulationRoutes = (partners: Partners, proposals: ProposalLookup, files: FileStore): Route[] => [
  read(endpoints.readZeroRate, readZeroRate),
  read(endpoints.readPlanRuleEffect, readPlanRuleEffect),
  read(endpoints.listSimulationDealers, async ({ query }, context) => ({
    items: await listDealersInScope(context.db, scopeOf(context), query.name),
  })),
  read(endpoints.readSimulationParameters, async ({ query }, context) => {
    const dealer = await dealerInReach(context, query.dealerId);
    return {
      dealer,
      lender: await lenderOf(context),
      defaults: {
        personType: 'PF' as const,
        assetType: 1,
        saleType: 'TD' as const,
        offerType: 'NAC',
        state: dealer.state,
        manufacturerId: 12,
      },
      financeStructures: financeStructures(),
      views: await viewsOf(context),
    };
  }),
  read(endpoints.listDirectSales, listDirectSales),
  read(endpoints.simulate, async ({ params, body }, context) => {
    await ensureNewSale(context, params.dealerId);
    return withoutHidden((await quote({ request: body, dealerId: params.dealerId }, context)).result, body, context);
  }),
  read(endpoints.readSimulationBasis, async ({ params, query }, context) => {
    await ensureNewSale(context, params.dealerId);
    return basisOf({ ...query, dealerId: params.dealerId }, context);
  }),
  read(endpoints.simulateGrid, async ({ params, body }, context) => {
    await ensureNewSale(context, params.dealerId);
    return exploreGrid({ ...body, dealerId: params.dealerId }, context);
  }),
  read(endpoints.solveSimulation, async ({ body }, context) => {
    await ensureNewSale(context, body.dealerId);
    return solveFor(body, context);
  }),
  read(endpoints.checkRegistrationFee, async ({ params, query }, context) => {
    const { viewer } = callerOf(context);
    ensureOwnDocument(viewer, params.document, 'document');
    await limitEnquiries('registration-fee', { document: params.document, dealerId: viewer.activeDealerId }, context);
    const dealerState = await defaultState(context);
    const state = query.state ?? dealerState;
    const rows = await loadFeeRows(context.db, [state], context.today);
    const ignoreTCC = await proposals.isFreeOfRegistrationFee(context.db, params.document);
    const choice = {
      state,
      dealerState,
      assetType: 1,
      today: context.today,
      ignoreTCC,
      isEmployee: query.isEmployee,
    } as const;
    const fee = feesFor(choice, rows).find((line) => line.kind === 'TCC');
    return { ignoreTCC, valueTcc: fee?.amountCents ?? 0 };
  }),
  write(endpoints.saveSimulation, makeSaveSimulation(proposals)),
  write(endpoints.updateSavedSimulation, makeUpdateSavedSimulation(proposals)),
  read(endpoints.listSavedSimulations, async ({ body }, context) => {
    const { rows, ...page } = await listSimulations(context.db, scopeOf(context), body);
    const ids = rows.map((row) => row.id);
    const proposalIds = await proposals.findIdsBySimulations(context.db, ids);
    const results = await listPreApprovalResults(context.db, ids);
    return {
      ...page,
      items: rows.map((row) =>
        describeRow(row, {
          preApprovalResult: results.get(row.id) ?? null,
          proposalId: proposalIds.get(row.id) ?? null,
        }),
      ),
    };
  }),
  read(endpoints.readSavedSimulation, async ({ params }, context) => {
    const row = await simulationInReach(context, params.id);
    const proposalIds = await proposals.findIdsBySimulations(context.db, [row.id]);
    return showSimulation(row, proposalIds.get(row.id) ?? null, context);
  }),
  read(endpoints.recalculateSavedSimulation, async ({ body }, context) => {
    const { request, dealerId, clientDocument } = await simulationInReach(context, body.id);
    const ignoreTCC = await proposals.isFreeOfRegistrationFee(context.db, clientDocument);
    const priced = { ...request, ignoreTCC, simulationId: request.simulationId ?? body.id };
    const result = await requote({ request: priced, dealerId, clientDocument }, context);
    return withoutHidden(result, request, context);
  }),
  write(endpoints.updateMonthlyIncome, async ({ params, body }, context) => {
    const locking = findSimulation(context.db, scopeOf(context), params.id, { lock: true });
    const row = await lockAt(body.version, locking, 'PRS001');
    const client = { ...row.client, monthlyIncomeCents: body.monthlyIncomeCents };
    await updateSimulation(context.db, row.id, {
      client,
      version: row.version + 1,
      updatedAt: context.now,
      changedByName: callerOf(context).name,
    });
    context.audit({
      action: 'simulation.income',
      entity: 'simulation',
      entityId: row.id,
      before: { monthlyIncomeCents: row.client.monthlyIncomeCents ?? null },
      after: { monthlyIncomeCents: body.monthlyIncomeCents },
    });
    return { version: row.version + 1, monthlyIncomeCents: body.monthlyIncomeCents };
  }),
  read(endpoints.printSimulation, makePrintSimulation(files)),
  flow(endpoints.requestPreApproval, makeRequestPreApproval(partners.creditBureau)),
];

/** Finance type 2 comes first (docs/specification/simulation.md#defaults). */
function financeStructures() {
  return availableFinanceTypes()
    .map(({ id, name, planType, maxTerms }) => ({ id, name, planTypeName: planType, termLimit: maxTerms }))
    .sort((left, right) => Number(right.id === 2) - Number(left.id === 2) || left.id - right.id);
}
