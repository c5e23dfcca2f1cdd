import { cssVariablesResolver, stylings } from '@estrada/ui/theme';
import { CrashBoundary } from '@estrada/web/failure/crash-boundary.tsx';
import { restoreFocus } from '@estrada/web/frame/restore-focus.ts';
import { WaitingScreen } from '@estrada/web/frame/waiting-screen.tsx';
import { providePages } from '@estrada/web/pages/page-table.ts';
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { publicTable } from './pages/public-pages.ts';
import { AddressRouter } from './router/address-router.tsx';
import { PageRoutes } from './router/page-routes.tsx';
import { useNavigatorBinding } from './router/use-navigator-binding.ts';
import { usePageChange } from './router/use-page-change.ts';

const schemeManager = localStorageColorSchemeManager({ key: 'estrada.scheme' });

providePages(() => import('./pages/all-pages.ts').then(({ allPages }) => allPages));

/** The portal: router, page styling, and the effects of a page change. */
export function PortalApp() {
  return (
    <AddressRouter>
      <StyledPages />
    </AddressRouter>
  );
}

/** The portal without a router of its own, for tests. */
export function StyledPages() {
  const { pathname } = useLocation();
  return (
    <MantineProvider
      theme={stylings[publicTable.find(pathname)?.styling ?? 'main-simulator']}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={schemeManager}
      defaultColorScheme="auto"
    >
      <CrashBoundary resetKey={pathname} isWholePage>
        <Suspense fallback={<WaitingScreen />}>
          <Pages />
        </Suspense>
      </CrashBoundary>
    </MantineProvider>
  );
}

function Pages() {
  useNavigatorBinding();
  usePageChange();
  useEffect(restoreFocus, []);
  return <PageRoutes />;
}
