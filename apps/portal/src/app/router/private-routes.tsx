import { PageSkeleton } from '@estrada/web/frame/page-skeleton.tsx';
import { WaitingScreen } from '@estrada/web/frame/waiting-screen.tsx';
import { usePages } from '@estrada/web/pages/page-table.ts';
import { rememberReturnAddress } from '@estrada/web/session/return-address.ts';
import { useSession } from '@estrada/web/session/use-session.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { strings } from '../strings.ts';
import { route } from './guarded-page.tsx';
import { usePageTitle } from './use-page-title.ts';

const Shell = lazy(() => import('../shell/shell.tsx').then((file) => ({ default: file.Shell })));
const FramedRoutes = lazy(() => import('../shell/framed-routes.tsx').then((file) => ({ default: file.FramedRoutes })));
const Unreachable = lazy(() => import('../shell/unreachable.tsx').then((file) => ({ default: file.Unreachable })));

/**
 * Everything behind the login: redirects to the login without a session, and shows the shell with one.
 *
 * @param showsStrangers the page also shows something without a session ("not found"), outside the shell
 */
function PrivateArea({ showsStrangers = false }: { showsStrangers?: boolean }) {
  const { status } = useSession();
  const [hasBeenIn, setBeenIn] = useState(false);
  if (status === 'signed-in' && !hasBeenIn) setBeenIn(true);
  if (status === 'starting') return <WaitingScreen />;
  if (status === 'unreachable') return <Unreachable />;
  if (status === 'signed-in') return <Shell />;
  // no return address after a logout; a lost session has already saved its own
  if (hasBeenIn) return <Navigate to={paths.login} replace />;
  return showsStrangers ? <FramedRoutes /> : <StrangerToLogin />;
}

function StrangerToLogin() {
  const { pathname, search } = useLocation();
  useEffect(() => {
    // the home page is not saved as a return address: docs/specification/portal.md#landing defines where a login leads
    if (pathname !== paths.home) rememberReturnAddress(pathname + search);
  }, [pathname, search]);
  return <Navigate to={paths.login} replace />;
}

const NotFound = lazy(() => import('../shell/not-found.page.tsx').then(({ Page }) => ({ default: Page })));

/** All private pages, and addresses without a page. */
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

/** An address without a row: any that contains the steps of a person with a disability redirects to them. */
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
