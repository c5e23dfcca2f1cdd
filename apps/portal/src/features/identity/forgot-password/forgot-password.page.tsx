import { showAlert } from '@estrada/web/alerts/alerts.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Link, useLocation, useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { LoginFrame } from '../login-frame.tsx';
import { strings } from '../new-password/strings.ts';
import { RequestCodeStep } from './request-code-step.tsx';
import { ResetStep } from './reset-step.tsx';
import { helpOf, useForgotPassword } from './use-forgot-password.ts';
import '../new-password/new-password.css';
import './forgot-password.css';

/** A new password for users who forgot the current one. */
export function Page() {
  const t = useStrings(strings);
  const navigate = useNavigate();
  const forgot = useForgotPassword({
    from: (useLocation().state as { username?: string } | null)?.username,
    show: (type, text) => showAlert({ type, text }),
    onDone: () => {
      showAlert({ type: 'success', code: 'password.renewed', survivesNavigation: true });
      navigate(paths.login);
    },
  });
  return (
    <LoginFrame title={t('title')} help={t(helpOf(forgot), { username: forgot.username })}>
      {forgot.step === 'ask' ? <RequestCodeStep forgot={forgot} /> : <ResetStep forgot={forgot} />}
      <p className="estrada-reset-back">
        <Link to={paths.login} className="estrada-login-link">
          {t('back')}
        </Link>
      </p>
    </LoginFrame>
  );
}
