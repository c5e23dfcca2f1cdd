import { buildPath } from '@estrada/endpoints/build-path';
import { firstEndpoint } from '@estrada/web/calls/find-endpoint.ts';
import { renewTokens } from '@estrada/web/session/renew-tokens.ts';
import { readTokens, tokenIssuedAt } from '@estrada/web/session/token-memory.ts';

const key = 'estrada.left';
/** after the word of the page that was left has reached the server */
const pauseMs = 2_000;

/** Which token a page was left with; the moment makes the entry new to other tabs each time. */
const leftWith = (issuedAt: number | null) => `${issuedAt} `;

/**
 * Leaving the portal from any private page ends the session (docs/specification/identity.md#leaving). The server
 * gives the page seconds to come back, because no browser distinguishes a reload from a closed window; another page of the
 * portal that is open in this browser says that the portal was not left.
 *
 * @returns a function that stops watching
 */
export function watchLeaving(): () => void {
  const leave = () => {
    const tokens = readTokens();
    if (!tokens) return;
    const issuedAt = tokenIssuedAt(tokens.idToken);
    const address = buildPath(firstEndpoint('logout'), tokens.userType, {}, { leaving: true, issuedAt });
    const { idToken } = tokens;
    localStorage.setItem(key, leftWith(issuedAt) + Date.now());
    // outlives the page, as a beacon does, and can carry the token; the other one may name a dealer that another tab has left
    void fetch(address, { method: 'POST', keepalive: true, headers: { idToken } }).catch(() => undefined);
  };
  const stay = () => void renewTokens().catch(() => undefined);
  const hearOthers = (event: StorageEvent) => {
    if (event.key === key && event.newValue && readTokens()) setTimeout(stay, pauseMs);
  };
  // shown again from the memory of the browser, without a load
  const comeBack = (event: PageTransitionEvent) => {
    if (event.persisted && readTokens()) stay();
  };
  const tokens = readTokens();
  // loaded again within the second of the last token: the server cannot tell whether the old page's word came before this one
  if (tokens && localStorage.getItem(key)?.startsWith(leftWith(tokenIssuedAt(tokens.idToken))))
    setTimeout(stay, pauseMs);
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', comeBack);
  window.addEventListener('storage', hearOthers);
  return () => {
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('pageshow', comeBack);
    window.removeEventListener('storage', hearOthers);
  };
}
