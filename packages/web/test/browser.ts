import type { SessionUser } from '@estrada/endpoints/index';
import { cleanup } from '@testing-library/react';
import { vi } from 'vitest';
import { dismissAlert, readAlerts } from '../src/alerts/alerts.ts';
import { forgetApiKey } from '../src/calls/api-key.ts';
import { callThrough } from '../src/calls/host-call.ts';
import { setNavigator } from '../src/pages/navigation.ts';
import { enterSession } from '../src/session/enter-session.ts';
import { noModules, setSignedOut } from '../src/session/session-store.ts';
import { forgetTokens } from '../src/session/token-memory.ts';
import { startLanguage } from '../src/strings/language.ts';
import { granted } from './fake-server.ts';

/** What jsdom lacks and Mantine requires. */
function prepareBrowser(): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  // without a layout, an open menu counts as scrolled out of view and hides itself as soon as it is measured
  Object.defineProperties(document.documentElement, { clientWidth: { value: 1024 }, clientHeight: { value: 768 } });
  Element.prototype.getBoundingClientRect = () => DOMRect.fromRect({ x: 10, y: 10, width: 100, height: 20 });
  window.scrollTo = vi.fn() as unknown as typeof window.scrollTo;
  Element.prototype.scrollIntoView = () => undefined;
  // an auto-growing text area waits for fonts
  if (!document.fonts) Object.defineProperty(document, 'fonts', { value: new EventTarget() });
}

/** A fresh browser. Call it before each test. */
export function resetBrowser(): void {
  cleanup();
  vi.unstubAllGlobals();
  prepareBrowser();
  localStorage.clear();
  sessionStorage.clear();
  forgetTokens();
  forgetApiKey();
  callThrough(null);
  setSignedOut('anonymous');
  for (const alert of readAlerts()) dismissAlert(alert.id);
  setNavigator(() => undefined);
  startLanguage();
}

/** Logs in a user without the login page. */
export function signInAs(user: SessionUser, modules = noModules): void {
  enterSession(granted(user), modules);
}
