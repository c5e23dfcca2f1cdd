import { PageSkeleton } from '@estrada/web/frame/page-skeleton.tsx';
import { plansPages } from '@estrada/web/plans/plans-pages.ts';
import { type ReactNode, useEffect, useState } from 'react';

const paths: readonly string[] = Object.values(plansPages).map(({ path }) => path);

/**
 * Only these pages come with a content policy that lets the plans front end in, and a browser keeps the policy of the address
 * that it loaded, wherever the router went since. Who came by a link from elsewhere in the portal gets the page loaded anew.
 */
export function UnderOwnPolicy({ children }: { children: ReactNode }) {
  const [isHere] = useState(hasOwnPolicy);
  useEffect(() => {
    if (!isHere) window.location.reload();
  }, [isHere]);
  return isHere ? children : <PageSkeleton />;
}

/** Whether this document was loaded at one of the pages. */
function hasOwnPolicy(): boolean {
  const [loaded] = performance.getEntriesByType?.('navigation') ?? [];
  // where the browser does not say it, loading anew would never end
  if (!loaded) return true;
  const { pathname } = new URL(loaded.name);
  return pathname === window.location.pathname || paths.includes(decodeURI(pathname).replace(/\/+$/, ''));
}
