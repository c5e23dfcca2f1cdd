import { DomainError } from '@estrada/domain/errors/index';
import { LoanError, quoteSimulation, type TermFigures, termFiguresOf } from '@estrada/domain/simulation/index';
import type { SimulationBasis, SimulationRequest } from '@estrada/endpoints/index';
import { toQuoteInput } from '@estrada/endpoints/simulation/to-quote-input';
import { useMemo } from 'react';
import { unsent } from './tables-of-term.ts';

/**
 * The cards of a request, computed here by the server's own code until its answer comes. Null for what cannot be quoted:
 * the server says why.
 */
export function previewTerms(request: SimulationRequest, basis: SimulationBasis): TermFigures[] | null {
  try {
    // nothing on a card comes from what stays with the server
    const priceRows = basis.priceRows.map((row) => ({ ...row, ...unsent }));
    return quoteSimulation(toQuoteInput(request, { ...basis, priceRows })).terms.map(termFiguresOf);
  } catch (error) {
    if (error instanceof DomainError || error instanceof LoanError) return null;
    throw error;
  }
}

/**
 * The figures of what is being typed, in the same frame as the key.
 *
 * @param request null while an input is missing or refused
 * @param isNeeded the server's figures are not those of the request yet
 */
export function usePreview(request: SimulationRequest | null, basis: SimulationBasis | undefined, isNeeded: boolean) {
  const text = request && JSON.stringify(request);
  return useMemo(
    () => (isNeeded && text && basis ? previewTerms(JSON.parse(text) as SimulationRequest, basis) : null),
    [isNeeded, text, basis],
  );
}
