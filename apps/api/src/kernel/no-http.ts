import type { RequestContext } from './context.ts';

/**
 * The HTTP part of the context without a request: no cookies are read or set.
 *
 * @param clientAddress the acting component, e.g. `job`
 */
export const noHttp = (clientAddress: string): RequestContext['http'] => ({
  clientAddress,
  deviceHash: () => null,
  portalOrigin: '',
  linkToken: undefined,
  refreshCookie: undefined,
  setRefreshCookie: () => {},
  signOnCookie: undefined,
  setSignOnCookie: () => {},
});
