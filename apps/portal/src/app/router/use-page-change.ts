import { clearAlertsForNavigation } from '@estrada/web/alerts/alerts.ts';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { firstPaths } from '../../first-paths.ts';
import { publicTable } from '../pages/public-pages.ts';
import { registerPage } from '../session/register-page.ts';
import { reloadServices } from '../session/reload-services.ts';
import { focusHeading } from './focus-heading.ts';

/**
 * The effects of every page change (docs/specification/portal.md#change-of-page): clears alerts, reloads services,
 * scrolls to the top (going back leaves the position to the browser), and focuses the new heading so that a screen
 * reader announces the page.
 */
export function usePageChange(): void {
  const { pathname } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const shown = useRef(pathname);

  useEffect(() => {
    const row = publicTable.find(pathname);
    // the login, where everyone begins, is not registered
    if (row && row.path !== firstPaths.login) registerPage(row);
  }, [pathname]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    clearAlertsForNavigation();
    void reloadServices();
    if (!isBack) window.scrollTo(0, 0);
    return focusHeading();
  }, [pathname, isBack]);
}
