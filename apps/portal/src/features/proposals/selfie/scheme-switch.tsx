import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { useSyncExternalStore } from 'react';
import { strings } from './strings.ts';

/** kept under the name that the portal keeps it by, and set before anything is drawn by build/first-paint.js */
const key = 'estrada.scheme';
const listeners = new Set<() => void>();

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

function isDark(): boolean {
  const kept = document.documentElement.dataset.mantineColorScheme;
  return kept === 'dark' || (kept !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches);
}

/** Light or dark; the choice is kept in this browser. */
export function SchemeSwitch() {
  const t = useStrings(strings);
  const dark = useSyncExternalStore(subscribe, isDark, () => false);
  const change = () => {
    const next = dark ? 'light' : 'dark';
    localStorage.setItem(key, next);
    document.documentElement.dataset.mantineColorScheme = next;
    for (const listener of listeners) listener();
  };
  const label = t(dark ? 'toLight' : 'toDark');
  return (
    <button type="button" className="selfie-top-button" aria-label={label} title={label} onClick={change}>
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <circle cx="12" cy="12" r="8" fill="none" stroke="currentColor" strokeWidth="2" />
        <path d="M12 4a8 8 0 0 1 0 16z" fill="currentColor" />
      </svg>
    </button>
  );
}
