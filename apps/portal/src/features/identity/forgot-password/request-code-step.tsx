import type { FieldProblem } from '@estrada/domain/errors/index';
import { useFormField } from '@estrada/web/records/form/use-form-field.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, TextInput } from '@mantine/core';
import { FormProvider } from 'react-hook-form';
import { strings } from '../new-password/strings.ts';
import { useUnkeptForm } from '../new-password/use-unkept-form.ts';
import type { useForgotPassword } from './use-forgot-password.ts';

const problemsOf = ({ username }: { username: string }): FieldProblem[] =>
  username.trim() === '' ? [{ path: 'username', key: 'username.required' }] : [];

/** Step 1: the username. */
export function RequestCodeStep({ forgot }: { forgot: ReturnType<typeof useForgotPassword> }) {
  const t = useStrings(strings);
  const record = useUnkeptForm(
    { username: forgot.username },
    { problemsOf, send: ({ username }) => forgot.ask(username), refuse: forgot.refuse },
  );
  const haveCode = async () => {
    // the error refers to the previous code
    record.form.clearErrors();
    const isRight = await record.form.trigger(undefined, { shouldFocus: true });
    if (isRight && !record.isBusy) forgot.haveCode(record.form.getValues('username'));
  };
  return (
    <FormProvider {...record.form}>
      <form onSubmit={record.submit} noValidate className="estrada-login-form">
        <UsernameField />
        <Button type="submit" size="md" fullWidth aria-disabled={record.isBusy} data-busy={record.isBusy}>
          {t(record.isBusy ? 'ask.sending' : 'ask.send')}
        </Button>
        <div className="estrada-reset-ways">
          <button type="button" className="estrada-login-link" onClick={() => void haveCode()}>
            {t('ask.haveCode')}
          </button>
        </div>
      </form>
    </FormProvider>
  );
}

function UsernameField() {
  const t = useStrings(strings);
  const { onChange, ...field } = useFormField<string>('username');
  return (
    <TextInput
      {...field}
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
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
