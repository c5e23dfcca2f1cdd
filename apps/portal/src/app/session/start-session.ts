import { showAlert } from '@estrada/web/alerts/alerts.ts';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import { enterSession, readModules } from '@estrada/web/session/enter-session.ts';
import { requestNewTokens } from '@estrada/web/session/renew-tokens.ts';
import { forgetSessionHint, mayHaveSession } from '@estrada/web/session/session-hint.ts';
import { setModules, setSignedOut } from '@estrada/web/session/session-store.ts';

/** Somebody else ended the session. That it ended by itself, overnight or because the portal was left, is no news. */
const shownCodes = new Set(['SEC003', 'USE023']);

/**
 * First thing on a page load: the modules (docs/specification/portal.md#start), and the session that this browser may
 * have.
 */
export async function startSession(): Promise<void> {
  const modules = readModules();
  if (!mayHaveSession()) {
    setSignedOut('anonymous');
    return setModules(await modules);
  }
  setSignedOut('starting');
  try {
    enterSession(await requestNewTokens(), await modules);
  } catch (error) {
    const isRefused = error instanceof ApiError && error.code !== 'NETWORK' && error.status < 500;
    if (isRefused) forgetSessionHint();
    if (isRefused && shownCodes.has(error.code))
      showAlert({ type: 'error', text: error.message, survivesNavigation: true });
    setSignedOut(isRefused ? 'anonymous' : 'unreachable');
  }
}
