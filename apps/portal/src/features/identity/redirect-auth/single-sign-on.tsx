import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { LoginFrame } from '../login-frame.tsx';
import type { SignInRequest } from './read-sign-in-request.ts';
import { strings } from './strings.ts';
import { useSingleSignOn } from './use-single-sign-on.ts';
import '@estrada/web/frame/waiting-screen.css';
import './redirect-auth.css';

const OtherSessionModal = lazy(() =>
  import('../other-session.modal.tsx').then((file) => ({ default: file.OtherSessionModal })),
);

/** The sign-in through the identity provider, while it is under way and when it has not worked. */
export function SingleSignOn({ wish }: { wish: Exclude<SignInRequest, { kind: 'none' }> }) {
  const t = useStrings(strings);
  const signOn = useSingleSignOn(wish);
  const { failure } = signOn;
  return (
    <LoginFrame
      title={t(failure ? 'failed.title' : 'title')}
      help={
        failure ? (
          <span role="alert">{'key' in failure ? t(failure.key) : failure.text}</span>
        ) : (
          <span role="status">{t(signOn.isStarting ? 'starting' : 'finishing')}</span>
        )
      }
    >
      {failure ? (
        <div className="estrada-redirect-ways">
          <Button size="md" fullWidth onClick={signOn.startAgain}>
            {t('again')}
          </Button>
          <Link to={paths.login} state={{ withPassword: true }} className="estrada-login-link">
            {t('withPassword')}
          </Link>
        </div>
      ) : (
        <div className="estrada-waiting-lane" aria-hidden="true" />
      )}
      {signOn.otherSession ? (
        <Suspense fallback={null}>
          <OtherSessionModal
            subject={signOn.otherSession}
            isBusy={signOn.isBusy}
            onConfirm={signOn.endOtherSession}
            onCancel={signOn.leave}
          />
        </Suspense>
      ) : null}
    </LoginFrame>
  );
}
