import type { ResetForm } from '@estrada/domain/identity/index';
import { renderMessage } from '@estrada/domain/validation/index';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../app/i18n/use-language.ts';
import { useStrings } from '../../../app/i18n/use-strings.ts';
import { NewPasswordFields } from '../new-password/new-password-fields.tsx';
import { ResendButton } from './resend-button.tsx';
import { strings } from './strings.ts';
import type { ResetField, useForgotPassword } from './use-forgot-password.ts';

const fieldOrder: readonly ResetField[] = ['verificationCode', 'newPassword', 'confirmation'];

/** Step 2: the code from the e-mail, and the new password twice. */
export function ResetStep({ forgot }: { forgot: ReturnType<typeof useForgotPassword> }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const [form, setForm] = useState<ResetForm>({ verificationCode: '', newPassword: '', confirmation: '' });
  const [refusals, setRefusals] = useState(0);
  const inputs = useRef<Partial<Record<ResetField, HTMLInputElement | null>>>({});
  const latest = useRef(forgot.problems);
  latest.current = forgot.problems;

  // after a refusal the first field in the way takes the focus
  useEffect(() => {
    const first = fieldOrder.find((field) => latest.current[field]);
    if (refusals > 0 && first) inputs.current[first]?.focus();
  }, [refusals]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (forgot.isBusy) return;
    await forgot.reset(form);
    setRefusals((count) => count + 1);
  };
  const take = (field: ResetField) => (value: string) => {
    setForm((before) => ({ ...before, [field]: value }));
    forgot.note(field, undefined);
  };
  const errorOf = (field: ResetField) => {
    const problem = forgot.problems[field];
    return problem ? renderMessage(problem, language) : null;
  };
  const ref = (field: ResetField) => (element: HTMLInputElement | null) => {
    inputs.current[field] = element;
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="estrada-login-form">
      <TextInput
        ref={ref('verificationCode')}
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
        value={form.verificationCode}
        onChange={(event) => take('verificationCode')(event.currentTarget.value)}
        error={errorOf('verificationCode')}
      />
      <NewPasswordFields
        form={form}
        problems={forgot.problems}
        username={forgot.username}
        onType={(field, value) => take(field)(value)}
        onNote={forgot.note}
        inputRef={ref}
      />
      <Button type="submit" size="md" fullWidth aria-disabled={forgot.isBusy} data-busy={forgot.isBusy}>
        {t(forgot.isBusy ? 'reset.saving' : 'reset.save')}
      </Button>
      <div className="estrada-reset-ways">
        <ResendButton
          lastSentMs={forgot.askedAtMs ?? 0}
          isBusy={forgot.isBusy}
          onResend={() => void forgot.askAgain()}
        />
        <button type="button" className="estrada-login-link" onClick={forgot.changeUser}>
          {t('reset.changeUser')}
        </button>
      </div>
    </form>
  );
}
