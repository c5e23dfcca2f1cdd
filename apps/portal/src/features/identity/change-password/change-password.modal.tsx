import { changePasswordProblems } from '@estrada/domain/identity/index';
import { renderMessage } from '@estrada/domain/validation/index';
import { showAlert } from '@estrada/web/alerts/alerts.ts';
import { api } from '@estrada/web/calls/api.ts';
import { takeNewTokens } from '@estrada/web/session/renew-tokens.ts';
import { useSignedIn } from '@estrada/web/session/use-session.ts';
import { say } from '@estrada/web/words/language.ts';
import { useLanguage } from '@estrada/web/words/use-language.ts';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { Button, Group, Modal } from '@mantine/core';
import { useState } from 'react';
import { NewPasswordFields } from '../new-password/new-password-fields.tsx';
import { usePasswordForm } from '../new-password/use-password-form.ts';
import { PasswordField } from '../password-field.tsx';
import { strings } from './strings.ts';
import '../login.css';

const empty = { currentPassword: '', newPassword: '', confirmation: '' };

/** Changes one's own password: current, new, confirmation. Sessions elsewhere end, this one goes on. */
export function ChangePasswordModal({ onClose }: { onClose: () => void }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const { user } = useSignedIn();
  const [told, setTold] = useState<string | null>(null);
  const password = usePasswordForm(empty, {
    judge: changePasswordProblems,
    async send(body) {
      setTold(null);
      takeNewTokens(await api.changePassword({ body }));
      showAlert({ type: 'success', text: say(strings, 'done') });
      onClose();
    },
    // the banner of the page lies under the dialog
    refuse: (error) => setTold(error.message),
  });
  const problem = password.problems.currentPassword;
  return (
    <Modal opened onClose={onClose} title={t('title')} closeButtonProps={{ 'aria-label': t('close') }}>
      <form
        noValidate
        className="estrada-login-form"
        onSubmit={(event) => {
          event.preventDefault();
          void password.submit();
        }}
      >
        {told ? (
          <p role="alert" className="estrada-password-told">
            {told}
          </p>
        ) : null}
        <PasswordField
          ref={password.inputRef('currentPassword')}
          label={t('current')}
          name="currentPassword"
          autoComplete="current-password"
          autoFocus
          value={password.form.currentPassword}
          onChange={(value) => password.type('currentPassword', value)}
          error={problem ? renderMessage(problem, language) : null}
        />
        <NewPasswordFields
          form={password.form}
          problems={password.problems}
          username={user.username}
          onType={password.type}
          onNote={password.note}
          inputRef={password.inputRef}
        />
        <p className="estrada-password-note">{t('others')}</p>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose} disabled={password.isBusy}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={password.isBusy}>
            {t('save')}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
