import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { strings } from './strings.ts';

/** Step 1: who. */
export function UsernameStep({
  initial,
  isBusy,
  error,
  onType,
  onNext,
}: {
  initial: string;
  isBusy: boolean;
  error: string | null;
  /** what was refused is being changed */
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
        // the focus stands here already when it is refused: nothing but the message itself can say so
        errorProps={{ role: 'alert' }}
        error={isTouched && isEmpty ? t('login.usernameRequired') : error}
      />
      <Button type="submit" size="md" fullWidth disabled={isEmpty} aria-disabled={isBusy || isEmpty} data-busy={isBusy}>
        {t(isBusy ? 'login.checking' : 'login.next')}
      </Button>
    </form>
  );
}
