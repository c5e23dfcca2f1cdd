import { DomainError, type Language, renderError } from '@estrada/domain/errors/index';
import { offerValidityProblem } from '@estrada/domain/offers/index';
import { type ComparedFigure, type CustomerFigure, figureRowsOf } from '@estrada/domain/simulation/index';
import { type MessageKey, renderMessage } from '@estrada/domain/validation/index';
import type { BodyOf, endpoints, ResponseOf, SimulationItem, SimulationRequest } from '@estrada/endpoints/index';
import { customerTerm } from '@estrada/endpoints/simulation/customer-links.schemas';
import type { ReadContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import type { Seal } from '../../kernel/link-token.ts';
import { inReach } from '../../kernel/lock-at.ts';
import { findOffer, isAdvertised, listCampaignsForClients } from '../offers/index.ts';
import { ensureSellsBy, findDealerInScope, listSellingRegions } from '../organization/index.ts';
import { finalClientProductsOn } from '../parameters/index.ts';
import { costLabel, findDealerRegion, quote, readOfferLender, solveFor } from '../simulation/index.ts';
import { findChosenVehicle } from '../vehicles/index.ts';
import { signFigure } from './figure-reference.ts';

type Answers = BodyOf<typeof endpoints.simulateForCustomer>;
type Figure = ResponseOf<typeof endpoints.simulateForCustomer>;

/** The plan of a client's figures: fixed instalments need no answer besides the four. */
const financeTypeId = 1;

/** The dealer of a client's answers. @throws DomainError SEC004 for an unknown one, ADD004 where its channel is off */
export async function servingDealer(id: string, { db }: ReadContext) {
  const dealer = inReach(await findDealerInScope(db, { kind: 'all' }, id));
  await ensureSellsBy(db, dealer.id, 'CSF');
  return dealer;
}

/** What the figure of a client is computed from, besides the term. */
type Chosen = Pick<CustomerFigure, 'personType' | 'entryValueCents' | 'state' | 'mileage' | 'offerId'> &
  Parameters<typeof findChosenVehicle>[1];

/**
 * The request to the engine of the dealers' simulator: the price of the vehicle table, or of the offer, the tables
 * without a tier, the fees of a new client. The engine refuses an offer that is not valid, or is of another car.
 *
 * @throws DomainError VHC001 for a vehicle that the table does not have
 */
async function requestOf(chosen: Chosen, { db, today }: ReadContext) {
  const vehicle = await findChosenVehicle(db, chosen, today);
  if (!vehicle) throw new DomainError('VHC001', { fields: [{ path: 'versionId', key: 'value.notAllowed' }] });
  const offer = chosen.offerId === undefined ? null : await findOffer(db, chosen.offerId);
  const request: SimulationRequest = {
    ...chosen,
    assetType: chosen.assetType === 2 ? 2 : 1,
    saleType: 'TD',
    financeTypeId,
    vehicleValueCents: offer?.priceCents ?? vehicle.priceCents,
    terms: [],
    products: [],
    ignoreTCC: false,
    choices: {},
  };
  return { request, offer };
}

/** The branches whose campaigns a client sees: that of the dealer, or those of the dealers in the state. */
async function shownRegions(
  { dealerId, state }: { dealerId?: string | undefined; state?: string | undefined },
  db: Db,
): Promise<string[]> {
  if (dealerId !== undefined) return [await findDealerRegion(db, dealerId)].filter((region) => region !== null);
  return state === undefined ? [] : listSellingRegions(db, state, 'CSF');
}

/**
 * The campaigns of offers that a client sees today, with the offers that they can simulate, each at its price and that
 * of the vehicle table.
 *
 * @throws DomainError SEC004, ADD004 as `servingDealer`
 */
export async function campaignsForClients(
  query: { dealerId?: string | undefined; state?: string | undefined },
  seal: Seal,
  context: ReadContext,
): Promise<ResponseOf<typeof endpoints.listCustomerCampaigns>> {
  const { db, today } = context;
  if (query.dealerId !== undefined) await servingDealer(query.dealerId, context);
  const regions = await shownRegions(query, db);
  const campaigns = await listCampaignsForClients(context, { regions, financeTypeId }, seal);
  const items = campaigns.map(async ({ offers, ...campaign }) => {
    const cards = offers.map(async (offer) => {
      const { id, offerName, priceCents, validUntil, colourChoices: colours } = offer;
      const { manufacturerId, modelId, versionId, manufacturerYear, modelYear } = offer;
      const car = { manufacturerId, modelId, versionId, manufacturerYear, modelYear };
      const vehicleType: 1 | 2 = offer.vehicleType === '2' ? 2 : 1;
      const priced = await findChosenVehicle(db, { ...car, assetType: vehicleType }, today);
      // a car that the vehicle table does not have any more has no figure
      if (!priced) return [];
      const { label: vehicle, priceCents: referencePriceCents } = priced;
      return [{ id, offerName, vehicle, vehicleType, ...car, colours, priceCents, referencePriceCents, validUntil }];
    });
    return { ...campaign, offers: (await Promise.all(cards)).flat() };
  });
  return { items: (await Promise.all(items)).filter(({ offers }) => offers.length > 0) };
}

/**
 * The figures of a client's answers.
 *
 * @param stateOf the state of a postal code
 * @throws DomainError as `quote`; VHC001 for a vehicle that the table does not have; SEC004, ADD004 as `servingDealer`;
 * DOM002 at `offerId` for an offer that no campaign shows to this client today
 */
export async function simulateForCustomer(
  answers: Answers,
  { stateOf, seal }: { stateOf: (zipCode: string) => Promise<string>; seal: Seal },
  context: ReadContext,
): Promise<Figure> {
  const { db } = context;
  const { vehicleType: assetType, zipCode, dealerId, term, installmentCents, ...asked } = answers;
  const dealer = dealerId === undefined ? null : await servingDealer(dealerId, context);
  // the form of the call requires one of the two
  const state = zipCode === undefined ? dealer!.state : await stateOf(zipCode);
  const chosen = { ...asked, assetType, state };
  const { request: open, offer } = await requestOf(chosen, context);
  // the engine says why an offer is not valid
  const isValid = offer && !offerValidityProblem(offer, context.today);
  if (isValid && !(await isAdvertised(context, offer, await shownRegions({ dealerId, state }, db))))
    throw new DomainError('DOM002', {
      fields: [{ path: 'offerId', key: 'offer.notShown', params: { name: offer.offerName } }],
    });
  const request = { ...open, terms: term === undefined ? [] : [term] };
  const solved =
    installmentCents === undefined
      ? null
      : await solveFor({ request, dealerId, term: 1, installmentCents, solveFor: 'term' }, context);
  const usual = await quote(
    { request: solved?.term ? { ...request, terms: [solved.term] } : request, dealerId },
    context,
  );
  const longest = Math.max(...usual.result.availableTerms.map((one) => one.term));
  const isMissed = solved?.reached === false;
  const { result, quoted, vehicleLabel } = isMissed
    ? await quote({ request: { ...request, terms: [longest] }, dealerId }, context)
    : usual;
  const items = result.simulationItems;
  const item = items[Math.floor(items.length / 2)]!;
  const { vehicleValueCents: priceCents } = request;
  const shown = { quotedOn: result.simulationDate, vehicleLabel, vehicleValueCents: priceCents, state };
  const { installmentCents: shownCents, cetAnnualPct } = item;
  const figure = {
    ...chosen,
    ...(offer ? { offerName: offer.offerName } : {}),
    ...shown,
    financeTypeId,
    termMonths: item.term,
    installmentCents: shownCents,
    cetAnnualPct,
  };
  const rows = figureRowsOf(quoted, item.term, pricedBy(offer, { label: vehicleLabel, priceCents }));
  return {
    ...shown,
    entryValueCents: request.entryValueCents,
    financeTypeId,
    availableTerms: result.availableTerms.map((one) => one.term),
    isGoalMet: solved === null ? null : solved.reached,
    // fields outside the schema of the call are dropped here already
    term: customerTerm.omit({ schedule: true }).parse(item),
    insurances: await publishedInsurances(item, context),
    lender: await readOfferLender(db, result.simulationDate),
    reference: signFigure({ answers, figure, rows }, seal),
  };
}

/** Where the price of the car is from. */
const pricedBy = (offer: { offerName: string } | null, vehicle: { label: string; priceCents: number }) =>
  offer ? { label: offer.offerName, priceCents: vehicle.priceCents, isOffer: true } : vehicle;

/**
 * A figure computed again with the rows of today, for the same car, entry, term and offer. The offer must be valid, its
 * campaign need not run any more.
 *
 * @throws DomainError as `quote`; VHC001 for a vehicle that the table does not have any more
 */
export async function recompute(
  figure: CustomerFigure,
  context: ReadContext,
): Promise<ComparedFigure & { quotedOn: string }> {
  const { personType, assetType, manufacturerId, modelId, versionId, manufacturerYear, modelYear, mileage } = figure;
  const { entryValueCents, state, termMonths, offerId } = figure;
  const car = { assetType, manufacturerId, modelId, versionId, manufacturerYear, modelYear, mileage };
  const { request, offer } = await requestOf({ ...car, personType, entryValueCents, state, offerId }, context);
  const { vehicleValueCents } = request;
  // the dealer changes no price, and a channel that was closed since takes no figure back
  const { result, quoted, vehicleLabel } = await quote(
    { request: { ...request, terms: [termMonths] }, dealerId: undefined },
    context,
  );
  const { installmentCents, cetAnnualPct } = result.simulationItems[0]!;
  return {
    quotedOn: result.simulationDate,
    vehicleValueCents,
    installmentCents,
    cetAnnualPct,
    rows: figureRowsOf(quoted, termMonths, pricedBy(offer, { label: vehicleLabel, priceCents: vehicleValueCents })),
  };
}

/**
 * Allows a request with the offer of a figure only at a dealer that sells it.
 *
 * @throws DomainError DOM002 at `dealerId`
 */
export async function ensureSoldAt(dealerId: string, { offerId }: CustomerFigure, { db }: ReadContext): Promise<void> {
  const offer = offerId === undefined ? null : await findOffer(db, offerId);
  if (!offer || offer.region === '' || offer.region === (await findDealerRegion(db, dealerId))) return;
  const { offerName: name } = offer;
  throw new DomainError('DOM002', { fields: [{ path: 'dealerId', key: 'offer.otherDealer', params: { name } }] });
}

/** Why today's tables have no figure, for a person to read. */
export function refusalText({ code, fields, params }: DomainError, language: Language): string {
  const [field] = fields;
  // a code of its own says more than its field
  return code === 'DOM002' && field
    ? renderMessage(field.key as MessageKey, language, { ...params, ...field.params })
    : renderError(code, language, params);
}

/** Of the products that could be added those that are published for this page, each at its lowest price. */
async function publishedInsurances({ products }: SimulationItem, { db, today }: ReadContext) {
  const published = await finalClientProductsOn(db, 'SIMULATOR', today);
  return published.flatMap(({ product, textPt, textEn }) => {
    const prices = products.filter(({ code }) => code === product).map(({ monthlyCents }) => monthlyCents);
    if (prices.length === 0) return [];
    return [{ code: product, ...costLabel(product), textPt, textEn, monthlyCents: Math.min(...prices) }];
  });
}
