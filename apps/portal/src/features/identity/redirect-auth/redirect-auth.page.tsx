import '@estrada/web/frame/waiting-screen.css';
import './redirect-auth.css';
import { useIsHydrated } from '@estrada/web/frame/use-is-hydrated.ts';
import { usePages } from '@estrada/web/pages/page-table.ts';
import { rememberReturnAddress } from '@estrada/web/session/return-address.ts';
import { useSession } from '@estrada/web/session/use-session.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button } from '@mantine/core';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { LoginFrame } from '../login-frame.tsx';
import { readSignInRequest, type SignInRequest } from './read-sign-in-request.ts';
import { strings } from './strings.ts';
import { useSingleSignOn } from './use-single-sign-on.ts';

const OtherSessionModal = lazy(() =>
  import('../other-session.modal.tsx').then((file) => ({ default: file.OtherSessionModal })),
);

/** Until the address and the session are known. */
function Waiting() {
  const t = useStrings(strings);
  return (
    <LoginFrame title={t('title')} help={<span role="status">{t('waiting')}</span>}>
      <div className="estrada-waiting-lane" aria-hidden="true" />
    </LoginFrame>
  );
}

/** The login through the identity provider, in progress or failed. */
function SingleSignOn({ wish }: { wish: Exclude<SignInRequest, { kind: 'none' }> }) {
  const t = useStrings(strings);
  const signOn = useSingleSignOn(wish);
  const { failure } = signOn;
  return (
    <LoginFrame
      title={t(failure ? 'failed.title' : 'title')}
      help={
        failure ? (
          <span role="alert">{'key' in failure ? t(failure.key) : failure.text}</span>
        ) : (
          <span role="status">{t(signOn.isStarting ? 'starting' : 'finishing')}</span>
        )
      }
    >
      {failure ? (
        <div className="estrada-redirect-ways">
          <Button size="md" fullWidth onClick={signOn.startAgain}>
            {t('again')}
          </Button>
          <Link to={paths.login} state={{ withPassword: true }} className="estrada-login-link">
            {t('withPassword')}
          </Link>
        </div>
      ) : (
        <div className="estrada-waiting-lane" aria-hidden="true" />
      )}
      {signOn.otherSession ? (
        <Suspense fallback={null}>
          <OtherSessionModal
            subject={signOn.otherSession}
            isBusy={signOn.isBusy}
            onConfirm={signOn.endOtherSession}
            onCancel={signOn.leave}
          />
        </Suspense>
      ) : null}
    </LoginFrame>
  );
}

/**
 * The redirect to the identity provider and back. An address alone cannot open a session: the response is sent to the
 * server, which verifies it; tokens in the address are not read. It leads to the login, which redirects users with a
 * session and prompts all others. A page of this portal (`returnTo`) is stored for afterwards.
 */
export function Page() {
  const search = useSearchParams()[0];
  const [wish] = useState(() => readSignInRequest(search));
  const wanted = search.get('returnTo');
  const isHydrated = useIsHydrated();
  useEffect(() => {
    // a code is valid once, but it should not remain in the history; the router keeps the original address
    if (wish.kind !== 'none') window.history.replaceState(window.history.state, '', window.location.pathname);
  }, [wish]);
  if (!isHydrated) return <Waiting />;
  return wanted ? (
    <Suspense fallback={<Waiting />}>
      <Returning wanted={wanted} wish={wish} />
    </Suspense>
  ) : (
    <Redirect wish={wish} />
  );
}

/** Only an address to return to needs the table of all pages. */
function Returning({ wanted, wish }: { wanted: string; wish: SignInRequest }) {
  const pages = usePages();
  useEffect(() => {
    if (pages.findInternal(wanted)) rememberReturnAddress(wanted);
  }, [wanted, pages]);
  return <Redirect wish={wish} />;
}

function Redirect({ wish }: { wish: SignInRequest }) {
  const { status } = useSession();
  if (wish.kind === 'none' || status === 'signed-in') return <Navigate to={paths.login} replace />;
  return status === 'starting' ? <Waiting /> : <SingleSignOn wish={wish} />;
}
