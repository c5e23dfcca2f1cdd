import type { ModuleFlags } from '@estrada/domain/access/index';
import type { Language } from '@estrada/domain/errors/index';
import type { EndpointName, SessionUser } from '@estrada/endpoints/index';
import type { ReactNode } from 'react';
import type { PortalAlert } from '../alerts/alerts.ts';
import type { LooseOptions } from '../calls/call-types.ts';

/**
 * What the portal and the plans front end agree on. The two are built and served apart, so either may be older than the
 * other: whatever changes below so that an older half would fail takes the next number
 * (docs/decisions/0047-the-plans-front-end.md).
 */
export const plansContract = 1;

/** Where the plans front end is found under its origin, and what it exposes. */
export const plansRemote = { name: 'gmf-plans-fe', entry: 'remoteEntry.js', module: 'pages' } as const;

/**
 * The folder under which the server of the plans front end has all of its files once more, for each number from 1: since they
 * find each other by relative addresses, every file of a further try has another URL
 * (docs/decisions/0091-files-that-did-not-come.md).
 */
export const againFolder = (tries: number): string => `again-${tries}`;
/** That folder at the beginning of a path. */
export const againFolderPattern = /^\/again-\d+(?=\/)/;

/** A place of the portal's router, as plain data. */
export type HostLocation = { pathname: string; search: string; hash: string; state: unknown; key: string };

/** What is on the screen around a hosted page; another one is handed over whenever something of it changes. */
export type HostScreen = {
  person: { user: SessionUser; modules: ModuleFlags };
  language: Language;
  scheme: 'light' | 'dark';
  location: HostLocation;
};

/** What the portal does for a hosted page. No token is handed over: the portal makes the calls. */
export type Host = {
  /**
   * @throws an error of the name `ApiError` with the fields of one: the class itself is the other build's
   * @throws DOMException AbortError when the signal of the options ended it
   */
  call(name: EndpointName, options: LooseOptions): Promise<unknown>;
  showAlert(alert: Pick<PortalAlert, 'type' | 'text' | 'survivesNavigation'>): void;
  navigate(to: string, options: { replace?: boolean; state?: unknown }): void;
  /** steps through the history of the window */
  go(delta: number): void;
};

/** A page that is hosted. */
export type HostedPage = (props: { host: Host; screen: HostScreen }) => ReactNode;

/** The four pages of the plans front end. */
export type PlansPageName = 'main' | 'iofTax' | 'vapsAdmin' | 'plansUpload';

/** What the module of the plans front end holds: its pages, each brought when it is asked for, and again after a failure. */
export type PlansModule = {
  contract: typeof plansContract;
  pages: Partial<Record<PlansPageName, () => Promise<HostedPage>>>;
};
