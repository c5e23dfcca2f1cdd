import { changePasswordProblems } from '@estrada/domain/identity/index';
import { showAlert } from '@estrada/web/alerts/alerts.ts';
import { api } from '@estrada/web/calls/api.ts';
import { acceptNewTokens } from '@estrada/web/session/renew-tokens.ts';
import { useSignedIn } from '@estrada/web/session/use-session.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Group, Modal } from '@mantine/core';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { FormPassword } from '../new-password/form-password.tsx';
import { NewPasswordFields } from '../new-password/new-password-fields.tsx';
import { useUnkeptForm } from '../new-password/use-unkept-form.ts';
import { strings } from './strings.ts';
import '../login.css';

const empty = { currentPassword: '', newPassword: '', confirmation: '' };

/** Changes the user's own password: current, new, confirmation. The user's other sessions end, this one continues. */
export function ChangePasswordModal({ onClose }: { onClose: () => void }) {
  const t = useStrings(strings);
  const { user } = useSignedIn();
  const [message, setMessage] = useState<string | null>(null);
  const record = useUnkeptForm(empty, {
    problemsOf: changePasswordProblems,
    async send(body) {
      setMessage(null);
      acceptNewTokens(await api.changePassword({ body }));
      showAlert({ type: 'success', code: 'password.changed' });
      onClose();
    },
    // the page's banner is behind the dialog
    refuse: (error) => setMessage(error.message),
  });
  return (
    <Modal opened onClose={onClose} title={t('title')} closeButtonProps={{ 'aria-label': t('close') }}>
      <FormProvider {...record.form}>
        <form noValidate className="estrada-login-form" onSubmit={record.submit}>
          {message ? (
            <p role="alert" className="estrada-password-message">
              {message}
            </p>
          ) : null}
          <FormPassword name="currentPassword" label={t('current')} autoComplete="current-password" autoFocus />
          <NewPasswordFields username={user.username} />
          <p className="estrada-password-note">{t('others')}</p>
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose} disabled={record.isBusy}>
              {t('cancel')}
            </Button>
            <Button type="submit" loading={record.isBusy}>
              {t('save')}
            </Button>
          </Group>
        </form>
      </FormProvider>
    </Modal>
  );
}
