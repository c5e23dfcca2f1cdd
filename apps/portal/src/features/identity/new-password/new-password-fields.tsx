import { type NewPasswordForm, passwordRules } from '@estrada/domain/identity/index';
import { keyOfError } from '@estrada/web/records/form/field-errors.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { strings } from '../forgot-password/strings.ts';
import { FormPassword } from './form-password.tsx';
import { PasswordRules } from './password-rules.tsx';
import './new-password.css';

/** A new password with the rules it has to keep, and once more; fields of the form around them. */
export function NewPasswordFields({ username, autoFocus = false }: { username: string; autoFocus?: boolean }) {
  const t = useStrings(strings);
  const { control, formState, getValues, trigger } = useFormContext<NewPasswordForm>();
  const password = useWatch({ control, name: 'newPassword' });
  const refused = keyOfError(formState.errors.newPassword);
  const isWeak = passwordRules.some((rule) => rule === refused);
  return (
    <>
      {/* password managers file the new password under this name */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <FormPassword
        name="newPassword"
        label={t('reset.newPassword')}
        description={<PasswordRules password={password} isRefused={isWeak} />}
        descriptionProps={{ component: 'div' }}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        autoComplete="new-password"
        autoFocus={autoFocus}
        // the rules below say it, each in its own words
        error={isWeak}
      />
      <FormPassword
        name="confirmation"
        label={t('reset.confirmation')}
        autoComplete="new-password"
        // what can be said while the person is still there
        onBlur={() => {
          const { newPassword, confirmation } = getValues();
          if (confirmation !== '' && confirmation !== newPassword) void trigger('confirmation');
        }}
      />
    </>
  );
}
