import { clearAlertsForNavigation } from '@estrada/web/alerts/alerts.ts';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { registerPublicPage } from '../session/register-page.ts';
import { reloadServices } from '../session/reload-services.ts';
import { focusHeading } from './focus-heading.ts';

/**
 * What every change of page brings (docs/specification/portal.md#change-of-page): alerts cleared, services
 * reloaded, back to the top (going back leaves the position to the browser), and the focus on the new heading so that a
 * screen reader says where it is.
 */
export function usePageChange(): void {
  const { pathname } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const shown = useRef(pathname);

  useEffect(() => registerPublicPage(pathname), [pathname]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    clearAlertsForNavigation();
    void reloadServices();
    if (!isBack) window.scrollTo(0, 0);
    return focusHeading();
  }, [pathname, isBack]);
}
