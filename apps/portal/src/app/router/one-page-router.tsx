/**
 * The router of a document that holds one page: its query, its `#`, and going back among them. The build of the pages of
 * clients resolves `react-router` to this file, which has the two hooks that they use (docs/decisions/0144).
 */
import { createContext, type ReactNode, use, useState, useSyncExternalStore } from 'react';

export type OnePageLocation = { pathname: string; search: string; hash: string };
type Target = string | number | Partial<OnePageLocation>;

const LocationContext = createContext<OnePageLocation>({ pathname: '/', search: '', hash: '' });
const listeners = new Set<() => void>();
const notify = () => {
  for (const listener of listeners) listener();
};

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('popstate', notify);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('popstate', notify);
  };
}

const readAddress = () => window.location.href;

/** Provides the address of the browser. */
export function OnePageRouter({ children }: { children: ReactNode }) {
  // the page that the build drew looks the same at every query and `#`
  const href = useSyncExternalStore(subscribe, readAddress, readAddress);
  return <FixedLocation at={href}>{children}</FixedLocation>;
}

/** Provides a given address: when the build draws a page. */
export function FixedLocation({ at, children }: { at: string; children: ReactNode }) {
  const [parse] = useState(() => parsed());
  return <LocationContext value={parse(at)}>{children}</LocationContext>;
}

/** The same object for the same address, so that nothing depends on it in vain. */
function parsed(): (href: string) => OnePageLocation {
  let last: { href: string; location: OnePageLocation } | null = null;
  return (href) => {
    if (last?.href !== href) {
      const { pathname, search, hash } = new URL(href, 'https://page.invalid');
      last = { href, location: { pathname, search, hash } };
    }
    return last.location;
  };
}

export const useLocation = (): OnePageLocation => use(LocationContext);

export const useNavigate = () => navigate;

/**
 * Goes to another query or `#` of the page, or to another document.
 *
 * @param to an address, a part of it (the path stays), or a number of entries in the history
 */
function navigate(to: Target, { replace = false }: { replace?: boolean } = {}): void {
  if (typeof to === 'number') {
    window.history.go(to);
    return;
  }
  const { pathname } = window.location;
  const next = new URL(
    typeof to === 'string' ? to : `${pathname}${to.search ?? ''}${to.hash ?? ''}`,
    window.location.href,
  );
  // another address is another document, with policies and styles of its own
  if (next.pathname !== pathname || next.origin !== window.location.origin) {
    window.location.assign(next);
    return;
  }
  window.history[replace ? 'replaceState' : 'pushState'](null, '', next);
  notify();
}
