import { lazy } from 'react';
import { Navigate } from 'react-router';
import { paths } from '../paths.ts';
import { useSession } from '../session/use-session.ts';
import { WaitingScreen } from '../shell/waiting-screen.tsx';

const Shell = lazy(() => import('../shell/shell.tsx').then((file) => ({ default: file.Shell })));
const Unreachable = lazy(() => import('../shell/unreachable.tsx').then((file) => ({ default: file.Unreachable })));

/** Everything behind the login: a stranger goes there, somebody signed in gets the shell. */
export function PrivateArea() {
  const { status } = useSession();
  if (status === 'starting') return <WaitingScreen />;
  if (status === 'unreachable') return <Unreachable />;
  if (status === 'anonymous') return <Navigate to={paths.login} replace />;
  return <Shell />;
}
