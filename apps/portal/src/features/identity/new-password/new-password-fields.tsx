import { type NewPasswordForm, passwordRules } from '@estrada/domain/identity/index';
import { type MessageKey, renderMessage } from '@estrada/domain/validation/index';
import { useLanguage } from '@estrada/web/words/use-language.ts';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { strings } from '../forgot-password/strings.ts';
import { PasswordField } from '../password-field.tsx';
import { PasswordRules } from './password-rules.tsx';
import './new-password.css';

type Field = keyof NewPasswordForm;

/** A new password with the rules it has to keep, and once more. */
export function NewPasswordFields({
  form,
  problems,
  username,
  onType,
  onNote,
  inputRef,
  autoFocus = false,
}: {
  form: NewPasswordForm;
  problems: Partial<Record<Field, MessageKey>>;
  username: string;
  onType: (field: Field, value: string) => void;
  /** what can be said while the person is still there */
  onNote: (field: Field, problem: MessageKey) => void;
  inputRef: (field: Field) => (element: HTMLInputElement | null) => void;
  autoFocus?: boolean;
}) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const errorOf = (field: Field) => {
    const problem = problems[field];
    return problem ? renderMessage(problem, language) : null;
  };
  const isWeak = problems.newPassword !== undefined && passwordRules.includes(problems.newPassword);
  return (
    <>
      {/* password managers file the new password under this name */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        ref={inputRef('newPassword')}
        label={t('reset.newPassword')}
        description={<PasswordRules password={form.newPassword} isRefused={isWeak} />}
        descriptionProps={{ component: 'div' }}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        name="newPassword"
        autoComplete="new-password"
        autoFocus={autoFocus}
        value={form.newPassword}
        onChange={(value) => onType('newPassword', value)}
        // the rules below say it, each in its own words
        error={isWeak || errorOf('newPassword')}
      />
      <PasswordField
        ref={inputRef('confirmation')}
        label={t('reset.confirmation')}
        name="confirmation"
        autoComplete="new-password"
        value={form.confirmation}
        onChange={(value) => onType('confirmation', value)}
        onBlur={() => {
          const differs = form.confirmation !== '' && form.confirmation !== form.newPassword;
          if (differs) onNote('confirmation', 'password.confirmationDiffers');
        }}
        error={errorOf('confirmation')}
      />
    </>
  );
}
