import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { PasswordField } from './password-field.tsx';
import { strings } from './strings.ts';
import type { useLogin } from './use-login.ts';

const OtherSessionModal = lazy(() =>
  import('./other-session.modal.tsx').then((file) => ({ default: file.OtherSessionModal })),
);

const ForgotPasswordModal = lazy(() =>
  import('./forgot-password/forgot-password.modal.tsx').then((file) => ({ default: file.ForgotPasswordModal })),
);

/** Step 2: the password. */
export function PasswordStep({ login }: { login: ReturnType<typeof useLogin> }) {
  const t = useStrings(strings);
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [isForgetful, setForgetful] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const error = isMissing ? t('login.passwordRequired') : login.passwordError;
  useEffect(() => {
    if (error) field.current?.focus();
  }, [error]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(password === '');
    if (password !== '' && !login.isBusy) void login.signIn(password);
  };
  return (
    <>
      <form onSubmit={submit} noValidate className="estrada-login-form">
        <div className="estrada-login-who">
          <TextInput
            label={t('login.username')}
            size="md"
            name="username"
            autoComplete="username"
            value={login.username}
            disabled
            readOnly
          />
          <button type="button" className="estrada-login-link" onClick={login.changeUser}>
            {t('login.changeUser')}
          </button>
        </div>
        <PasswordField
          label={t('login.password')}
          name="password"
          autoComplete="current-password"
          autoFocus
          ref={field}
          value={password}
          onChange={(value) => {
            setPassword(value);
            setMissing(false);
            login.forgetRefusal();
          }}
          // the focus is already here when it is refused, so only the message itself can announce it
          errorProps={{ role: 'alert' }}
          error={error}
        />
        <button type="button" className="estrada-login-link estrada-login-forgot" onClick={() => setForgetful(true)}>
          {t('login.forgot')}
        </button>
        <Button type="submit" size="md" fullWidth aria-disabled={login.isBusy} data-busy={login.isBusy}>
          {t(login.isBusy ? 'login.entering' : 'login.enter')}
        </Button>
      </form>
      {login.asksAboutOtherSession ? (
        <Suspense fallback={null}>
          <OtherSessionModal
            subject={login.username}
            isBusy={login.isBusy}
            onConfirm={() => void login.signIn(password, true)}
            onCancel={login.leaveOtherSession}
          />
        </Suspense>
      ) : null}
      {isForgetful ? (
        <Suspense fallback={null}>
          <ForgotPasswordModal username={login.username} onClose={() => setForgetful(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
