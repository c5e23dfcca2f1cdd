import type { ProposalActor, ProposalEvent } from '@estrada/domain/proposals/index';
import { endpoints, type ProposalDetail, type SimulationRequestInput } from '@estrada/endpoints/index';
import {
  aCompany,
  aFilledCompanyForm,
  aFilledForm,
  aPerson,
  aSellerInfo,
  simulationClientOf,
  simulationCompanyOf,
} from '@estrada/testkit/index';
import { and, eq } from 'drizzle-orm';
import type { WriteContext } from '../kernel/context.ts';
import type { Logger } from '../kernel/logger.ts';
import { inTransaction, type PipelineParts } from '../kernel/run-route.ts';
import { leadLink } from '../modules/leads/index.ts';
import { offers } from '../modules/offers/offers.tables.ts';
import { blockProposal } from '../modules/proposals/block-proposal.ts';
import { proposalLookup } from '../modules/proposals/index.ts';
import { engine, system } from '../modules/proposals/job-actors.ts';
import { moveProposal } from '../modules/proposals/move-proposal.ts';
import { openProposal } from '../modules/proposals/open-proposal.ts';
import { findProposal } from '../modules/proposals/proposals.repository.ts';
import { updateProposal } from '../modules/proposals/update-proposal.ts';
import { makeSaveSimulation } from '../modules/simulation/save-simulation.ts';
import { vehicleModels, vehiclePrices, vehicleVersions } from '../modules/vehicles/vehicles.tables.ts';
import { demoPerson } from './data/demo-customer.ts';
import { usedVoucher } from './data/discounts.ts';
import { stories, storyReasons } from './data/proposal-stories.ts';
import { demoContext } from './demo-context.ts';
import type { DemoAccount } from './insert-accounts.ts';

/** 100 simulations over ninety days; three of five become a proposal: 40 stay simulations, 60 are proposals. */
const simulationCount = 100;
const becomesProposal = (index: number) => index % 5 < 3;
const hour = 3_600_000;
/** One that is still open. */
const blockedIndex = 45;

/**
 * Simulations and proposals of the last ninety days, created by the same use cases and machine events as the portal's.
 */
export async function insertActivity(
  parts: PipelineParts,
  accounts: DemoAccount[],
  dealerIds: string[],
  now: Date,
  logger: Logger,
): Promise<void> {
  const vehicles = await listVehicles(parts);
  const sellers = accounts.filter((account) => account.role === 'seller' || account.role === 'fi-manager');
  for (let index = 0; index < simulationCount; index++) {
    const seller = sellers[index % sellers.length]!;
    const daysAgo = ((simulationCount - index) / simulationCount) * 89;
    const at = new Date(now.getTime() - daysAgo * 24 * hour - (index % 7) * hour);
    const contextAt = (hours: number) =>
      demoContext(seller, dealerIds, new Date(Math.min(at.getTime() + hours * hour, now.getTime())), logger);
    const vehicle = vehicles[(index * 37) % vehicles.length]!;
    const saved = await inTransaction(parts, contextAt(0), (tx) =>
      save(index, vehicle, dealerIds[seller.dealerIndex!]!, tx),
    );
    if (!becomesProposal(index)) continue;
    const opened = await inTransaction(parts, contextAt(1), (tx) =>
      openProposal({ simulationId: saved.id, term: saved.selectedTerm! }, tx),
    );
    const story = stories[index % stories.length]!;
    if (story.length > 0) await inTransaction(parts, contextAt(2), (tx) => fillForm(index, opened, tx));
    for (const [step, event] of story.entries())
      await inTransaction(parts, contextAt(3 + step), (tx) => happen(opened.id, event, seller, tx));
    if (index === blockedIndex) await inTransaction(parts, contextAt(4), (tx) => block(opened, tx));
  }
}

/** The vehicles on sale, each model year of each version. */
export const listVehicles = (parts: PipelineParts) =>
  parts.db
    .select({ price: vehiclePrices, modelId: vehicleVersions.modelId, manufacturerId: vehicleModels.manufacturerId })
    .from(vehiclePrices)
    .innerJoin(vehicleVersions, eq(vehicleVersions.id, vehiclePrices.versionId))
    .innerJoin(vehicleModels, eq(vehicleModels.id, vehicleVersions.modelId))
    .orderBy(vehiclePrices.versionId, vehiclePrices.assetType, vehiclePrices.modelYear);

type Vehicle = Awaited<ReturnType<typeof listVehicles>>[number];

type AppliedOffer = { id: string; priceCents: number };

/** A national offer of the demo with its vehicle. */
export async function findOffered(
  parts: PipelineParts,
  offerName: string,
): Promise<{ offer: AppliedOffer; vehicle: Vehicle }> {
  const ofName = and(eq(offers.offerName, offerName), eq(offers.region, ''));
  const [offer] = await parts.db.select().from(offers).where(ofName);
  const { versionId, manufacturerYear, modelYear } = offer!;
  const vehicle = (await listVehicles(parts)).find(
    ({ price }) =>
      price.assetType === 1 &&
      price.versionId === versionId &&
      price.manufacturerYear === manufacturerYear &&
      price.modelYear === modelYear,
  );
  return { offer: offer!, vehicle: vehicle! };
}

