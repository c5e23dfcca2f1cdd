import { ApiError } from '../calls/api-error.ts';
import { firstEndpoint } from '../calls/find-endpoint.ts';
import { type SessionTokens, sendRequest } from '../calls/send-request.ts';
import { currentAddress } from '../pages/navigation.ts';
import { currentLanguage, followLanguageOf } from '../strings/language.ts';
import { removeDrafts } from './draft-store.ts';
import { requestNewTokens } from './renew-tokens.ts';
import { forgetReturn, rememberReturn } from './return-address.ts';
import { forgetSessionHint } from './session-hint.ts';
import { readSession, setSignedOut } from './session-store.ts';
import { forgetShown } from './shown-once.ts';
import { forgetTokens, readTokens, tokensAreStale } from './token-memory.ts';

/** Ends the session. Locally it always ends immediately; the server is notified, without waiting for its response. */
export function signOut(): void {
  const tokens = readTokens();
  const { user } = readSession();
  const isStale = tokensAreStale();
  forgetTokens();
  forgetSessionHint();
  forgetReturn();
  forgetShown();
  removeDrafts();
  followLanguageOf(null);
  setSignedOut('anonymous');
  if (tokens && user) void endServerSession(tokens, isStale, user.username).catch(() => undefined);
}

/**
 * Ends a session that is about to expire, so that the same user logs in again: the address and the input are preserved.
 */
export function signInAgain(): void {
  const tokens = readTokens();
  const { user } = readSession();
  if (!user) return;
  const isStale = tokensAreStale();
  rememberReturn(user.username, currentAddress());
  forgetTokens();
  forgetSessionHint();
  setSignedOut('anonymous');
  if (tokens) void endServerSession(tokens, isStale, user.username).catch(() => undefined);
}

/** With an expired token, the server would keep the session open and report it at the next login. */
async function endServerSession(tokens: SessionTokens, isStale: boolean, username: string): Promise<void> {
  const hasEnded = !isStale && (await sendLogout(tokens));
  if (hasEnded) return;
  const granted = await requestNewTokens();
  // another tab of this browser logged in another user: that session must not be ended
  if (granted.user.username === username) await sendLogout({ ...tokens, idToken: granted.idToken });
}

/**
 * Without the permission token: another tab may have changed the dealer in it.
 *
 * @returns false when the token must be renewed first
 */
async function sendLogout({ idToken, userType }: SessionTokens): Promise<boolean> {
  try {
    await sendRequest(firstEndpoint('logout'), {}, { idToken, userType }, currentLanguage());
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'USE003') return false;
    throw error;
  }
}
