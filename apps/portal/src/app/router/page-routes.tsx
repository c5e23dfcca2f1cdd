import { PageSkeleton } from '@estrada/web/frame/page-skeleton.tsx';
import { useSession } from '@estrada/web/session/use-session.ts';
import { bringWords } from '@estrada/web/words/language.ts';
import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import type { PageLoader, RouteRow } from '../route-row.ts';
import { routes } from '../routes.tsx';
import { PrivateArea } from './private-area.tsx';

const NotAvailable = lazy(() => import('../shell/not-available.page.tsx').then(({ Page }) => ({ default: Page })));
const NotFound = lazy(() => import('../shell/not-found.page.tsx').then(({ Page }) => ({ default: Page })));
const PublicFrame = lazy(() => import('../shell/public-frame.tsx').then((file) => ({ default: file.PublicFrame })));

/** One lazy component a page file, however many addresses lead to it: going between them keeps its state. */
const pages = new Map<PageLoader, ReturnType<typeof lazyPage>>();
for (const { page } of routes) if (page !== 'not-built' && !pages.has(page)) pages.set(page, lazyPage(page));

function lazyPage(load: PageLoader) {
  return lazy(async () => {
    const { Page } = await load();
    await bringWords();
    return { default: Page };
  });
}

/** The router's tree, made from the route table. */
export function PageRoutes() {
  const isPublic = (row: RouteRow) => row.access === 'public';
  return (
    <Routes>
      {routes.filter((row) => isPublic(row) && row.bare).map(route)}
      <Route element={<PublicFrame />}>{routes.filter((row) => isPublic(row) && !row.bare).map(route)}</Route>
      <Route element={<PrivateArea />}>{routes.filter((row) => !isPublic(row)).map(route)}</Route>
      <Route element={<PrivateArea showsStrangers />}>
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}

function route(row: RouteRow) {
  return <Route key={row.path} path={row.path} caseSensitive element={<GuardedPage row={row} />} />;
}

function NotFoundPage() {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <NotFound />
    </Suspense>
  );
}

/** Wrong role: home. The private area around it has already sent strangers to the login. */
function GuardedPage({ row }: { row: RouteRow }) {
  const { can } = useSession();
  const isOpen = row.access === 'public' || row.access === 'user' || can(row.access);
  if (!isOpen) return <Navigate to="/" replace />;
  const Page = row.page === 'not-built' ? NotAvailable : pages.get(row.page)!;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Page />
    </Suspense>
  );
}
