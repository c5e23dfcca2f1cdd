import { showAlert } from '../alerts/alerts.ts';
import { ApiError } from '../api/api-error.ts';
import { enterSession, readModules } from './enter-session.ts';
import { requestNewTokens } from './renew-tokens.ts';
import { forgetSessionHint, mayHaveSession } from './session-hint.ts';
import { setModules, setNobody } from './session-store.ts';

/** Somebody else ended the session. That it ended by itself, overnight or because the portal was left, is no news. */
const toldCodes = new Set(['SEC003', 'USE023']);

/**
 * First thing on a page load: the modules (docs/specification/portal.md#start), and the session that this browser may
 * have.
 */
export async function startSession(): Promise<void> {
  const modules = readModules();
  if (!mayHaveSession()) {
    setNobody('anonymous');
    return setModules(await modules);
  }
  setNobody('starting');
  try {
    enterSession(await requestNewTokens(), await modules);
  } catch (error) {
    const isRefused = error instanceof ApiError && error.code !== 'NETWORK' && error.status < 500;
    if (isRefused) forgetSessionHint();
    if (isRefused && toldCodes.has(error.code))
      showAlert({ type: 'error', text: error.message, survivesNavigation: true });
    setNobody(isRefused ? 'anonymous' : 'unreachable');
  }
}
