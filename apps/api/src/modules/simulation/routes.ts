import { ensureOwnDocument, recordScope } from '@estrada/domain/access/index';
import { DomainError } from '@estrada/domain/errors/index';
import { feesFor } from '@estrada/domain/simulation/index';
import { endpoints } from '@estrada/endpoints/index';
import { callerOf, type ReadContext } from '../../kernel/context.ts';
import type { FileStore } from '../../kernel/files.ts';
import type { Seal } from '../../kernel/link-token.ts';
import { inReach, lockAt } from '../../kernel/lock-at.ts';
import { flow, type Route, read, write } from '../../kernel/route.ts';
import type { Partners } from '../../partners/index.ts';
import { listOffersOnSale, listShownCampaigns } from '../offers/index.ts';
import { ensureSellsBy, findDealerInScope, listDealersInScope } from '../organization/index.ts';
import { loadFeeRows } from '../parameters/index.ts';
import { aggregateValues } from './aggregate-values.ts';
import { comparePlans } from './compare-plans.ts';
import { customerLinkRoutes } from './customer-links/customer-link-routes.ts';
import { showItems, showSimulation } from './describe-simulation.ts';
import { listDirectSales } from './direct-sales.ts';
import { exploreGrid, solveFor } from './explore-simulation.ts';
import { financeStructures, listPlansOnSale } from './finance-structures.ts';
import { findFittingVehicles } from './find-fitting-vehicles.ts';
import { findUsedVehicles } from './find-used-vehicles.ts';
import { limitEnquiries } from './limit-enquiries.ts';
import { makeListSavedSimulations, makeListSimulationClients } from './list-saved-simulations.ts';
import { listTerms } from './list-terms.ts';
import { offerSimulationRoutes, offerState } from './offer-routes.ts';
import { findDealerRegion } from './parameters.repository.ts';
import { makePrintSimulation } from './print-simulation.ts';
import { printProductChoice } from './product-menu/print-product-choice.ts';
import { productMenuRoutes } from './product-menu/product-menu-routes.ts';
import { withoutHidden } from './profile-views.ts';
import type { LeadLink, ProposalLookup } from './proposal-lookup.ts';
import { basisOf, quote } from './quote.ts';
import { readDealerTax } from './read-dealer-tax.ts';
import { readPlanRuleEffect } from './read-plan-rule-effect.ts';
import { readZeroRate } from './read-zero-rate.ts';
import { recalculateSelected, simulateWithin } from './recalculate.ts';
import { makeRequestPreApproval } from './request-pre-approval.ts';
import { requote } from './requote.ts';
import { makeSaveSimulation, makeUpdateSavedSimulation } from './save-simulation.ts';
import { simulationParameters } from './simulation-parameters.ts';
import { findSimulation, updateSimulation } from './simulations.repository.ts';
import { calculateTaxes, previewRate, simulateByRate } from './taxes.ts';

const scopeOf = (context: ReadContext) => recordScope(callerOf(context).viewer);

async function dealerInReach(context: ReadContext, id: string) {
  return inReach(await findDealerInScope(context.db, scopeOf(context), id));
}

/** The initial state of a simulation: the active dealer's, SP where there is none. */
async function defaultState(context: ReadContext): Promise<string> {
  const { activeDealerId } = callerOf(context).viewer;
  return activeDealerId ? (await dealerInReach(context, activeDealerId)).state : 'SP';
}

/** A dealer where a new sale may begin: saved ones continue after the channel is switched off. */
async function ensureNewSale(context: ReadContext, dealerId: string): Promise<void> {
  const dealer = await dealerInReach(context, dealerId);
  await ensureSellsBy(context.db, dealer.id, 'CHD');
}

const simulationInReach = async (context: ReadContext, id: string) =>
  inReach(await findSimulation(context.db, scopeOf(context), id));

