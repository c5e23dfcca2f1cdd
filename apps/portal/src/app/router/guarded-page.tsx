import { type LazyPart, lazyPart, Part } from '@estrada/web/frame/lazy-part.tsx';
import { PageSkeleton } from '@estrada/web/frame/page-skeleton.tsx';
import { canOpen, usePageStrings } from '@estrada/web/pages/page-access.ts';
import type { PageLoader, PageRow } from '@estrada/web/pages/page-row.ts';
import { useSession } from '@estrada/web/session/use-session.ts';
import { Suspense } from 'react';
import { Navigate, Route } from 'react-router';
import { firstPaths } from '../../first-paths.ts';
import { TypedEarly } from './typed-early.tsx';
import { usePageTitle } from './use-page-title.ts';

/** One lazy component per page file, even with several addresses: navigating between them preserves its state. */
const pages = new Map<PageLoader, LazyPart>();

function pageOf({ load }: PageRow): LazyPart {
  const page = pages.get(load) ?? lazyPart(async () => (await load()).Page);
  pages.set(load, page);
  return page;
}

/** Loads the page of a row, so that it renders without waiting. */
export async function loadPage(row: PageRow): Promise<void> {
  await pageOf(row).load();
}

export function route(row: PageRow) {
  return <Route key={row.path} path={row.path} caseSensitive element={<GuardedPage row={row} />} />;
}

/**
 * Redirects a user without access to the home page. The surrounding private area has already sent visitors without a
 * session to the login.
 */
function GuardedPage({ row }: { row: PageRow }) {
  const { can } = useSession();
  usePageTitle(usePageStrings()(row.words).title);
  if (!canOpen(row, can)) return <Navigate to={firstPaths.home} replace />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Part of={pageOf(row)} properties={row.props} />
      <TypedEarly />
    </Suspense>
  );
}
