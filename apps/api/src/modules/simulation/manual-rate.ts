import { isDeepStrictEqual } from 'node:util';
import { DomainError } from '@estrada/domain/errors/index';
import { assessRate, findPricingRow, type PriceTableRow, type QuoteInput } from '@estrada/domain/simulation/index';
import type { SimulationRequest } from '@estrada/endpoints/index';
import type { ReadContext } from '../../kernel/context.ts';
import { type RateViews, rateViewsOf, type Source } from './profile-views.ts';

/**
 * The viewer's part of a table's rate, which they may set manually.
 *
 * @throws DomainError DOM002 at `currentTax` when their profile sets no rates of such a sale
 */
export async function ensureMayRate(
  request: SimulationRequest,
  { taxType }: Pick<PriceTableRow, 'taxType'>,
  context: ReadContext,
  source: Source = 'CHD',
): Promise<RateViews> {
  const views = (await rateViewsOf(context, source))(request, taxType);
  if (views.mayAdjust) return views;
  throw new DomainError('DOM002', { fields: [{ path: 'currentTax', key: 'rate.notYours' }] });
}

/**
 * Validates the manual rate of a request against the limits of its table and the rights of the user.
 *
 * @param grantedTax the rate that the saved simulation already has, which is always allowed
 * @throws DomainError DOM002 at `currentTax`
 */
export async function ensureRateByHand(
  input: QuoteInput,
  {
    request,
    grantedTax,
    source,
  }: { request: SimulationRequest; grantedTax?: SimulationRequest['currentTax']; source: Source },
  context: ReadContext,
): Promise<void> {
  if (!input.rateByHand) return;
  const table = findPricingRow(input, input.rateByHand.termMonths);
  if (table && !isDeepStrictEqual(request.currentTax, grantedTax)) await ensureMayRate(request, table, context, source);
  assessRate(input, input.rateByHand);
}
