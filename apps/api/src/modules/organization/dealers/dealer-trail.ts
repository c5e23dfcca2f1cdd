import type { DealerRecord } from './dealer-register.repository.ts';

/** What a registration says of a dealer. */
type Facts = Pick<
  DealerRecord,
  | 'companyName'
  | 'tradingName'
  | 'document'
  | 'GMFcode'
  | 'baccode'
  | 'phone'
  | 'zipCode'
  | 'street'
  | 'number'
  | 'complement'
  | 'neighbourhood'
  | 'city'
  | 'state'
  | 'groupName'
  | 'branchName'
>;

/**
 * A dealer as the trail keeps it. The trail masks names and addresses of people; those of a company are public and go by
 * other words, so that the history beside the dealer says what has changed. Document and phone stay masked.
 */
export const dealerFacts = (dealer: Facts) => ({
  title: dealer.tradingName,
  companyTitle: dealer.companyName,
  document: dealer.document,
  gmfCode: dealer.GMFcode,
  bacCode: dealer.baccode,
  group: dealer.groupName,
  branch: dealer.branchName,
  phone: dealer.phone,
  zipCode: dealer.zipCode,
  address: [dealer.street, dealer.number, dealer.complement].filter(Boolean).join(', '),
  neighbourhood: dealer.neighbourhood,
  city: dealer.city,
  state: dealer.state,
});
