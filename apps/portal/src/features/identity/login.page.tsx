import type { Capability } from '@estrada/domain/access/index';
import type { SessionUser } from '@estrada/endpoints/index';
import { WaitingScreen } from '@estrada/web/frame/waiting-screen.tsx';
import { canOpen } from '@estrada/web/pages/page-access.ts';
import { type PageTable, usePages } from '@estrada/web/pages/page-table.ts';
import { forgetReturn, readReturn } from '@estrada/web/session/return-address.ts';
import { useSession, useSignedIn } from '@estrada/web/session/use-session.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, Suspense, useEffect, useRef, useState } from 'react';
import { Navigate } from 'react-router';
import { firstPaths } from '../../first-paths.ts';
import { LoginFrame } from './login-frame.tsx';
import { PasswordStep } from './password-step.tsx';
import { strings } from './strings.ts';
import { useLogin } from './use-login.ts';

/** Step 1: the username. */
function UsernameStep({
  initial,
  isBusy,
  error,
  onType,
  onNext,
}: {
  initial: string;
  isBusy: boolean;
  error: string | null;
  /** the refused value is being changed */
  onType: () => void;
  onNext: (username: string) => void;
}) {
  const t = useStrings(strings);
  const [username, setUsername] = useState(initial);
  const [isTouched, setTouched] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isEmpty = username.trim() === '';
  useEffect(() => {
    if (error) field.current?.focus();
  }, [error]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isEmpty) setTouched(true);
    else if (!isBusy) onNext(username);
  };
  return (
    <form onSubmit={submit} noValidate className="estrada-login-form">
      <TextInput
        ref={field}
        label={t('login.username')}
        size="md"
        name="username"
        autoComplete="username"
        autoCapitalize="characters"
        spellCheck={false}
        autoFocus
        data-autofocus
        required
        maxLength={60}
        classNames={{ input: 'estrada-login-username' }}
        value={username}
        onChange={(event) => {
          setUsername(event.currentTarget.value);
          setTouched(true);
          onType();
        }}
        // the focus is already here when it is refused, so only the message itself can announce it
        errorProps={{ role: 'alert' }}
        error={isTouched && isEmpty ? t('login.usernameRequired') : error}
      />
      <Button type="submit" size="md" fullWidth disabled={isEmpty} aria-disabled={isBusy || isEmpty} data-busy={isBusy}>
        {t(isBusy ? 'login.checking' : 'login.next')}
      </Button>
    </form>
  );
}

/**
 * Where a login leads: back to where the session was lost, or to the address requested before the login, if the user
 * may open it; otherwise as defined in docs/specification/portal.md#landing. With a default dealer that is the
 * simulator, where new opportunities are announced. The home page replaces a landing page that is not built yet or not
 * allowed for this role.
 *
 * @param remembered path and query stored in this tab; anything but a private page of the page table is ignored
 */
export function landingAddress(
  pages: PageTable,
  user: SessionUser,
  can: (capability: Capability) => boolean,
  remembered: string | null,
): string {
  const mayOpen = (address: string) => {
    const row = pages.findInternal(address);
    return row !== null && row.access !== 'public' && canOpen(row, can);
  };
  if (remembered && mayOpen(remembered)) return remembered;
  const landing = landingOf(user);
  return mayOpen(landing) && pages.findInternal(landing) ? landing : firstPaths.home;
}

function landingOf(user: SessionUser): string {
  if (user.dealerDefault !== null) return firstPaths.simulator;
  if (user.groups[0]?.groupName === 'ofertas') return firstPaths.offersSimulator;
  return user.userType === 'GMF' ? firstPaths.home : firstPaths.simulator;
}

/** The login. A user with a session is redirected as after a login. */
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
