import { showAlert } from '@estrada/web/alerts/alerts.ts';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import { enterSession, readModules } from '@estrada/web/session/enter-session.ts';
import { requestNewTokens } from '@estrada/web/session/renew-tokens.ts';
import { forgetSessionHint, mayHaveSession } from '@estrada/web/session/session-hint.ts';
import { setModules, setSignedOut } from '@estrada/web/session/session-store.ts';

/**
 * The session was ended from elsewhere. A session that expired, or ended because the portal was left, shows no alert.
 */
const shownCodes = new Set(['SEC003', 'USE023']);

/**
 * First step of a page load: the modules (docs/specification/portal.md#start), and the session that this browser may
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
