import '@estrada/web/styles/parts.css';
import './shell.css';
import { businessDay } from '@estrada/domain/calendar/index';
import { expiryWarning } from '@estrada/domain/identity/index';
import { AlertBanner } from '@estrada/web/alerts/alert-banner.tsx';
import { makeQueryClient } from '@estrada/web/calls/query-client.ts';
import { CrashBoundary } from '@estrada/web/failure/crash-boundary.tsx';
import { Brand } from '@estrada/web/frame/brand.tsx';
import { scrollToFocus } from '@estrada/web/frame/scroll-to-focus.ts';
import { markShown, wasShown } from '@estrada/web/session/shown-once.ts';
import { useSignedIn } from '@estrada/web/session/use-session.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { useDisclosure, useHotkeys } from '@mantine/hooks';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { Outlet, useLocation } from 'react-router';
import { watchLeaving } from '../session/leave-portal.ts';
import {
  closePasswordChange,
  isPasswordChangeOpen,
  openPasswordChange,
  subscribeToPasswordChange,
} from '../session/password-change.ts';
import { useCommonConfiguration } from '../session/use-common-configuration.ts';
import { useSavedLanguage } from '../session/use-saved-language.ts';
import { useSessionEnding } from '../session/use-session-ending.ts';
import { strings } from '../strings.ts';
import { HelpLinks, MenuList } from './menu-list.tsx';
import { TopBar } from './top-bar.tsx';

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
const Background = lazy(() => import('./background.tsx').then((file) => ({ default: file.Background })));

/** The dialogs of the session, one at a time: the session warning first, then the password, then the notices. */
function SessionModals() {
  const isChanging = useSyncExternalStore(subscribeToPasswordChange, isPasswordChangeOpen);
  const warning = useExpiryWarning();
  useCommonConfiguration();
  const ending = useSessionEnding();
  const isEnding = ending.endsAt !== null && !isChanging;
  const isFree = !isEnding && !isChanging && warning.daysLeft === null;
  useEffect(watchLeaving, []);
  // after a logout and a new login the dialog is closed
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
      <Background isFree={isFree} />
    </Suspense>
  );
}

/** The days until the password expires, shown once per session (docs/specification/identity.md#passwords). */
function useExpiryWarning() {
  const { user } = useSignedIn();
  const [isClosed, setClosed] = useState(() => wasShown(user.username, 'expiry'));
  const daysLeft = isClosed ? null : expiryWarning(user.passwordExpireDate, businessDay(new Date().toISOString()));
  useEffect(() => {
    if (daysLeft !== null) markShown(user.username, 'expiry');
  }, [daysLeft, user.username]);
  return { daysLeft, close: () => setClosed(true) };
}

/** Data from the server belongs to one user acting for one dealer: a switch clears it. */
function DealerScope({ children }: { children: ReactNode }) {
  const { user } = useSignedIn();
  return <QueryScope key={`${user.username} ${user.activeDealerId}`}>{children}</QueryScope>;
}

function QueryScope({ children }: { children: ReactNode }) {
  const [client] = useState(makeQueryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

const Palette = lazy(() => import('./shell-palette.tsx').then((file) => ({ default: file.ShellPalette })));
const MenuDrawer = lazy(() => import('./menu-drawer.tsx').then((file) => ({ default: file.MenuDrawer })));

/** The layout of every private page: side menu (a drawer below 768 px), top bar with dealer and user, alerts. */
export function Shell() {
  useEffect(scrollToFocus, []);
  const t = useStrings(strings);
  useSavedLanguage();
  const { pathname } = useLocation();
  const [isMenuOpen, menu] = useDisclosure(false);
  const [isSearchOpen, search] = useDisclosure(false);
  // also while a field has the focus: the shortcut types no text
  useHotkeys([['mod+K', search.open]], []);
  return (
    <div className="estrada-shell">
      <a className="estrada-skip" href="#conteudo">
        {t('skip')}
      </a>
      <aside className="estrada-side">
        <Brand />
        <MenuList label={t('menu.label')} />
        <HelpLinks />
      </aside>
      <div className="estrada-body">
        <TopBar onOpenMenu={menu.open} onSearch={search.open} />
        <main id="conteudo" className="estrada-main" tabIndex={-1}>
          <AlertBanner />
          <CrashBoundary resetKey={pathname}>
            <DealerScope>
              <Outlet />
              <SessionModals />
              {isSearchOpen ? (
                <Suspense fallback={null}>
                  <Palette onClose={search.close} />
                </Suspense>
              ) : null}
            </DealerScope>
          </CrashBoundary>
        </main>
      </div>
      {isMenuOpen ? (
        <Suspense fallback={null}>
          <MenuDrawer onClose={menu.close} />
        </Suspense>
      ) : null}
    </div>
  );
}
