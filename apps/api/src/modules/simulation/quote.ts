import { DomainError } from '@estrada/domain/errors/index';
import { offeredSaleProblems, offerValidityProblem, rowsOfOffer } from '@estrada/domain/offers/index';
import {
  ensureShownFees,
  type PriceTableRow,
  type QuoteInput,
  type QuoteResult,
  quoteSimulation,
  rowsOpenTo,
  type ShownFee,
  tradeInProblems,
} from '@estrada/domain/simulation/index';
import { messages } from '@estrada/domain/validation/index';
import type { AppliedDiscount, SimulationBasis, SimulationRequest, SimulationResult } from '@estrada/endpoints/index';
import { toQuoteInput } from '@estrada/endpoints/simulation/to-quote-input';
import { eq } from 'drizzle-orm';
import type { ReadContext } from '../../kernel/context.ts';
import { cachedRead } from '../../kernel/database/cached-reads.ts';
import type { Db } from '../../kernel/database/database.ts';
import { readTogether } from '../../kernel/database/read-together.ts';
import { listInsurerPrices } from '../insurance/index.ts';
import { findOffer } from '../offers/index.ts';
import { dealers } from '../organization/index.ts';
import { loadPricedCombos } from '../products/index.ts';
import { findDiscount } from '../promotions/index.ts';
import { campaignCodesOf, findChosenVehicle, listOptionsOfVersion } from '../vehicles/index.ts';
import { describeQuote } from './describe-quote.ts';
import { findPricingTier } from './find-pricing-tier.ts';
import { ensureRateByHand } from './manual-rate.ts';
import { findDealerRegion, loadQuoteRows } from './parameters.repository.ts';
import { mayDirectSale, sourceOf } from './profile-views.ts';

type Offered = { offerId?: string | undefined; dealerId: string | undefined };

/**
 * The valid offer of a request: anywhere without a dealer, at a dealer only where it is national or of the dealer's
 * branch. Null where none is named.
 *
 * @throws DomainError DOM002 at `offerId` for one that is unknown here, disabled, future or over; GOFF007 when it ends
 * too soon
 */
async function findValidOffer({ offerId, dealerId }: Offered, { db, today }: ReadContext) {
  if (offerId === undefined) return null;
  const offer = await findOffer(db, offerId);
  const isElsewhere =
    offer?.offerType === 'REGI' && dealerId !== undefined && (await findDealerRegion(db, dealerId)) !== offer.region;
  if (!offer || isElsewhere) throw new DomainError('DOM002', { fields: [{ path: 'offerId', key: 'offer.unknown' }] });
  const problem = offerValidityProblem(offer, today);
  if (problem) throw new DomainError(messages[problem.key].code, { fields: [problem] });
  return offer;
}

/**
 * The offer of a request, which must be for the same vehicle, person, plan and price.
 *
 * @throws DomainError as `findValidOffer`; DOM002 at each field in which the request differs
 */
async function findOfferOfRequest(
  { request, dealerId }: { request: SimulationRequest; dealerId: string | undefined },
  context: ReadContext,
) {
  const offer = await findValidOffer({ offerId: request.offerId, dealerId }, context);
  const fields = offer ? offeredSaleProblems(offer, request) : [];
  if (fields.length > 0) throw new DomainError('DOM002', { fields });
  return offer;
}

/**
 * The request, and the selling dealer; none where offers are simulated. `clientDocument`: of the client, where known.
 */
export type QuoteRequest = {
  request: SimulationRequest;
  dealerId: string | undefined;
  clientDocument?: string | null | undefined;
  /** of the saved client; otherwise the request's, where it has one */
  birthDate?: string | undefined;
  /** restricts pricing to these tables */
  within?: Partial<Pick<PriceTableRow, 'tableCode' | 'sourceTableCode'>> | undefined;
  /** the rows of every plan, for a comparison, instead of the request's own alone */
  ofEveryPlan?: boolean;
  /** the manual rate of the saved simulation: it was allowed when set, and is retained for every caller */
  grantedTax?: SimulationRequest['currentTax'];
  /** the saved simulation of the sale: the use of a coupon or voucher that it holds already does not stand against it */
  savedAs?: string | undefined;
  /** the fees shown with the previous figures */
  seenExpenses?: readonly ShownFee[] | undefined;
};

/**
 * Quotes a request with the tables and fees in force on the business day.
 *
 * @throws DomainError DOM002 / GSIM002 / GOFF007 / noFluxForState / SIM018 as `quoteSimulation`; VHC001 when the vehicle table has no
 *   such vehicle
 */
export async function quote(
  asked: QuoteRequest,
  context: ReadContext,
): Promise<{ result: SimulationResult; quoted: QuoteResult; vehicleLabel: string }> {
  const { vehicleLabel, input, discount } = await quoteInputOf(asked, context);
  const request = { ...asked.request, vehicleValueCents: input.vehicleValueCents };
  const quoted = quoteSimulation(input);
  return { vehicleLabel, quoted, result: describeQuote(quoted, { request, discount }) };
}

/**
 * A request with the rows that it is computed from, those in force on the business day.
 *
 * @throws DomainError VHC001 when the vehicle table has no such vehicle; DOM002 for a used one without mileage, or an
 * entry that is not the sum of its parts; voucher-001 to 007-14 for a code that does not apply; GSIM014 when the fees differ from those shown; and as `findOfferOfRequest`
 */
