import { DomainError } from '@estrada/domain/errors/index';
import type { SimulationRequest, SimulationResult } from '@estrada/endpoints/index';
import type { ReadContext } from '../../kernel/context.ts';
import { type QuoteRequest, quote } from './quote.ts';

type Part = 'terms' | 'tableCodes' | 'currentTax' | 'offerId';
/** New figures, and what of the request the tables of today have no room for. */
export type Requoted = SimulationResult & { notKept: Part[] };

/**
 * Quotes a request anew. The terms, the chosen tables and the rate by hand stay as long as the tables in force still have
 * them; what they lost gives way to what a new request would get, and is named.
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
    // the offer has ended or sells something else since: the sale goes on by the tables of everybody
    if (path === 'offerId' || key === 'offer.otherSale' || key === 'offer.otherPrice') return 'offerId';
    if (key === 'table.notOpen') return 'tableCodes';
    // who may not set a rate is told so; a rate that no table carries any more is let go
    if (path.startsWith('currentTax') && key !== 'rate.notYours') return 'currentTax';
  }
  return null;
}

const without = (request: SimulationRequest, part: Part): SimulationRequest =>
  part === 'terms' ? { ...request, terms: [] } : { ...request, [part]: undefined };