/** The area's routes: endpoint → use case. */
export const simulationRoutes = (
  partners: Partners,
  proposals: ProposalLookup,
  files: FileStore,
  seal: Seal,
  leads: LeadLink,
): Route[] => [
  read(endpoints.readZeroRate, readZeroRate),
  read(endpoints.readPlanRuleEffect, readPlanRuleEffect),
  read(endpoints.listSimulationDealers, async ({ query }, context) => ({
    items: await listDealersInScope(context.db, scopeOf(context), query.name),
  })),
  read(endpoints.readSimulationParameters, async ({ query }, context) => {
    const dealer = await dealerInReach(context, query.dealerId);
    const { isFreeOfRegistrationFee } = proposals;
    const source = { dealerState: dealer.state, source: 'CHD', isFreeOfRegistrationFee } as const;
    return { dealer, ...(await simulationParameters(query, source, context)) };
  }),
  read(endpoints.listFinanceStructures, async () => ({ items: financeStructures() })),
  read(endpoints.listDealerFinanceStructures, async (_request, context) => ({ items: await listPlansOnSale(context) })),
  read(endpoints.readAggregateValues, async ({ query }, context) =>
    aggregateValues(query, await defaultState(context), context),
  ),
  read(endpoints.listSimulationTerms, async ({ body }, context) => {
    await ensureNewSale(context, body.dealerId);
    return listTerms(body, context);
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
  read(endpoints.comparePlans, async ({ params: { dealerId }, body }, context) => {
    await ensureNewSale(context, dealerId);
    return comparePlans({ ...body, dealerId }, context);
  }),
  read(endpoints.findFittingVehicles, async ({ params, body }, context) => {
    await ensureNewSale(context, params.dealerId);
    const { id: dealerId, state: dealerState } = await dealerInReach(context, params.dealerId);
    return findFittingVehicles({ ...body, dealerId, dealerState }, context);
  }),
  flow(endpoints.findUsedVehicles, async ({ params: { dealerId }, body }, context) => {
    await ensureNewSale(context, dealerId);
    return findUsedVehicles(partners.vehicleRegistry, { ...body, dealerId }, context);
  }),
  read(endpoints.solveSimulation, async ({ body }, context) => {
    await ensureNewSale(context, body.dealerId);
    return solveFor(body, context);
  }),
  read(endpoints.simulateBySourceTable, async ({ params: { dealerId, code }, query, body }, context) => {
    await ensureNewSale(context, dealerId);
    const asked = { dealerId, request: body, within: { sourceTableCode: code }, term: query.term };
    return withoutHidden(await simulateWithin(asked, context), body, context);
  }),
  read(endpoints.simulateByTable, async ({ params: { dealerId, tableCode }, query, body }, context) => {
    await ensureNewSale(context, dealerId);
    const { term, updatingVAPs: updatesProducts } = query;
    const asked = { dealerId, request: body, within: { tableCode }, term, updatesProducts };
    return withoutHidden(await simulateWithin(asked, context), body, context);
  }),
  read(endpoints.recalculateSimulation, async ({ body }, context) => {
    await ensureNewSale(context, body.dealerId);
    const { notKept, ...result } = await requote(body, context);
    return { ...(await withoutHidden(result, body.request, context)), notKept };
  }),
  read(endpoints.recalculateSelected, async ({ body }, context) => {
    await ensureNewSale(context, body.dealerId);
    const { notKept, ...result } = await recalculateSelected(body, context);
    return { ...(await withoutHidden(result, body.request, context)), notKept };
  }),
  read(endpoints.calculateTaxes, async ({ body }, context) => {
    await ensureNewSale(context, body.dealerId);
    return calculateTaxes(body, context);
  }),
  read(endpoints.simulateByRate, async ({ params: { dealerId, tax }, query, body }, context) => {
    await ensureNewSale(context, dealerId);
    const result = await simulateByRate({ ...query, dealerId, tax, request: body }, context);
    return withoutHidden(result, body, context);
  }),
  read(endpoints.previewRate, async ({ params: { dealerId, tax }, query, body }, context) => {
    await ensureNewSale(context, dealerId);
    return previewRate({ ...query, dealerId, tax, request: body }, context);
  }),
  read(endpoints.readDealerTax, readDealerTax),
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
  write(endpoints.saveSimulation, makeSaveSimulation(proposals, leads)),
  write(endpoints.updateSavedSimulation, makeUpdateSavedSimulation(proposals)),
  write(endpoints.updateOldSimulation, makeUpdateSavedSimulation(proposals)),
  read(endpoints.listSavedSimulations, makeListSavedSimulations(proposals)),
  read(endpoints.listSimulationClients, makeListSimulationClients(proposals)),
  read(endpoints.readSavedSimulation, async ({ params }, context) => {
    const row = await simulationInReach(context, params.id);
    const proposalIds = await proposals.findIdsBySimulations(context.db, [row.id]);
    return showSimulation(row, proposalIds.get(row.id) ?? null, context);
  }),
  read(endpoints.readSelectedOption, async ({ query: { simulationId } }, context) => {
    const row = await simulationInReach(context, simulationId);
    const items = await showItems(row, context);
    const simulationItem = items.find(({ term }) => term === row.selectedTerm) ?? null;
    return { simulationId, version: row.version, financeTypeId: row.financeTypeId, simulationItem };
  }),
  read(endpoints.listSuggestedOptions, async ({ query: { simulationId } }, context) => {
    const row = await simulationInReach(context, simulationId);
    const items = await showItems(row, context);
    const simulationItems = items.filter(({ term }) => term !== row.selectedTerm);
    return { simulationId, version: row.version, financeTypeId: row.financeTypeId, simulationItems };
  }),
  read(endpoints.recalculateSavedSimulation, async ({ query, body }, context) => {
    const { request, dealerId, clientDocument, client } = await simulationInReach(context, body.id);
    const isFree = await proposals.isFreeOfRegistrationFee(context.db, clientDocument);
    if (query.ignoreTCC && !isFree && !(await proposals.isGrantedExemption(context.db, body.id)))
      throw new DomainError('DOM002', { fields: [{ path: 'ignoreTCC', key: 'registrationFee.owed' }] });
    const ignoreTCC = isFree || query.ignoreTCC;
    const priced = { ...request, ignoreTCC, simulationId: request.simulationId ?? body.id };
    const grantedTax = request.currentTax;
    const { birthDate } = client;
    const asked = { request: priced, dealerId, clientDocument, birthDate, grantedTax, savedAs: body.id };
    const { notKept, ...result } = await requote(asked, context);
    return { ...(await withoutHidden(result, request, context)), notKept };
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
  read(endpoints.readOfferParameters, async ({ query }, context) => {
    const dealerState =
      query.dealerId === undefined ? offerState : (await dealerInReach(context, query.dealerId)).state;
    const { isFreeOfRegistrationFee } = proposals;
    return simulationParameters(query, { dealerState, source: 'OFFER', isFreeOfRegistrationFee }, context);
  }),
  ...offerSimulationRoutes(),
  read(endpoints.listOffersOnSale, async ({ query: { dealerId, ...wanted } }, context) => {
    const { id } = await dealerInReach(context, dealerId);
    const region = await findDealerRegion(context.db, id);
    return { items: await listOffersOnSale(context.db, { ...wanted, region }, context.today) };
  }),
  read(endpoints.listShownCampaigns, async ({ query }, context) => {
    const { id } = await dealerInReach(context, query.dealerId);
    const region = await findDealerRegion(context.db, id);
    return { items: await listShownCampaigns(context, region === null ? [] : [region], seal) };
  }),
  ...customerLinkRoutes(seal),
  ...productMenuRoutes,
  write(endpoints.printProductChoice, printProductChoice),
  flow(endpoints.requestPreApproval, makeRequestPreApproval(partners.creditBureau)),
];
