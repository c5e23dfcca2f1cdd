import type { ModuleFlags } from '@estrada/domain/access/index';
import type { Language } from '@estrada/domain/errors/index';
import type { EndpointName, SessionUser } from '@estrada/endpoints/index';
import type { ReactNode } from 'react';
import type { PortalAlert } from '../alerts/alerts.ts';
import type { LooseOptions } from '../calls/call-types.ts';

/**
 * The contract between the portal and the plans front end. The two are built and served separately, so either may be
 * older than the other: any change below that breaks an older half requires the next number
 * (docs/decisions/0047-the-plans-front-end.md).
 */
export const plansContract = 1;

/** Where the plans front end is found under its origin, and what it exposes. */
export const plansRemote = { name: 'gmf-plans-fe', entry: 'remoteEntry.js', module: 'pages' } as const;

/**
 * The folder under which the server of the plans front end serves all of its files again, for each number from 1: as
 * they import each other by relative addresses, every file of a retry has another URL
 * (docs/decisions/0091-files-that-did-not-come.md).
 */
export const againFolder = (tries: number): string => `again-${tries}`;
/** That folder at the start of a path. */
export const againFolderPattern = /^\/again-\d+(?=\/)/;

/** A location of the portal's router, as plain data. */
export type HostLocation = { pathname: string; search: string; hash: string; state: unknown; key: string };

/** The state of the screen around a hosted page; a changed state is passed as a new object. */
export type HostScreen = {
  person: { user: SessionUser; modules: ModuleFlags };
  language: Language;
  scheme: 'light' | 'dark';
  location: HostLocation;
};

/** The portal's functions for a hosted page. No token is passed: the portal makes the calls. */
export type Host = {
  /**
   * @throws an error named `ApiError` with its fields: the class itself is the other build's
   * @throws DOMException AbortError when the signal of the options aborted it
   */
  call(name: EndpointName, options: LooseOptions): Promise<unknown>;
  showAlert(alert: Pick<PortalAlert, 'type' | 'text' | 'survivesNavigation'>): void;
  navigate(to: string, options: { replace?: boolean; state?: unknown }): void;
  /** steps through the window's history */
  go(delta: number): void;
};

/** A hosted page. */
export type HostedPage = (props: { host: Host; screen: HostScreen }) => ReactNode;

export type PlansPageName = 'main' | 'iofTax' | 'vapsAdmin' | 'plansUpload';

/** The exports of the plans front end's module: its pages, each loaded on request, and again after a failure. */
export type PlansModule = {
  contract: typeof plansContract;
  pages: Partial<Record<PlansPageName, () => Promise<HostedPage>>>;
};
