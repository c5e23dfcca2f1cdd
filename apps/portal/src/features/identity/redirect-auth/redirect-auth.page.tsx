import { WaitingScreen } from '@estrada/web/frame/waiting-screen.tsx';
import { usePages } from '@estrada/web/pages/page-table.ts';
import { rememberReturnAddress } from '@estrada/web/session/return-address.ts';
import { useSession } from '@estrada/web/session/use-session.ts';
import { useEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { readSignInRequest } from './read-sign-in-request.ts';
import { SingleSignOn } from './single-sign-on.tsx';

/**
 * The way to the identity provider and back. Nothing that an address brings can open a session by itself: what comes back is
 * handed to the server, which has it proved; tokens in it are not read. It leads on to the login, which lets in who has a
 * session and asks everybody else. A page of this portal (`returnTo`) is kept for afterwards.
 */
export function Page() {
  const search = useSearchParams()[0];
  const [wish] = useState(() => readSignInRequest(search));
  const wanted = search.get('returnTo');
  const pages = usePages();
  const { status } = useSession();
  useEffect(() => {
    if (wanted && pages.findInternal(wanted)) rememberReturnAddress(wanted);
  }, [wanted, pages]);
  useEffect(() => {
    // a code opens once, but nobody should find one by going back; the router keeps the address it knows
    if (wish.kind !== 'none') window.history.replaceState(window.history.state, '', window.location.pathname);
  }, [wish]);
  if (wish.kind === 'none' || status === 'signed-in') return <Navigate to={paths.login} replace />;
  return status === 'starting' ? <WaitingScreen /> : <SingleSignOn wish={wish} />;
}
