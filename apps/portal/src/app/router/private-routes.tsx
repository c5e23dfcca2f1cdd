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
const PublicFrame = lazy(() => import('../shell/public-frame.tsx').then((file) => ({ default: file.PublicFrame })));
const Unreachable = lazy(() => import('../shell/unreachable.tsx').then((file) => ({ default: file.Unreachable })));

/**
 * Everything behind the login: a stranger goes there, somebody signed in gets the shell.
 *
 * @param showsStrangers the page shows strangers something too ("not found"), without the shell
 */
function PrivateArea({ showsStrangers = false }: { showsStrangers?: boolean }) {
  const { status } = useSession();
  const [hasBeenIn, setBeenIn] = useState(false);
  if (status === 'signed-in' && !hasBeenIn) setBeenIn(true);
  if (status === 'starting') return <WaitingScreen />;
  if (status === 'unreachable') return <Unreachable />;
  if (status === 'signed-in') return <Shell />;
  // who signed out wants nothing back, and a lost session has kept its own address
  if (hasBeenIn) return <Navigate to={paths.login} replace />;
  return showsStrangers ? <PublicFrame /> : <StrangerToLogin />;
}

function StrangerToLogin() {
  const { pathname, search } = useLocation();
  useEffect(() => {
    // the bare portal is no wish: docs/specification/portal.md#landing says where a sign-in leads
    if (pathname !== paths.home) rememberReturnAddress(pathname + search);
  }, [pathname, search]);
  return <Navigate to={paths.login} replace />;
}

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
