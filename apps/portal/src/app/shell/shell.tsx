import { useDisclosure, useHotkeys } from '@mantine/hooks';
import { lazy, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import '@estrada/web/styles/parts.css';
import { AlertBanner } from '@estrada/web/alerts/alert-banner.tsx';
import { CrashBoundary } from '@estrada/web/failure/crash-boundary.tsx';
import { Brand } from '@estrada/web/frame/brand.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { useSavedLanguage } from '../session/use-saved-language.ts';
import { strings } from '../strings.ts';
import { DealerScope } from './dealer-scope.tsx';
import { MenuList } from './menu-list.tsx';
import { SessionModals } from './session-modals.tsx';
import { TopBar } from './top-bar.tsx';
import './shell.css';

const Palette = lazy(() => import('../../features/palette/palette.tsx').then((file) => ({ default: file.Palette })));
const MenuDrawer = lazy(() => import('./menu-drawer.tsx').then((file) => ({ default: file.MenuDrawer })));

/** Around every private page: side menu (a drawer below 768 px), bar with dealer and person, alerts. */
export function Shell() {
  const t = useStrings(strings);
  useSavedLanguage();
  const { pathname } = useLocation();
  const [isMenuOpen, menu] = useDisclosure(false);
  const [isSearchOpen, search] = useDisclosure(false);
  // from within a field too: it is no text that anybody types
  useHotkeys([['mod+K', search.open]], []);
  return (
    <div className="estrada-shell">
      <a className="estrada-skip" href="#conteudo">
        {t('skip')}
      </a>
      <aside className="estrada-side">
        <Brand />
        <MenuList label={t('menu.label')} />
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
