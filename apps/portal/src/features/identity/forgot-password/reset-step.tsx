import { type ResetForm, resetFormProblems } from '@estrada/domain/identity/index';
import { renderMessage } from '@estrada/domain/validation/index';
import { useLanguage } from '@estrada/web/words/use-language.ts';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { Button, TextInput } from '@mantine/core';
import { NewPasswordFields } from '../new-password/new-password-fields.tsx';
import { usePasswordForm } from '../new-password/use-password-form.ts';
import { ResendButton } from './resend-button.tsx';
import { strings } from './strings.ts';
import type { useForgotPassword } from './use-forgot-password.ts';

const empty: ResetForm = { verificationCode: '', newPassword: '', confirmation: '' };

/** Step 2: the code from the e-mail, and the new password twice. */
export function ResetStep({ forgot }: { forgot: ReturnType<typeof useForgotPassword> }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const password = usePasswordForm(empty, { judge: resetFormProblems, send: forgot.reset, refuse: forgot.refuse });
  const isBusy = password.isBusy || forgot.isBusy;
  const askAgain = async () => {
    if (await forgot.askAgain()) password.type('verificationCode', '');
  };
  const problem = password.problems.verificationCode;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void password.submit();
      }}
      noValidate
      className="estrada-login-form"
    >
      <TextInput
        ref={password.inputRef('verificationCode')}
        label={t('reset.code')}
        description={t('reset.codeHelp')}
        size="md"
        name="verificationCode"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        data-autofocus
        required
        maxLength={20}
        classNames={{ input: 'estrada-code-input' }}
        value={password.form.verificationCode}
        onChange={(event) => password.type('verificationCode', event.currentTarget.value)}
        error={problem ? renderMessage(problem, language) : null}
      />
      <NewPasswordFields
        form={password.form}
        problems={password.problems}
        username={forgot.username}
        onType={password.type}
        onNote={password.note}
        inputRef={password.inputRef}
      />
      <Button type="submit" size="md" fullWidth aria-disabled={isBusy} data-busy={isBusy}>
        {t(password.isBusy ? 'reset.saving' : 'reset.save')}
      </Button>
      <div className="estrada-reset-ways">
        <ResendButton lastSentMs={forgot.askedAtMs ?? 0} isBusy={isBusy} onResend={() => void askAgain()} />
        <button type="button" className="estrada-login-link" onClick={forgot.changeUser}>
          {t('reset.changeUser')}
        </button>
      </div>
    </form>
  );
}
