import { PageSkeleton } from '@estrada/web/frame/page-skeleton.tsx';
import { canOpen, usePageWords } from '@estrada/web/pages/page-access.ts';
import type { PageLoader, PageRow } from '@estrada/web/pages/page-row.ts';
import { useSession } from '@estrada/web/session/use-session.ts';
import { bringWords } from '@estrada/web/words/language.ts';
import { type ComponentType, lazy, Suspense } from 'react';
import { Navigate, Route } from 'react-router';
import { paths } from '../../paths.ts';
import { usePageTitle } from './use-page-title.ts';

const NotAvailable = lazyPage(() => import('../shell/not-available.page.tsx'));

/** One lazy component a page file, however many addresses lead to it: going between them keeps its state. */
const pages = new Map<PageLoader, ComponentType<object>>();

function lazyPage(load: PageLoader) {
  return lazy(async () => {
    const { Page } = await load();
    await bringWords();
    // a row's properties are those of its page: `sharedPage` has checked them
    return { default: Page as ComponentType<object> };
  });
}

function pageOf(load: PageLoader): ComponentType<object> {
  const Page = pages.get(load) ?? lazyPage(load);
  pages.set(load, Page);
  return Page;
}

/** The route of a row of the page table. */
export function route(row: PageRow) {
  return <Route key={row.path} path={row.path} caseSensitive element={<GuardedPage row={row} />} />;
}

/** Wrong role: home. The private area around it has already sent strangers to the login. */
function GuardedPage({ row }: { row: PageRow }) {
  const { can } = useSession();
  usePageTitle(usePageWords()(row.words).title);
  if (!canOpen(row, can)) return <Navigate to={paths.home} replace />;
  const Page = row.load ? pageOf(row.load) : NotAvailable;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Page {...row.props} />
    </Suspense>
  );
}
