import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useStrings } from '../../app/i18n/use-strings.ts';
import { strings } from './strings.ts';

/** Step 1: who. */
export function UsernameStep({
  initial,
  isBusy,
  error,
  onNext,
}: {
  initial: string;
  isBusy: boolean;
  error: string | null;
  onNext: (username: string) => void;
}) {
  const t = useStrings(strings);
  const [username, setUsername] = useState(initial);
  const [isTouched, setTouched] = useState(false);
  const isEmpty = username.trim() === '';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isEmpty) setTouched(true);
    else onNext(username);
  };
  return (
    <form onSubmit={submit} noValidate className="estrada-login-form">
      <TextInput
        label={t('login.username')}
        size="md"
        name="username"
        autoComplete="username"
        autoCapitalize="characters"
        spellCheck={false}
        autoFocus
        required
        maxLength={60}
        classNames={{ input: 'estrada-login-username' }}
        value={username}
        onChange={(event) => {
          setUsername(event.currentTarget.value);
          setTouched(true);
        }}
        error={isTouched && isEmpty ? t('login.usernameRequired') : error}
      />
      <Button type="submit" size="md" fullWidth disabled={isEmpty || isBusy} data-busy={isBusy}>
        {t(isBusy ? 'login.checking' : 'login.next')}
      </Button>
    </form>
  );
}
