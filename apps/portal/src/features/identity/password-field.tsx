import { TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useStrings } from '../../app/i18n/use-strings.ts';
import { strings } from './strings.ts';

const eye = 'M2 12s3.5-6.5 10-6.5S22 12 22 12s-3.5 6.5-10 6.5S2 12 2 12Zm10-3a3 3 0 1 0 0 6 3 3 0 0 0 0-6';

/** The password, which can be shown. It takes the focus, and takes it again when it was refused. */
export function PasswordField({
  value,
  onChange,
  error,
}: {
  value: string;
  onChange: (value: string) => void;
  error: string | null;
}) {
  const t = useStrings(strings);
  const [isShown, setShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error) input.current?.focus();
  }, [error]);
  return (
    <TextInput
      ref={input}
      label={t('login.password')}
      size="md"
      name="password"
      type={isShown ? 'text' : 'password'}
      autoComplete="current-password"
      autoFocus
      required
      maxLength={200}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error}
      rightSectionWidth={44}
      rightSection={
        <button
          type="button"
          className="estrada-top-button"
          aria-label={t(isShown ? 'login.hidePassword' : 'login.showPassword')}
          onClick={() => setShown(!isShown)}
        >
          <svg viewBox="0 0 24 24" width="20" height="20" fill="none" aria-hidden="true">
            <path
              d={isShown ? `${eye}M4 4l16 16` : eye}
              stroke="currentColor"
              strokeWidth="1.7"
              strokeLinecap="round"
            />
          </svg>
        </button>
      }
    />
  );
}
