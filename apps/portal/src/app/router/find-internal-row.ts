import type { RouteRow } from '../route-row.ts';
import { findRow } from './find-row.ts';

/** Only its origin is used: what resolves to another one leaves the portal. */
const here = 'https://portal.invalid';

/**
 * The row of a remembered address (path and query), or null when it is not exactly a page of this portal. The browser
 * reads `//host`, `/\host` and hidden control characters as another site, so only an address that the URL parser gives
 * back unchanged counts.
 */
export function findInternalRow(address: string): RouteRow | null {
  if (!address.startsWith('/') || address.startsWith('//') || !URL.canParse(address, here)) return null;
  const { origin, pathname, search } = new URL(address, here);
  return origin === here && pathname + search === address ? findRow(pathname) : null;
}
