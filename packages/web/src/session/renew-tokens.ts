import type { Endpoints, ResponseOf } from '@estrada/endpoints/index';
import { ApiError } from '../calls/api-error.ts';
import { firstEndpoint } from '../calls/find-endpoint.ts';
import { sendRequest } from '../calls/send-request.ts';
import { currentLanguage } from '../strings/language.ts';
import { storeSessionEnd } from './session-end.ts';
import { readSession, setPerson } from './session-store.ts';
import { storeTokens, tokenIssuedAt } from './token-memory.ts';

/** Who a login or a renewal is for, and with which tokens. */
export type Granted = Pick<
  ResponseOf<Endpoints['refreshSession']>,
  'idToken' | 'permissionToken' | 'sessionEndsAt' | 'user'
>;

let refreshing: Promise<Granted> | null = null;

/**
 * Asks for new tokens with the refresh cookie. However many callers come, one request is under way at a time.
 *
 * @throws ApiError SEC002, SEC003 or USE023 when the session is over; code NETWORK when nobody answered
 */
export function requestNewTokens(): Promise<Granted> {
  refreshing ??= sendRequest(firstEndpoint('refreshSession'), { body: {} }, null, currentLanguage())
    .then((answer) => answer as Granted)
    .finally(() => {
      refreshing = null;
    });
  return refreshing;
}

/** Renews the tokens of the person on the screen. */
export async function renewTokens(): Promise<void> {
  const granted = await requestNewTokens();
  const { user, modules } = readSession();
  // another tab of this browser signed somebody else in: this page must not go on in his name
  if (!user || user.username !== granted.user.username)
    throw new ApiError({ status: 401, code: 'SEC003', message: '' });
  storeGranted(granted);
  setPerson(granted.user, modules);
}

/** Goes on with the tokens that a change of password answered. */
export function acceptNewTokens(granted: Granted): void {
  storeGranted(granted);
  setPerson(granted.user, readSession().modules);
}

/** Puts the tokens of an answer to use. */
export function storeGranted({ idToken, permissionToken, sessionEndsAt, user }: Granted): void {
  storeSessionEnd(sessionEndsAt, tokenIssuedAt(idToken));
  storeTokens({ idToken, permissionToken, userType: user.userType === 'GMF' ? 'gmf' : 'dealer' });
}
