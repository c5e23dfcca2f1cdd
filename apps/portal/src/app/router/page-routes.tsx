import { lazyPart, Part } from '@estrada/web/frame/lazy-part.tsx';
import { WaitingScreen } from '@estrada/web/frame/waiting-screen.tsx';
import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { publicPages, publicTable } from '../pages/public-pages.ts';
import { loadPage, route } from './guarded-page.tsx';

const publicFrame = lazyPart(() => import('../shell/framed-routes.tsx').then((file) => file.FramedRoutes));
const PrivateRoutes = lazy(() => import('./private-routes.tsx').then((file) => ({ default: file.PrivateRoutes })));

/** The route tree, built from the page table. Every address that is not public loads the private pages. */
export function PageRoutes() {
  return (
    <Routes>
      {publicPages.filter((row) => row.bare).map(route)}
      <Route element={<Part of={publicFrame} />}>{publicPages.filter((row) => !row.bare).map(route)}</Route>
      <Route
        path="*"
        element={
          <Suspense fallback={<WaitingScreen />}>
            <PrivateRoutes />
          </Suspense>
        }
      />
    </Routes>
  );
}

/** Loads the frame and the page of a public address; does nothing for any other address. */
export async function loadPublicPage(pathname: string): Promise<void> {
  const row = publicTable.find(pathname);
  if (row) await Promise.all([loadPage(row), row.bare ? null : publicFrame.load()]);
}
