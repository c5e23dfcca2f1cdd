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

/** Ends the session. Here it ends at once and always; the server is notified, but nobody waits for its answer. */
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
 * Ends a session that is about to be over anyway, for the same person to sign in again: the address and what was typed
 * stay, and are there after it.
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

/** With a token that is over, the server would keep the session open and ask about it at the next login. */
async function endServerSession(tokens: SessionTokens, isStale: boolean, username: string): Promise<void> {
  const hasEnded = !isStale && (await sendLogout(tokens));
  if (hasEnded) return;
  const granted = await requestNewTokens();
  // another tab of this browser signed somebody else in: that session is not this person's to end
  if (granted.user.username === username) await sendLogout({ ...tokens, idToken: granted.idToken });
}

/**
 * Without the permission token: another tab may have changed the dealer that it names.
 *
 * @returns false when the token has to be renewed first
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
