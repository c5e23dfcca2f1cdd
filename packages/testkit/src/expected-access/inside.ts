import type { Right } from './rights.ts';

/**
 * Rights checked inside a call or without an address of their own, by the name in the access table: the decision queue
 * on the desk, the initial data of a dealer's account, acts on a page with wider access, unbuilt screens.
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
  'dealer-service-change': 'changeDealerService',
  'product-menu': 'arrangeProductMenu',
};
