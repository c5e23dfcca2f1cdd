import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { strings } from './strings.ts';

const eye = 'M2 12s3.5-6.5 10-6.5S22 12 22 12s-3.5 6.5-10 6.5S2 12 2 12Zm10-3a3 3 0 1 0 0 6 3 3 0 0 0 0-6';

type PasswordFieldProps = Pick<
  TextInputProps,
  | 'id'
  | 'label'
  | 'name'
  | 'autoFocus'
  | 'description'
  | 'descriptionProps'
  | 'inputWrapperOrder'
  | 'error'
  | 'errorProps'
  | 'onBlur'
  | 'ref'
> & {
  value: string;
  onChange: (value: string) => void;
  autoComplete: 'current-password' | 'new-password';
};

/** A password field with a button that shows the text. */
export function PasswordField({ value, onChange, ...field }: PasswordFieldProps) {
  const t = useStrings(strings);
  const [isShown, setShown] = useState(false);
  return (
    <TextInput
      {...field}
      // a dialog, or a page change, focuses the element with this attribute
      data-autofocus={field.autoFocus || undefined}
      size="md"
      type={isShown ? 'text' : 'password'}
      required
      maxLength={200}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
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
