import { stylings } from '@estrada/ui/theme';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense, useLayoutEffect, useMemo, useState } from 'react';
import { createPath, type Navigator, Router, type To } from 'react-router';
import { dismissAlert, readAlerts, subscribeToAlerts } from '../alerts/alerts.ts';
import { ApiError } from '../calls/api-error.ts';
import { callThrough } from '../calls/host-call.ts';
import { makeQueryClient } from '../calls/query-client.ts';
import { PageSkeleton } from '../frame/page-skeleton.tsx';
import { setNavigator } from '../pages/navigation.ts';
import { setPerson } from '../session/session-store.ts';
import { followLanguage, speak } from '../strings/language.ts';
import type { Host, HostScreen } from './contract.ts';

/** A refusal that another build's client made, as one of this build: screens know it by its class. Anything else stays. */
function ownError(error: unknown): unknown {
  return error instanceof Error && error.name === 'ApiError' ? new ApiError(error as ApiError) : error;
}

/**
 * Around a page that stands in another front end. This build has a foundation of its own (session, words, alerts, calls):
 * here it is led by the host. The look is the host's too: its variables and its style sheets of the component library
 * hold for the whole document, so this side sets none.
 */
export function HostedFrame({ host, screen, children }: { host: Host; screen: HostScreen; children: ReactNode }) {
  const { person, language, scheme, location } = screen;
  // the first picture needs all of it already
  const [client] = useState(() => {
    callThrough((name, options) =>
      host.call(name, options).catch((error: unknown) => {
        throw ownError(error);
      }),
    );
    speak(language);
    setPerson(person.user, person.modules);
    return makeQueryClient();
  });
  useLayoutEffect(() => setPerson(person.user, person.modules), [person]);
  useLayoutEffect(() => void followLanguage(language), [language]);
  useLayoutEffect(() => {
    setNavigator((address) => host.navigate(address, {}));
    return subscribeToAlerts(() => passHost(host));
  }, [host]);
  const navigator = useMemo(() => navigatorOf(host), [host]);
  return (
    <MantineProvider
      theme={stylings['main-simulator']}
      forceColorScheme={scheme}
      withCssVariables={false}
      withGlobalClasses={false}
      getRootElement={noRoot}
    >
      <Router location={location} navigator={navigator}>
        <QueryClientProvider client={client}>
          <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
        </QueryClientProvider>
      </Router>
    </MantineProvider>
  );
}

/** The scheme stands at the root of the document already: the host's choice. */
const noRoot = () => undefined;

/** Alerts are shown by the host, where all the others are. */
function passHost(host: Host): void {
  const [alert] = readAlerts();
  if (!alert) return;
  dismissAlert(alert.id);
  host.showAlert({ type: alert.type, text: alert.text, survivesNavigation: alert.survivesNavigation });
}

/** The history of the window has one owner, the host's router. */
function navigatorOf(host: Host): Navigator {
  const addressOf = (to: To) => (typeof to === 'string' ? to : createPath(to));
  return {
    createHref: addressOf,
    push: (to, state) => host.navigate(addressOf(to), { state }),
    replace: (to, state) => host.navigate(addressOf(to), { state, replace: true }),
    go: (delta) => host.go(delta),
  };
}
