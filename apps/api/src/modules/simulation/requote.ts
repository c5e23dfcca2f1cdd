import { DomainError } from '@estrada/domain/errors/index';
import type { SimulationRequest, SimulationResult } from '@estrada/endpoints/index';
import type { ReadContext } from '../../kernel/context.ts';
import { type QuoteRequest, quote } from './quote.ts';

type Part = 'terms' | 'tableCodes' | 'currentTax' | 'offerId';
/** New figures, and the parts of the request that today's tables do not support. */
export type Requoted = SimulationResult & { notKept: Part[] };

/**
 * Quotes a request again. The terms, the chosen tables and the manual rate stay as long as the tables in force support
 * them; lost parts fall back to the defaults of a new request, and are named.
 *
 * @throws DomainError as `quote`
 */
export async function requote(asked: QuoteRequest, context: ReadContext): Promise<Requoted> {
  const notKept: Part[] = [];
  let { request } = asked;
  for (;;) {
    try {
      return { ...(await quote({ ...asked, request }, context)).result, notKept };
    } catch (error) {
      const part = lostPartOf(error);
      if (!part || notKept.includes(part)) throw error;
      notKept.push(part);
      request = without(request, part);
    }
  }
}

function lostPartOf(error: unknown): Part | null {
  if (!(error instanceof DomainError)) return null;
  for (const { key, path } of error.fields) {
    if (key === 'term.notInTable' || (key === 'table.endsTooSoon' && path === 'terms')) return 'terms';
    // the offer has ended or changed its sale since: the general tables apply
    if (path === 'offerId' || key === 'offer.otherSale' || key === 'offer.otherPrice') return 'offerId';
    if (key === 'table.notOpen') return 'tableCodes';
    // a user without the right to set a rate is refused; a rate without a table is dropped
    if (path.startsWith('currentTax') && key !== 'rate.notYours') return 'currentTax';
  }
  return null;
}

const without = (request: SimulationRequest, part: Part): SimulationRequest =>
  part === 'terms' ? { ...request, terms: [] } : { ...request, [part]: undefined };
