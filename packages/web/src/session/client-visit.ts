/** Where a client follows their financing. */
export const clientPagePath = '/acompanharProposta';

const linkKey = 'estrada.client-page';
const visitKey = 'estrada.client-visit';

/**
 * The secrets with which a client's page is open, in this tab: of the link, and of the visit that a code started. The
 * signature is on another site and the selfie in another document; both lead back here.
 */
export const clientVisit = {
  link: (): string => sessionStorage.getItem(linkKey) ?? '',
  /** Another link ends the visit of the previous one. */
  keepLink(secret: string): void {
    if (secret !== clientVisit.link()) clientVisit.keep('');
    sessionStorage.setItem(linkKey, secret);
  },
  /** Empty outside a visit. */
  secret: (): string => sessionStorage.getItem(visitKey) ?? '',
  /** @param secret empty: the visit has ended */
  keep(secret: string): void {
    if (secret) sessionStorage.setItem(visitKey, secret);
    else sessionStorage.removeItem(visitKey);
  },
};
