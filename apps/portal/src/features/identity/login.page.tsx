import { WaitingScreen } from '@estrada/web/frame/waiting-screen.tsx';
import { usePages } from '@estrada/web/pages/page-table.ts';
import { forgetReturn, readReturn } from '@estrada/web/session/return-address.ts';
import { useSession, useSignedIn } from '@estrada/web/session/use-session.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Suspense, useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { landingAddress } from './landing.ts';
import { LoginFrame } from './login-frame.tsx';
import { PasswordStep } from './password-step.tsx';
import { strings } from './strings.ts';
import { useLogin } from './use-login.ts';
import { UsernameStep } from './username-step.tsx';

/** The sign-in. Who is signed in already goes where a sign-in leads. */
export function Page() {
  const { status } = useSession();
  if (status === 'starting') return <WaitingScreen />;
  if (status !== 'signed-in') return <Login />;
  return (
    <Suspense fallback={<WaitingScreen />}>
      <Landing />
    </Suspense>
  );
}

function Landing() {
  const { user, can } = useSignedIn();
  const pages = usePages();
  const [address] = useState(() => landingAddress(pages, user, can, readReturn(user.username)));
  useEffect(forgetReturn, []);
  return <Navigate to={address} replace />;
}

function Login() {
  const t = useStrings(strings);
  const login = useLogin();
  return (
    <LoginFrame title={t('login.title')} help={t('login.help')}>
      {login.step === 'username' ? (
        <UsernameStep
          initial={login.username}
          isBusy={login.isBusy}
          error={login.usernameError}
          onType={login.forgetRefusal}
          onNext={(username) => void login.lookUp(username)}
        />
      ) : (
        <PasswordStep login={login} />
      )}
    </LoginFrame>
  );
}
