import { useSignedIn } from '@estrada/web/session/use-session.ts';
import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';

/** A page or record that the user has left: its address and its window title, which names no client. */
export type Recent = { address: string; name: string };

const rememberedAtMost = 8;
const keyOf = (username: string) => `estrada.recent.${username}`;

/** What this user opened last in this browser, the latest first. */
export function readRecent(username: string): readonly Recent[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(username)) ?? '[]');
    return Array.isArray(stored) ? (stored as Recent[]) : [];
  } catch {
    return [];
  }
}

function rememberRecent(username: string, recent: Recent): void {
  const others = readRecent(username).filter(({ address }) => address !== recent.address);
  try {
    localStorage.setItem(keyOf(username), JSON.stringify([recent, ...others].slice(0, rememberedAtMost)));
  } catch {
    // a full storage costs the shortcut only
  }
}

/** The addresses that name a record in their query: two records of one page are two items. */
const recordParameters = ['simulacao', 'contratacao', 'oportunidade', 'id', 'usuario', 'tipo'];

/** The address of the page and its record, without filters. */
function recordAddress(pathname: string, search: string): string {
  const query = new URLSearchParams(search);
  for (const name of [...query.keys()]) if (!recordParameters.includes(name)) query.delete(name);
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

/** Remembers each page as the user leaves it: by then its title names the record. Renders nothing. */
export function RememberVisits() {
  const { user } = useSignedIn();
  const { pathname, search } = useLocation();
  const address = recordAddress(pathname, search);
  // before the layout effects of the next page, which sets the title
  useLayoutEffect(
    () => () => {
      if (pathname === '/' || pathname.startsWith('/menu/')) return;
      rememberRecent(user.username, { address, name: document.title.replace(/ · Estrada$/, '') });
    },
    [address, pathname, user.username],
  );
  return null;
}
