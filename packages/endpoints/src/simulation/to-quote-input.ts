import type { QuoteInput } from '@estrada/domain/simulation/index';
import type { SimulationRequest } from '../wire-types.ts';

/** What a quote is made from beside the request: the rows in force on a business day. */
type QuoteRows = Pick<QuoteInput, 'priceRows' | 'feeRows' | 'productRows' | 'today'>;

/** A request as the domain computes it: in the server for the answer, in the browser for the preview. */
export function toQuoteInput(request: SimulationRequest, rows: QuoteRows): QuoteInput {
  return {
    priceRows: rows.priceRows,
    feeRows: rows.feeRows,
    productRows: rows.productRows,
    today: rows.today,
    financeTypeId: request.financeTypeId,
    personType: request.personType,
    assetType: request.assetType,
    saleType: request.saleType,
    modelYear: request.modelYear,
    vehiclePriceCents: request.vehicleValueCents,
    entryCents: request.entryValueCents,
    termsMonths: request.terms,
    state: request.state,
    ignoreTcc: request.ignoreTCC,
    isEmployee: false,
    productCodes: request.products,
    // requests that were saved before plans had choices have none
    choices: request.choices ?? {},
  };
}
