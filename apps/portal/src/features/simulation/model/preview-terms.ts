import { DomainError } from '@estrada/domain/errors/index';
import { LoanError, quoteSimulation, type TermFigures, termFiguresOf } from '@estrada/domain/simulation/index';
import type { SimulationBasis, SimulationRequest } from '@estrada/endpoints/index';
import { toQuoteInput } from '@estrada/endpoints/simulation/to-quote-input';
import type { DraftDiscount } from './discount.ts';
import { unsent } from './tables-of-term.ts';

/**
 * The figures of a request, computed here by the server's own code until its response arrives. Null if they cannot be
 * computed: the server returns the reason.
 */
export function previewTerms(
  request: SimulationRequest,
  basis: SimulationBasis,
  discount?: DraftDiscount | null,
): TermFigures[] | null {
  try {
    // no figure on a card depends on the columns that are not sent
    const priceRows = basis.priceRows.map((row) => ({ ...row, ...unsent }));
    return quoteSimulation(toQuoteInput(request, { ...basis, priceRows, discount: discount ?? undefined })).terms.map(
      termFiguresOf,
    );
  } catch (error) {
    if (error instanceof DomainError || error instanceof LoanError) return null;
    throw error;
  }
}
