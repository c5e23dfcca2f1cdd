import { useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { AlertBanner } from '../../app/alerts/alert-banner.tsx';
import { useStrings } from '../../app/i18n/use-strings.ts';
import { forgetReturn, readReturn } from '../../app/session/return-address.ts';
import { useSession, useSignedIn } from '../../app/session/use-session.ts';
import { Brand } from '../../app/shell/brand.tsx';
import { LanguageSwitch } from '../../app/shell/language-switch.tsx';
import { SchemeSwitch } from '../../app/shell/scheme-switch.tsx';
import { WaitingScreen } from '../../app/shell/waiting-screen.tsx';
import { landingAddress } from './landing.ts';
import { PasswordStep } from './password-step.tsx';
import { RoadPicture } from './road-picture.tsx';
import { strings } from './strings.ts';
import { useLogin } from './use-login.ts';
import { UsernameStep } from './username-step.tsx';
import './login.css';

/** The sign-in. Who is signed in already goes where a sign-in leads. */
export function Page() {
  const { status } = useSession();
  if (status === 'starting') return <WaitingScreen />;
  return status === 'signed-in' ? <Landing /> : <Login />;
}

function Landing() {
  const { user, can } = useSignedIn();
  const [address] = useState(() => landingAddress(user, can, readReturn(user.username)));
  useEffect(forgetReturn, []);
  return <Navigate to={address} replace />;
}

function Login() {
  const t = useStrings(strings);
  const login = useLogin();
  return (
    <main className="estrada-login">
      <RoadPicture />
      <div className="estrada-login-side">
        <div className="estrada-login-bar">
          <Brand />
          <span className="estrada-login-switches">
            <LanguageSwitch />
            <SchemeSwitch />
          </span>
        </div>
        <div className="estrada-login-box">
          <AlertBanner />
          <h1>{t('login.title')}</h1>
          <p className="estrada-login-help">{t('login.help')}</p>
          {login.step === 'username' ? (
            <UsernameStep
              initial={login.username}
              isBusy={login.isBusy}
              error={login.usernameError}
              onNext={(username) => void login.lookUp(username)}
            />
          ) : (
            <PasswordStep login={login} />
          )}
        </div>
      </div>
    </main>
  );
}
