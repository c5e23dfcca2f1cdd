import { businessDay } from '@estrada/domain/calendar/index';
import { expiryWarning } from '@estrada/domain/identity/index';
import { markShown, wasShown } from '@estrada/web/session/shown-once.ts';
import { useSignedIn } from '@estrada/web/session/use-session.ts';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { watchLeaving } from '../session/leave-portal.ts';
import {
  closePasswordChange,
  isPasswordChangeOpen,
  openPasswordChange,
  subscribeToPasswordChange,
} from '../session/password-change.ts';
import { useCommonConfiguration } from '../session/use-common-configuration.ts';
import { useSessionEnding } from '../session/use-session-ending.ts';

const ChangePassword = lazy(() =>
  import('../../features/identity/change-password/change-password.modal.tsx').then((file) => ({
    default: file.ChangePasswordModal,
  })),
);
const ExpiryWarning = lazy(() =>
  import('../../features/identity/change-password/expiry-warning.modal.tsx').then((file) => ({
    default: file.ExpiryWarningModal,
  })),
);
const SessionEnd = lazy(() =>
  import('../../features/identity/session-end/session-end.modal.tsx').then((file) => ({
    default: file.SessionEndModal,
  })),
);
const Notices = lazy(() =>
  import('../../features/notifications/notices.tsx').then((file) => ({ default: file.Notices })),
);

/** The dialogs that belong to the session and to no page, one at a time: what cannot wait first, then the password, then the notices. */
export function SessionModals() {
  const isChanging = useSyncExternalStore(subscribeToPasswordChange, isPasswordChangeOpen);
  const warning = useExpiryWarning();
  useCommonConfiguration();
  const ending = useSessionEnding();
  const isEnding = ending.endsAt !== null && !isChanging;
  const isFree = !isEnding && !isChanging && warning.daysLeft === null;
  useEffect(watchLeaving, []);
  // who has signed out does not find it open when he comes back
  useEffect(() => closePasswordChange, []);
  return (
    <Suspense fallback={null}>
      {isChanging ? <ChangePassword onClose={closePasswordChange} /> : null}
      {ending.endsAt !== null && isEnding ? <SessionEnd endsAt={ending.endsAt} onClose={ending.close} /> : null}
      {!isEnding && !isChanging && warning.daysLeft !== null ? (
        <ExpiryWarning
          daysLeft={warning.daysLeft}
          onClose={warning.close}
          onChange={() => {
            warning.close();
            openPasswordChange();
          }}
        />
      ) : null}
      <Notices isFree={isFree} />
    </Suspense>
  );
}

/** Days to warn of, once in a session (docs/specification/identity.md#passwords). */
function useExpiryWarning() {
  const { user } = useSignedIn();
  const [isClosed, setClosed] = useState(() => wasShown(user.username, 'expiry'));
  const daysLeft = isClosed ? null : expiryWarning(user.passwordExpireDate, businessDay(new Date().toISOString()));
  useEffect(() => {
    if (daysLeft !== null) markShown(user.username, 'expiry');
  }, [daysLeft, user.username]);
  return { daysLeft, close: () => setClosed(true) };
}
