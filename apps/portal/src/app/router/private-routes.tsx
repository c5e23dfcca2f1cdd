import { PageSkeleton } from '@estrada/web/frame/page-skeleton.tsx';
import { usePages } from '@estrada/web/pages/page-table.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { strings } from '../strings.ts';
import { route } from './guarded-page.tsx';
import { PrivateArea } from './private-area.tsx';
import { usePageTitle } from './use-page-title.ts';

const NotFound = lazy(() => import('../shell/not-found.page.tsx').then(({ Page }) => ({ default: Page })));

/** Every page but the public ones, and what is no page at all. */
export function PrivateRoutes() {
  const { rows } = usePages();
  return (
    <Routes>
      <Route element={<PrivateArea />}>{rows.filter(({ access }) => access !== 'public').map(route)}</Route>
      <Route element={<PrivateArea showsStrangers />}>
        <Route path="*" element={<OtherAddress />} />
      </Route>
    </Routes>
  );
}

/** An address that is no row: any that contains the steps of a person with a disability leads to them. */
function OtherAddress() {
  const { pathname, search } = useLocation();
  return pathname.includes(paths.pcdSteps) ? (
    <Navigate to={{ pathname: paths.pcdSteps, search }} replace />
  ) : (
    <NotFoundPage />
  );
}

function NotFoundPage() {
  usePageTitle(useStrings(strings)('title.notFound'));
  return (
    <Suspense fallback={<PageSkeleton />}>
      <NotFound />
    </Suspense>
  );
}
