import { applyDiscount, type QuoteInput, selectionOf } from '@estrada/domain/simulation/index';
import type { SimulationRequest } from '../wire-types.ts';

/** The input of a quote besides the request: the discount of its code, and the rows in force on a business day. */
type QuoteRows = Pick<
  QuoteInput,
  | 'priceRows'
  | 'feeRows'
  | 'catalogue'
  | 'insurerPrices'
  | 'combos'
  | 'birthDate'
  | 'iofRows'
  | 'today'
  | 'dealerState'
  | 'tierCode'
  | 'campaignCodes'
  | 'discount'
>;

function rateByHandOf({ currentTax }: SimulationRequest): QuoteInput['rateByHand'] {
  if (!currentTax) return undefined;
  const { term, tableCode, taxValue, dealerCommission } = currentTax;
  return { termMonths: term, tableCode, rateMonthly: taxValue, keptCommissionShare: dealerCommission };
}

/** A request in the form of the domain: on the server for the response, in the browser for the preview. */
export function toQuoteInput(request: SimulationRequest, rows: QuoteRows): QuoteInput {
  const { priceRows, feeRows, catalogue, iofRows, today, dealerState, tierCode, campaignCodes, discount } = rows;
  return {
    ...request,
    vehicleValueCents: applyDiscount(request.vehicleValueCents, discount).priceCents,
    discount,
    // requests that were saved before plans had choices have none
    choices: request.choices ?? {},
    rateByHand: rateByHandOf(request),
    dealerState,
    tierCode,
    campaignCodes,
    priceRows,
    feeRows,
    products: selectionOf(request.products),
    birthDate: rows.birthDate ?? request.clientBirthDate,
    catalogue,
    insurerPrices: rows.insurerPrices,
    combos: rows.combos,
    ...(iofRows ? { iofRows } : {}),
    today,
  };
}
