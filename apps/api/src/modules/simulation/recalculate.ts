import { isSameProduct } from '@estrada/domain/simulation/index';
import type { BodyOf, endpoints, SimulationResult } from '@estrada/endpoints/index';
import type { ReadContext } from '../../kernel/context.ts';
import { type QuoteRequest, quote } from './quote.ts';
import { type Requoted, requote } from './requote.ts';

/** Recalculates the chosen option: its table and its rate stay while they are valid. */
export function recalculateSelected(
  { request, dealerId, term, tableCode }: BodyOf<typeof endpoints.recalculateSelected>,
  context: ReadContext,
): Promise<Requoted> {
  return requote({ request: { ...request, terms: [term], tableCodes: [tableCode] }, dealerId }, context);
}

type TableRequest = Pick<QuoteRequest, 'request' | 'dealerId' | 'seenExpenses'> & {
  within: NonNullable<QuoteRequest['within']>;
  term?: number | undefined;
  /** products that the table's terms do not offer are dropped */
  updatesProducts?: boolean;
};

/**
 * Figures by a named table. Only rows valid for this client, vehicle, entry and day are used: a table of another tier
 * or sale does not apply.
 *
 * @throws DomainError GSIM002 when the table has no such row, DOM002 when not for the term; and as `quote`
 */
export async function simulateWithin(
  { request: sent, term, updatesProducts = false, ...asked }: TableRequest,
  context: ReadContext,
): Promise<SimulationResult> {
  const { within } = asked;
  const isOfTable = within.tableCode !== undefined && within.tableCode === sent.currentTax?.tableCode;
  const request = {
    ...sent,
    terms: term === undefined ? sent.terms : [term],
    tableCodes: undefined,
    // a manual rate belongs to one table
    currentTax: isOfTable ? sent.currentTax : undefined,
  };
  const { result } = await quote({ ...asked, request }, context);
  const missing = result.simulationItems.flatMap((item) => item.missingProducts);
  if (!updatesProducts || missing.length === 0) return result;
  const products = request.products.filter((one) => !missing.some((other) => isSameProduct(one, other)));
  return (await quote({ ...asked, request: { ...request, products } }, context)).result;
}
