import type { DealerRecord } from './dealer-register.repository.ts';

/** The registered data of a dealer. */
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
 * A dealer in the form of the trail. The trail masks names and addresses of people; those of a company are public and
 * have other keys, so that the history of the dealer shows what has changed. Document and phone stay masked.
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
