import '@estrada/web/styles/modal.css';
import { showAlert } from '@estrada/web/alerts/alerts.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Modal } from '@mantine/core';
import { useState } from 'react';
import { strings } from '../new-password/strings.ts';
import { RequestCodeStep } from './request-code-step.tsx';
import { ResetStep } from './reset-step.tsx';
import { helpOf, useForgotPassword } from './use-forgot-password.ts';
import './forgot-password.css';

/** The same form as the page, over the login's second step. */
export function ForgotPasswordModal({ username, onClose }: { username: string; onClose: () => void }) {
  const t = useStrings(strings);
  const [message, setMessage] = useState<{ type: 'error' | 'notice'; text: string } | null>(null);
  const forgot = useForgotPassword({
    from: username,
    // the page's banner is behind the dialog
    show: (type, text) => setMessage({ type, text }),
    clear: () => setMessage(null),
    onDone: () => {
      showAlert({ type: 'success', code: 'password.renewed' });
      onClose();
    },
  });
  return (
    <Modal opened onClose={onClose} title={t('title')} closeButtonProps={{ 'aria-label': t('close') }}>
      <p className="estrada-login-help">{t(helpOf(forgot), { username: forgot.username })}</p>
      {message ? (
        <p
          role={message.type === 'error' ? 'alert' : 'status'}
          className="estrada-reset-message"
          data-type={message.type}
        >
          {message.text}
        </p>
      ) : null}
      {forgot.step === 'ask' ? <RequestCodeStep forgot={forgot} /> : <ResetStep forgot={forgot} />}
    </Modal>
  );
}
