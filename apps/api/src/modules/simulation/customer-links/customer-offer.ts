import { evaluateTradeIn, firstNameOf, type OfferLender } from '@estrada/domain/simulation/index';
import type { SavedSimulation, SimulationItem } from '@estrada/endpoints/index';
import { customerTerm } from '@estrada/endpoints/simulation/customer-links.schemas';
import type { StoredOffer } from './customer-links.repository.ts';

/**
 * What the client reads of a saved simulation: the figures of its terms and who lends, the first name, and nothing of
 * tables, tiers, subsidies and commissions. What is not named in the schemas of the call is dropped here already.
 */
export const customerOfferOf = (
  { client, vehicleLabel, dealer, sellerName, request, selectedTerm, result }: SavedSimulation,
  terms: readonly SimulationItem[],
  lender: OfferLender,
): StoredOffer => ({
  firstName: firstNameOf(client.name),
  vehicleLabel,
  dealerName: dealer.tradingName,
  sellerName,
  quotedOn: result.simulationDate,
  vehicleValueCents: request.vehicleValueCents,
  entryValueCents: request.entryValueCents,
  ...(request.tradeIn ? { tradeIn: evaluateTradeIn(request.tradeIn) } : {}),
  selectedTerm: selectedTerm ?? terms[Math.floor(terms.length / 2)]!.term,
  terms: terms.map((term) => customerTerm.parse(term)),
  lender,
});
