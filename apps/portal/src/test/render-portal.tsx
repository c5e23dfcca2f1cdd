import type { SessionUser } from '@estrada/endpoints/index';
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { vi } from 'vitest';
import { dismissAlert, readAlerts } from '../app/alerts/alerts.ts';
import { forgetApiKey } from '../app/api/api-key.ts';
import { startLanguage } from '../app/i18n/language.ts';
import { StyledPages } from '../app/portal-app.tsx';
import { setNavigator } from '../app/router/navigation.ts';
import { enterSession } from '../app/session/enter-session.ts';
import { noModules, setNobody } from '../app/session/session-store.ts';
import { forgetTokens } from '../app/session/token-memory.ts';
import { granted } from './fake-server.ts';

/** What the browser of the tests (jsdom) lacks and Mantine asks for. */
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
  // where nothing has a place, an open menu counts as scrolled away and hides itself as soon as it has been measured
  Object.defineProperties(document.documentElement, { clientWidth: { value: 1024 }, clientHeight: { value: 768 } });
  Element.prototype.getBoundingClientRect = () => DOMRect.fromRect({ x: 10, y: 10, width: 100, height: 20 });
  window.scrollTo = vi.fn() as unknown as typeof window.scrollTo;
  Element.prototype.scrollIntoView = () => undefined;
}

/** A browser nobody has used yet. Call it before each test. */
export function resetPortal(): void {
  cleanup();
  vi.unstubAllGlobals();
  prepareBrowser();
  localStorage.clear();
  sessionStorage.clear();
  forgetTokens();
  forgetApiKey();
  setNobody('anonymous');
  for (const alert of readAlerts()) dismissAlert(alert.id);
  setNavigator(() => undefined);
  startLanguage();
}

/** Signs a person in without the login page. */
export function signInAs(user: SessionUser): void {
  enterSession(granted(user), noModules);
}

/** Draws the whole portal at an address. */
export function renderPortal(address: string) {
  return render(
    <MemoryRouter initialEntries={[address]}>
      <StyledPages />
    </MemoryRouter>,
  );
}
