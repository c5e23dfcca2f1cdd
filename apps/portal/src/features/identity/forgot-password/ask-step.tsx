import { renderMessage } from '@estrada/domain/validation/index';
import { useLanguage } from '@estrada/web/words/use-language.ts';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { strings } from './strings.ts';
import type { useForgotPassword } from './use-forgot-password.ts';

/** Step 1: whose password. */
export function AskStep({ forgot }: { forgot: ReturnType<typeof useForgotPassword> }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const [username, setUsername] = useState(forgot.username);
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const problem = isMissing ? 'username.required' : forgot.usernameProblem;

  const go = (way: (username: string) => unknown) => {
    const isEmpty = username.trim() === '';
    setMissing(isEmpty);
    if (isEmpty) field.current?.focus();
    else if (!forgot.isBusy) void way(username);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    go(forgot.ask);
  };
  return (
    <form onSubmit={submit} noValidate className="estrada-login-form">
      <TextInput
        ref={field}
        label={t('ask.username')}
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
          setMissing(false);
        }}
        error={problem ? renderMessage(problem, language) : null}
      />
      <Button type="submit" size="md" fullWidth aria-disabled={forgot.isBusy} data-busy={forgot.isBusy}>
        {t(forgot.isBusy ? 'ask.sending' : 'ask.send')}
      </Button>
      <div className="estrada-reset-ways">
        <button type="button" className="estrada-login-link" onClick={() => go(forgot.haveCode)}>
          {t('ask.haveCode')}
        </button>
      </div>
    </form>
  );
}
