import { type ResetForm, resetFormProblems } from '@estrada/domain/identity/index';
import { useFormField } from '@estrada/web/records/form/use-form-field.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { NewPasswordFields } from '../new-password/new-password-fields.tsx';
import { strings } from '../new-password/strings.ts';
import { useUnkeptForm } from '../new-password/use-unkept-form.ts';
import type { useForgotPassword } from './use-forgot-password.ts';

const secondsUntil = (endMs: number) => Math.max(0, Math.ceil((endMs - Date.now()) / 1000));

/** Whole seconds until an instant, counted down on the screen; 0 from then on. */
function useSecondsLeft(endMs: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(endMs));
  useEffect(() => {
    setSeconds(secondsUntil(endMs));
    const timer = setInterval(() => setSeconds(secondsUntil(endMs)), 1_000);
    return () => clearInterval(timer);
  }, [endMs]);
  return seconds;
}

/** E-mail takes time: another code can be requested a minute after the last one. */
const pauseMs = 60_000;

/** Requests another code, once a minute has passed since the last one. */
function ResendButton({ lastSentMs, isBusy, onResend }: { lastSentMs: number; isBusy: boolean; onResend: () => void }) {
  const t = useStrings(strings);
  const seconds = useSecondsLeft(lastSentMs + pauseMs);
  return (
    <button type="button" className="estrada-login-link" disabled={seconds > 0 || isBusy} onClick={onResend}>
      {seconds > 0 ? t('reset.resendIn', { count: seconds }) : t('reset.resend')}
    </button>
  );
}

const empty: ResetForm = { verificationCode: '', newPassword: '', confirmation: '' };

/** Step 2: the code from the e-mail, and the new password twice. */
export function ResetStep({ forgot }: { forgot: ReturnType<typeof useForgotPassword> }) {
  const t = useStrings(strings);
  const record = useUnkeptForm(empty, { problemsOf: resetFormProblems, send: forgot.reset, refuse: forgot.refuse });
  const isBusy = record.isBusy || forgot.isBusy;
  const askAgain = async () => {
    if (await forgot.askAgain()) record.form.setValue('verificationCode', '');
  };
  return (
    <FormProvider {...record.form}>
      <form
        // while another code is being requested, the typed one is no longer valid
        onSubmit={(event) => (forgot.isBusy ? event.preventDefault() : void record.submit(event))}
        noValidate
        className="estrada-login-form"
      >
        <CodeField />
        <NewPasswordFields username={forgot.username} />
        <Button type="submit" size="md" fullWidth aria-disabled={isBusy} data-busy={isBusy}>
          {t(record.isBusy ? 'reset.saving' : 'reset.save')}
        </Button>
        <div className="estrada-reset-ways">
          <ResendButton lastSentMs={forgot.askedAtMs ?? 0} isBusy={isBusy} onResend={() => void askAgain()} />
          <button type="button" className="estrada-login-link" onClick={forgot.changeUser}>
            {t('reset.changeUser')}
          </button>
        </div>
      </form>
    </FormProvider>
  );
}

function CodeField() {
  const t = useStrings(strings);
  const { onChange, ...field } = useFormField<string>('verificationCode');
  return (
    <TextInput
      {...field}
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
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
