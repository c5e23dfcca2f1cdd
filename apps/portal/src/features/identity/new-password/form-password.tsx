import { useFormField } from '@estrada/web/records/form/use-form-field.ts';
import type { ComponentProps } from 'react';
import { PasswordField } from '../password-field.tsx';

/** A password field bound to the surrounding form. */
export function FormPassword({
  name,
  onBlur,
  error,
  ...shown
}: { name: string } & Omit<ComponentProps<typeof PasswordField>, 'value' | 'onChange' | 'ref' | 'id'>) {
  const field = useFormField<string>(name);
  return (
    <PasswordField
      {...shown}
      {...field}
      name={name}
      error={error || field.error}
      onBlur={(event) => {
        field.onBlur();
        onBlur?.(event);
      }}
    />
  );
}
