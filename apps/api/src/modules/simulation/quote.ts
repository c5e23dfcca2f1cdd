import { DomainError } from '@estrada/domain/errors/index';
import { type QuoteInput, type QuoteResult, quoteSimulation, rowsOpenTo } from '@estrada/domain/simulation/index';
import type { SimulationBasis, SimulationRequest, SimulationResult } from '@estrada/endpoints/index';
import { toQuoteInput } from '@estrada/endpoints/simulation/to-quote-input';
import type { ReadContext } from '../../kernel/context.ts';
import { findVehicleLabel } from '../vehicles/index.ts';
import { describeQuote } from './describe-quote.ts';
import { findPricingTier } from './find-pricing-tier.ts';
import { findDealerState, loadQuoteRows } from './parameters.repository.ts';
import { mayDirectSale } from './profile-views.ts';

/** The request, and the dealer that sells. `clientDocument`: of the client whom it is for, where that is known. */
type QuoteRequest = {
  request: SimulationRequest;
  dealerId: string;
  clientDocument?: string | null | undefined;
};

/**
 * Quotes a request with the tables and fees in force on the business day.
 *
 * @throws DomainError DOM002 / GSIM002 / noFluxForState / SIM018 as `quoteSimulation`; VHC001 when the vehicle table has no
 *   such vehicle
 */
export async function quote(
  asked: QuoteRequest,
  context: ReadContext,
): Promise<{ result: SimulationResult; vehicleLabel: string }> {
  const { vehicleLabel, input } = await quoteInputOf(asked, context);
  return { vehicleLabel, result: describeQuote(quoteSimulation(input), priceOffers(input), asked.request) };
}

/**
 * A request with the rows that it is computed from, those in force on the business day.
 *
 * @throws DomainError VHC001 when the vehicle table has no such vehicle; DOM002 for a used one without mileage
 */
export async function quoteInputOf(
  { request, dealerId, clientDocument }: QuoteRequest,
  context: ReadContext,
): Promise<{ vehicleLabel: string; input: QuoteInput }> {
  const vehicleLabel = await findVehicleLabel(context.db, request, context.today);
  if (!vehicleLabel) throw new DomainError('VHC001', { fields: [{ path: 'versionId', key: 'value.notAllowed' }] });
  if (request.assetType === 2 && request.mileage === undefined)
    throw new DomainError('DOM002', { fields: [{ path: 'mileage', key: 'mileage.required' }] });
  if (request.saleType === 'VD' && !(await mayDirectSale(context, request.financeTypeId)))
    throw new DomainError('DOM002', { fields: [{ path: 'saleType', key: 'value.notAllowed' }] });
  const rows = await loadQuoteRows(context.db, { ...request, dealerId }, context.today);
  const dealerState = await findDealerState(context.db, dealerId);
  const tierCode = await findPricingTier(context, { ...request, clientDocument });
  return { vehicleLabel, input: toQuoteInput(request, { ...rows, dealerState, tierCode, today: context.today }) };
}

type BasisChoice = { dealerId: string } & Pick<
  SimulationRequest,
  'financeTypeId' | 'assetType' | 'saleType' | 'personType' | 'modelYear' | 'state' | 'plateState' | 'simulationId'
>;

/**
 * The rows that any price and entry of a choice can be quoted from, for the preview in the browser.
 *
 * @throws DomainError GSIM002 when no table is in force for the choice
 */
export async function basisOf(choice: BasisChoice, context: ReadContext): Promise<SimulationBasis> {
  const { db, today } = context;
  const rows = await loadQuoteRows(db, choice, today);
  const tierCode = await findPricingTier(context, choice);
  const open = rowsOpenTo(rows.priceRows, { ...choice, today, tierCode });
  return { ...rows, today, priceRows: open as SimulationBasis['priceRows'] };
}

/**
 * Quotes a saved request anew. The terms that were saved stay on the screen as long as the tables still have them;
 * otherwise the terms are preselected as at the first time.
 */
export async function requote(asked: QuoteRequest, context: ReadContext): Promise<SimulationResult> {
  try {
    return (await quote(asked, context)).result;
  } catch (error) {
    const lostTerm = error instanceof DomainError && error.fields.some((field) => field.key === 'term.notInTable');
    if (!lostTerm) throw error;
    return (await quote({ ...asked, request: { ...asked.request, terms: [] } }, context)).result;
  }
}

/** Every product on offer, each quoted as if it were chosen too, so that its "+ R$ a month" shows before it is. */
function priceOffers(input: QuoteInput): Map<string, QuoteResult> {
  const codes = [...new Set(input.productRows.map((row) => row.code))];
  return new Map(
    codes
      .filter((code) => !input.products.includes(code))
      .map((code) => [code, quoteSimulation({ ...input, products: [...input.products, code] })]),
  );
}
