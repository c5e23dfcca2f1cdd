import type { QuoteInput } from '@estrada/domain/simulation/index';
import type { SimulationRequest } from '../wire-types.ts';

/** What a quote is made from beside the request: the rows in force on a business day. */
type QuoteRows = Pick<
  QuoteInput,
  'priceRows' | 'feeRows' | 'productRows' | 'iofRows' | 'today' | 'dealerState' | 'tierCode'
>;

/** A request as the domain computes it: in the server for the answer, in the browser for the preview. */
export function toQuoteInput(request: SimulationRequest, rows: QuoteRows): QuoteInput {
  const { priceRows, feeRows, productRows, iofRows, today, dealerState, tierCode } = rows;
  return {
    ...request,
    // requests that were saved before plans had choices have none
    choices: request.choices ?? {},
    dealerState,
    tierCode,
    priceRows,
    feeRows,
    productRows,
    ...(iofRows ? { iofRows } : {}),
    today,
  };
}
