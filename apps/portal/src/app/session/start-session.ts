import { ApiError } from '../api/api-error.ts';
import { enterSession, readModules } from './enter-session.ts';
import { requestNewTokens } from './renew-tokens.ts';
import { forgetSessionHint, mayHaveSession } from './session-hint.ts';
import { setNobody } from './session-store.ts';

/** First thing on a page load: goes on with the session that this browser may have. */
export async function startSession(): Promise<void> {
  if (!mayHaveSession()) return setNobody('anonymous');
  setNobody('starting');
  const modules = readModules();
  try {
    enterSession(await requestNewTokens(), await modules);
  } catch (error) {
    const isRefused = error instanceof ApiError && error.code !== 'NETWORK' && error.status < 500;
    if (isRefused) forgetSessionHint();
    setNobody(isRefused ? 'anonymous' : 'unreachable');
  }
}
