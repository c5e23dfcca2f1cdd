import type { RequestContext } from './context.ts';

/**
 * What stands for the request where nobody calls: no cookies come and none are kept.
 *
 * @param clientAddress what acts instead, e.g. `job`
 */
export const noHttp = (clientAddress: string): RequestContext['http'] => ({
  clientAddress,
  portalOrigin: '',
  linkToken: undefined,
  refreshCookie: undefined,
  setRefreshCookie: () => {},
  signOnCookie: undefined,
  setSignOnCookie: () => {},
});
