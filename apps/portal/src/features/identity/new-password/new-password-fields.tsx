import './new-password.css';
import { failedPasswordRules, type NewPasswordForm, passwordRules } from '@estrada/domain/identity/index';
import { renderMessage } from '@estrada/domain/validation/index';
import { keyOfError } from '@estrada/web/records/form/field-errors.ts';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormPassword } from './form-password.tsx';
import { strings } from './strings.ts';

/**
 * The rules of the password policy, each with a tick once the typed password satisfies it; for a refused one, the
 * failed rules are red.
 */
function PasswordRules({ password, isRefused }: { password: string; isRefused: boolean }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const failed = new Set(password === '' ? passwordRules : failedPasswordRules(password));
  return (
    <ul className="estrada-rules" data-refused={isRefused} aria-label={t('reset.rules')}>
      {passwordRules.map((rule) => {
        const isMet = !failed.has(rule);
        return (
          <li key={rule} data-met={isMet}>
            <svg viewBox="0 0 16 16" width="16" height="16" fill="none" aria-hidden="true">
              {isMet ? <circle cx="8" cy="8" r="8" fill="currentColor" /> : null}
              <path
                d={isMet ? 'm4.4 8.3 2.4 2.4 4.8-5' : 'M8 8.01V8'}
                stroke={isMet ? 'var(--mantine-color-body)' : 'currentColor'}
                strokeWidth={isMet ? 1.8 : 4}
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            </svg>
            {renderMessage(rule, language)}
            <span className="estrada-sr-only"> ({t(isMet ? 'reset.ruleMet' : 'reset.ruleOpen')})</span>
          </li>
        );
      })}
    </ul>
  );
}

/** A new password with its rules, and its confirmation; fields of the surrounding form. */
export function NewPasswordFields({ username, autoFocus = false }: { username: string; autoFocus?: boolean }) {
  const t = useStrings(strings);
  const { control, formState, getValues, trigger } = useFormContext<NewPasswordForm>();
  const password = useWatch({ control, name: 'newPassword' });
  const refused = keyOfError(formState.errors.newPassword);
  const isWeak = passwordRules.some((rule) => rule === refused);
  return (
    <>
      {/* password managers save the new password under this name */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <FormPassword
        name="newPassword"
        label={t('reset.newPassword')}
        description={<PasswordRules password={password} isRefused={isWeak} />}
        descriptionProps={{ component: 'div' }}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        autoComplete="new-password"
        autoFocus={autoFocus}
        // the rules below show the message of each
        error={isWeak}
      />
      <FormPassword
        name="confirmation"
        label={t('reset.confirmation')}
        autoComplete="new-password"
        // errors that can be shown while the user is still at the field
        onBlur={() => {
          const { newPassword, confirmation } = getValues();
          if (confirmation !== '' && confirmation !== newPassword) void trigger('confirmation');
        }}
      />
    </>
  );
}
