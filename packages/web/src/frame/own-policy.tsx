import { type ReactNode, useEffect, useState } from 'react';
import { PageSkeleton } from './page-skeleton.tsx';

/**
 * Pages whose content security policy is wider than usual. A browser keeps the policy of the document that it loaded,
 * also after navigation by the router, so users who arrive by a link within the portal get a full page load.
 *
 * @param paths the pages with this policy
 */
export function UnderOwnPolicy({ paths, children }: { paths: readonly string[]; children: ReactNode }) {
  const [isHere] = useState(() => hasOwnPolicy(paths));
  useEffect(() => {
    if (!isHere) window.location.reload();
  }, [isHere]);
  return isHere ? children : <PageSkeleton />;
}

/** Whether this document was loaded at one of the pages. */
function hasOwnPolicy(paths: readonly string[]): boolean {
  const [loaded] = performance.getEntriesByType?.('navigation') ?? [];
  // if the browser does not report the address, reloading would never end
  if (!loaded) return true;
  const { pathname } = new URL(loaded.name);
  return pathname === window.location.pathname || paths.includes(decodeURI(pathname).replace(/\/+$/, ''));
}