export async function quoteInputOf(
  {
    request,
    dealerId,
    clientDocument,
    birthDate,
    within = {},
    ofEveryPlan = false,
    grantedTax,
    savedAs,
    seenExpenses,
  }: QuoteRequest,
  context: ReadContext,
): Promise<{ vehicleLabel: string; input: QuoteInput; discount: AppliedDiscount | null }> {
  const { db, today } = context;
  // only for the request itself: other entries, as in a grid, are not agreed ones
  ensureTradeIn(request);
  const financeTypeId = ofEveryPlan ? 'every' : request.financeTypeId;
  const [vehicle, rows, dealerState, tierCode, options, insurerPrices, combos] = await readTogether(
    db,
    () => findChosenVehicle(db, request, today),
    () => loadQuoteRows(db, { ...request, financeTypeId, dealerId }, today),
    () => (dealerId === undefined ? undefined : findDealerState(db, dealerId)),
    () => findPricingTier(context, { ...request, clientDocument }),
    () => optionsText(request, context),
    () => listInsurerPrices(db, request),
    () => loadPricedCombos(db, request.personType, request.assetType, today),
  );
  if (!vehicle) throw new DomainError('VHC001', { fields: [{ path: 'versionId', key: 'value.notAllowed' }] });
  if (request.assetType === 2 && request.mileage === undefined)
    throw new DomainError('DOM002', { fields: [{ path: 'mileage', key: 'mileage.required' }] });
  // a comparison of the plans omits those that the user may not sell
  const source = sourceOf(dealerId);
  if (request.saleType === 'VD' && !ofEveryPlan && !(await mayDirectSale(context, request.financeTypeId, source)))
    throw new DomainError('DOM002', { fields: [{ path: 'saleType', key: 'value.notAllowed' }] });
  const offer = await findOfferOfRequest({ request, dealerId }, context);
  const { campaignCodes } = vehicle;
  const vehicleLabel = `${vehicle.label}${options}`;
  const offered = offer ? rowsOfOffer(rows.priceRows, offer) : rows.priceRows;
  const priceRows = offered.filter((row) =>
    Object.entries(within).every(([name, code]) => row[name as keyof typeof within] === code),
  );
  const document = clientDocument ?? null;
  const simulationId = savedAs ?? request.simulationId;
  const found = await findDiscount({ request, dealerId, document, simulationId, ofEveryPlan }, context);
  const parameters = {
    dealerState,
    tierCode,
    campaignCodes,
    today,
    birthDate,
    insurerPrices,
    combos,
    discount: found?.discount,
  };
  const input = toQuoteInput(request, { ...rows, priceRows, ...parameters });
  if (seenExpenses) ensureShownFees(input, seenExpenses);
  await ensureRateByHand(input, { request, grantedTax, source: sourceOf(dealerId) }, context);
  return { vehicleLabel, input, discount: found?.applied ?? null };
}

function ensureTradeIn({ entryValueCents, tradeIn }: SimulationRequest): void {
  const fields = tradeIn ? tradeInProblems(entryValueCents, tradeIn) : [];
  if (fields.length > 0) throw new DomainError('DOM002', { fields });
}

/**
 * The suffix of the vehicle's label for the options of the request: " + Pintura metálica". Queried only where some are
 * chosen.
 *
 * @throws DomainError DOM002 for one that the version does not have today
 */
async function optionsText({ versionId, optionCodes = [] }: SimulationRequest, { db, today }: ReadContext) {
  if (optionCodes.length === 0) return '';
  const options = await listOptionsOfVersion(db, versionId, today, optionCodes);
  if (options.length < new Set(optionCodes).size)
    throw new DomainError('DOM002', { fields: [{ path: 'optionCodes', key: 'value.notAllowed' }] });
  return options.map(({ name }) => ` + ${name}`).join('');
}

type BasisChoice = { dealerId: string | undefined } & Pick<
  SimulationRequest,
  | 'financeTypeId'
  | 'assetType'
  | 'saleType'
  | 'personType'
  | 'manufacturerYear'
  | 'modelYear'
  | 'state'
  | 'plateState'
  | 'simulationId'
  | 'offerId'
>;

/**
 * The rows for quoting any price and entry of a choice, for the preview in the browser.
 *
 * @throws DomainError GSIM002 when no table is in force for the choice, GOFF007 when those in force end too soon
 */
export async function basisOf(choice: BasisChoice, context: ReadContext): Promise<SimulationBasis> {
  const { db, today } = context;
  const rows = await loadQuoteRows(db, choice, today);
  const combos = await loadPricedCombos(db, choice.personType, choice.assetType, today);
  const tierCode = await findPricingTier(context, choice);
  const campaignCodes = (await campaignCodesOf(db, choice)).map(({ code }) => code);
  const offer = await findValidOffer(choice, context);
  const offered = offer ? rowsOfOffer(rows.priceRows, offer) : rows.priceRows;
  const open = rowsOpenTo(offered, { ...choice, today, tierCode, campaignCodes });
  // the browser selects among them by the same rules, so it needs the criteria
  return {
    ...rows,
    today,
    tierCode,
    campaignCodes,
    priceRows: open as SimulationBasis['priceRows'],
    catalogue: rows.catalogue as SimulationBasis['catalogue'],
    combos: combos as SimulationBasis['combos'],
  };
}

/** The state where a dealer is registered; undefined for an unknown dealer. */
const findDealerState = cachedRead(
  { name: 'state of a dealer', from: [dealers] },
  async (db: Db, dealerId: string): Promise<string | undefined> => {
    const [row] = await db.select({ state: dealers.state }).from(dealers).where(eq(dealers.id, dealerId));
    return row?.state;
  },
);
