import { buildPath } from '@estrada/endpoints/build-path';
import { firstEndpoint } from '@estrada/web/calls/find-endpoint.ts';
import { renewTokens } from '@estrada/web/session/renew-tokens.ts';
import { readTokens, tokenIssuedAt } from '@estrada/web/session/token-memory.ts';

const key = 'estrada.left';
/** after the request of the page that was left has reached the server */
const pauseMs = 2_000;

/** The token with which a page was left; the timestamp makes each entry a change for other tabs. */
const leftWith = (issuedAt: number | null) => `${issuedAt} `;

/**
 * Leaving the portal from any private page ends the session (docs/specification/identity.md#leaving). The server waits
 * some seconds for the page to return, because no browser distinguishes a reload from a closed window; another portal
 * page open in this browser reports that the portal was not left.
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
    // outlives the page like a beacon, but can send the token; the permission token is omitted, because it may name a
    // dealer that another tab has left
    void fetch(address, { method: 'POST', keepalive: true, headers: { idToken } }).catch(() => undefined);
  };
  const stay = () => void renewTokens().catch(() => undefined);
  const hearOthers = (event: StorageEvent) => {
    if (event.key === key && event.newValue && readTokens()) setTimeout(stay, pauseMs);
  };
  // restored from the browser's back-forward cache, without a load
  const comeBack = (event: PageTransitionEvent) => {
    if (event.persisted && readTokens()) stay();
  };
  const tokens = readTokens();
  // reloaded within one second of the last token: the server cannot determine whether the old page's request came
  // before this token
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
