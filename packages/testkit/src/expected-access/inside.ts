import type { Right } from './rights.ts';

/**
 * What is checked inside a call or not by an address of its own, by the name in the access table: whose desk has the queue of
 * decisions, what a dealer's account loads at the start, what is done on a page that more may open, what has no screen yet.
 */
export const expectedInside: Readonly<Record<string, Right>> = {
  'proposals-decide': 'decideProposals',
  'common-configuration': 'commonConfiguration',
  'insurance-contracting': 'insuranceContracting',
  'insurance-consult': 'insuranceConsult',
  'audit-trail': 'auditTrail',
  'user-switch': 'switchUsers',
  'user-help': 'helpUsers',
  'dealer-products': 'dealerProducts',
};