/** Saves a simulation of a demo client; by default every third one has a guaranteed note. */
export function save(
  index: number,
  { price, modelId, manufacturerId }: Vehicle,
  dealerId: string,
  tx: WriteContext,
  {
    products = index % 3 === 0 ? ['GAP'] : [],
    fromLead,
    offer,
  }: { products?: readonly string[]; fromLead?: string; offer?: AppliedOffer | undefined } = {},
) {
  const isCompany = index % 6 === 4;
  const entryValueCents = Math.round((price.priceCents * (20 + (index % 5) * 6)) / 100 / 10_000) * 10_000 + 200_000;
  const request: SimulationRequestInput = {
    personType: isCompany ? 'PJ' : 'PF',
    assetType: price.assetType as 1 | 2,
    saleType: 'TD',
    state: ['SP', 'MG', 'RJ', 'RS', 'PR', 'BA'][index % 6]!,
    manufacturerId,
    modelId,
    versionId: price.versionId,
    manufacturerYear: price.manufacturerYear,
    modelYear: price.modelYear,
    ...(price.assetType === 2 ? { mileage: 12_000 + index * 1_350 } : {}),
    financeTypeId: price.assetType === 1 && index % 4 === 1 ? 2 : 1,
    vehicleValueCents: offer?.priceCents ?? price.priceCents,
    entryValueCents,
    ...(index % 7 === 2 ? { tradeIn: aTradeIn(entryValueCents) } : {}),
    products: [...products],
    ...(fromLead === undefined ? {} : { fromLead }),
    ...(offer ? { offerId: offer.id } : {}),
    ...(hasVoucher(index, price.assetType) ? { voucherCode: usedVoucher } : {}),
  };
  const client = isCompany ? simulationCompanyOf(aCompany(index)) : simulationClientOf(demoPerson(index));
  const selectedTerm = 36;
  const body = endpoints.saveSimulation.body!.parse({
    client,
    request: { ...request, terms: [24, 36, 48] },
    selectedTerm,
  });
  return makeSaveSimulation(proposalLookup, leadLink)({ params: {}, query: { dealerId, clone: false }, body }, tx);
}

/** Of the new vehicles in two stories: the approved ones hold a reserved use, the cancelled ones have released it. */
const hasVoucher = (index: number, assetType: number) => assetType === 1 && [0, 4].includes(index % stories.length);

/** A trade-in of half the down payment, with a remaining debt to settle. */
function aTradeIn(entryValueCents: number): SimulationRequestInput['tradeIn'] {
  const equityCents = Math.round(entryValueCents / 2);
  const debtsCents = 850_000;
  return {
    description: 'Fiat Argo Drive 1.0',
    plate: 'EST4D19',
    year: 2019,
    valueCents: equityCents + debtsCents,
    debtsCents,
    cashCents: entryValueCents - equityCents,
  };
}

/** A company with its partners and signatories. */
function aDemoCompanyForm(index: number) {
  const company = aCompany(index);
  const { name, cpf } = company.administrator;
  const other = aPerson(index + 700);
  return {
    ...aFilledCompanyForm(company),
    chamberRegistry: { registryNr: `352${String(10_000_000 + index)}`, stateId: 'SP', registeredOn: '2010-05-20' },
    partners: [
      { name, documentNr: cpf, sharePercent: 60 },
      { name: other.name, documentNr: other.cpf, sharePercent: 40 },
    ],
    representatives: [{ name, cpf, powersTypeId: 'ALONE' }],
  };
}

/** Fills in the registration of a proposal. */
export async function fillForm(
  index: number,
  opened: Pick<ProposalDetail, 'id' | 'version' | 'personType' | 'assetType'>,
  tx: WriteContext,
) {
  const body = endpoints.updateProposal.body!.parse({
    version: opened.version,
    client: opened.personType === 'PJ' ? aDemoCompanyForm(index) : aFilledForm(demoPerson(index)),
    vehicleAdditionalInfo: { ...aSellerInfo(), ...marksOf(index, opened.assetType) },
    authorization: { creditRegistry: true, privacyNotice: true, textVersion: '2026-11' },
  });
  return updateProposal({ params: { id: opened.id }, query: {}, body }, tx);
}

/** The chassis is known once the vehicle is at the dealer, and the plate of a used one. */
const marksOf = (index: number, assetType: number) => ({
  ...(index % 2 === 0 ? { chassis: `9BGKS48U0RG${100_000 + index}` } : {}),
  ...(assetType === 2 ? { plate: `EST${index % 10}D${10 + (index % 90)}` } : {}),
});

const block = ({ id, version }: Pick<ProposalDetail, 'id' | 'version'>, tx: WriteContext) =>
  blockProposal(
    { params: { id }, query: {}, body: { version, blocked: true, reason: 'Cliente aguarda a chegada do veículo' } },
    tx,
  );

/** An approval with conditions, of an analysis that the sandbox's engine knows: it can check the conditions. */
const qualified = {
  analysisId: 'an-000000000000-5',
  conditions: ['Apresentar comprovante de renda dos últimos três meses'],
};

/** One event of a story: the actor depends on the event, as in the machine's table. */
export async function happen(id: string, event: ProposalEvent, seller: DemoAccount, tx: WriteContext): Promise<void> {
  const proposal = (await findProposal(tx.db, { kind: 'all' }, id, { lock: true }))!;
  const [actor, actorName] = actorOf(event, seller);
  const { enqueue: _later, ...rest } = tx;
  await moveProposal(
    {
      proposal,
      event,
      actor,
      actorName,
      reason: storyReasons[event] ?? null,
      changes: event === 'decide.APC' ? qualified : {},
    },
    // the story itself contains the decision: no job may request another from the engine
    { ...rest, enqueue: () => {} },
  );
}

function actorOf(event: ProposalEvent, seller: DemoAccount): [ProposalActor, string] {
  if (event.startsWith('decide.') || event.startsWith('conditions.') || event === 'startAnalysis')
    return [engine.actor, engine.actorName];
  if (event === 'confirmTable') return [system.actor, system.actorName];
  return [{ kind: 'dealer', userId: seller.id }, seller.name];
}
