import { WaitingScreen } from '@estrada/web/frame/waiting-screen.tsx';
import { rememberReturnAddress } from '@estrada/web/session/return-address.ts';
import { useSession } from '@estrada/web/session/use-session.ts';
import { lazy, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { paths } from '../../paths.ts';

const Shell = lazy(() => import('../shell/shell.tsx').then((file) => ({ default: file.Shell })));
const PublicFrame = lazy(() => import('../shell/public-frame.tsx').then((file) => ({ default: file.PublicFrame })));
const Unreachable = lazy(() => import('../shell/unreachable.tsx').then((file) => ({ default: file.Unreachable })));

/**
 * Everything behind the login: a stranger goes there, somebody signed in gets the shell.
 *
 * @param showsStrangers the page shows strangers something too ("not found"), without the shell
 */
export function PrivateArea({ showsStrangers = false }: { showsStrangers?: boolean }) {
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
