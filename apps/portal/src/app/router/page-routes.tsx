import { WaitingScreen } from '@estrada/web/frame/waiting-screen.tsx';
import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { publicPages } from '../pages/public-pages.ts';
import { route } from './guarded-page.tsx';

const PublicFrame = lazy(() => import('../shell/public-frame.tsx').then((file) => ({ default: file.PublicFrame })));
const PrivateRoutes = lazy(() => import('./private-routes.tsx').then((file) => ({ default: file.PrivateRoutes })));

/** The router's tree, made from the page table. Whatever is not public comes with the private pages. */
export function PageRoutes() {
  return (
    <Routes>
      {publicPages.filter((row) => row.bare).map(route)}
      <Route element={<PublicFrame />}>{publicPages.filter((row) => !row.bare).map(route)}</Route>
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
