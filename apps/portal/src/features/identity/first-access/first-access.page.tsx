import { newPasswordProblems } from '@estrada/domain/identity/index';
import { showAlert } from '@estrada/web/alerts/alerts.ts';
import { api } from '@estrada/web/calls/api.ts';
import { translate } from '@estrada/web/strings/language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { LoginFrame } from '../login-frame.tsx';
import { NewPasswordFields } from '../new-password/new-password-fields.tsx';
import { useUnkeptForm } from '../new-password/use-unkept-form.ts';
import { type Challenge, readChallenge, storeChallenge } from './challenge.ts';
import { strings } from './strings.ts';
import '../new-password/new-password.css';

const empty = { newPassword: '', confirmation: '' };

/**
 * The first password, or the next one after the previous one has expired. Afterwards the user logs in
 * (docs/specification/identity.md#passwords).
 */
export function Page() {
  const t = useStrings(strings);
  const [challenge] = useState(readChallenge);
  // the challenge opens this page once; after leaving it the user starts at the login again
  useEffect(() => () => storeChallenge(null), []);
  return (
    <LoginFrame title={t('title')} help={challenge ? t('help', { username: challenge.username }) : t('nothingKnown')}>
      {challenge ? (
        <NewPassword challenge={challenge} />
      ) : (
        <Button component={Link} to={paths.forgotPassword} size="md" fullWidth>
          {t('withCode')}
        </Button>
      )}
      <p className="estrada-reset-back">
        <Link to={paths.login} className="estrada-login-link">
          {t('back')}
        </Link>
      </p>
    </LoginFrame>
  );
}

function NewPassword({ challenge }: { challenge: Challenge }) {
  const t = useStrings(strings);
  const navigate = useNavigate();
  const toLogin = () => navigate(paths.login);
  const record = useUnkeptForm(empty, {
    problemsOf: newPasswordProblems,
    async send(form) {
      await api.answerChallenge({ body: { ...challenge, ...form } });
      showAlert({ type: 'success', code: 'password.set', survivesNavigation: true });
      await toLogin();
    },
    // USE004: the challenge has expired or was used; "invalid password" would seem to refer to the new password
    refuse(error) {
      const isOver = error.code === 'USE004';
      const text = isOver ? translate(strings, 'over') : error.message;
      showAlert({ type: 'error', text, survivesNavigation: isOver });
      if (isOver) void toLogin();
    },
  });
  return (
    <FormProvider {...record.form}>
      <form noValidate className="estrada-login-form" onSubmit={record.submit}>
        <NewPasswordFields username={challenge.username} autoFocus />
        <Button type="submit" size="md" fullWidth aria-disabled={record.isBusy} data-busy={record.isBusy}>
          {t(record.isBusy ? 'saving' : 'save')}
        </Button>
      </form>
    </FormProvider>
  );
}
