import { PageSkeleton } from '@estrada/web/frame/page-skeleton.tsx';
import { usePages } from '@estrada/web/pages/page-table.ts';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router';
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
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
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
