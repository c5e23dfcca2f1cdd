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

/**
 * Converts a refusal from another build's client to this build's class, by which screens detect it. Returns any other
 * error unchanged.
 */
function ownError(error: unknown): unknown {
  return error instanceof Error && error.name === 'ApiError' ? new ApiError(error as ApiError) : error;
}

/**
 * Wraps a page hosted by another front end. This build has its own foundation (session, strings, alerts, calls): here
 * the host provides it. The styling is the host's too: its variables and its component library's style sheets apply to
 * the whole document, so this side sets none.
 */
export function HostedFrame({ host, screen, children }: { host: Host; screen: HostScreen; children: ReactNode }) {
  const { person, language, scheme, location } = screen;
  // the first render needs all of it
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

/** The host has set the colour scheme at the root of the document. */
const noRoot = () => undefined;

/** The host shows alerts, together with its own. */
function passHost(host: Host): void {
  const [alert] = readAlerts();
  if (!alert) return;
  dismissAlert(alert.id);
  host.showAlert({ type: alert.type, text: alert.text, survivesNavigation: alert.survivesNavigation });
}

/** The host's router is the only owner of the window's history. */
function navigatorOf(host: Host): Navigator {
  const addressOf = (to: To) => (typeof to === 'string' ? to : createPath(to));
  return {
    createHref: addressOf,
    push: (to, state) => host.navigate(addressOf(to), { state }),
    replace: (to, state) => host.navigate(addressOf(to), { state, replace: true }),
    go: (delta) => host.go(delta),
  };
}
