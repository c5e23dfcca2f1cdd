import type { Endpoints, ResponseOf } from '@estrada/endpoints/index';
import { ApiError } from '../calls/api-error.ts';
import { firstEndpoint } from '../calls/find-endpoint.ts';
import { sendRequest } from '../calls/send-request.ts';
import { currentLanguage } from '../strings/language.ts';
import { storeSessionEnd } from './session-end.ts';
import { readSession, setPerson } from './session-store.ts';
import { storeTokens, tokenIssuedAt } from './token-memory.ts';

/** The user and the tokens of a login or a renewal. */
export type Granted = Pick<
  ResponseOf<Endpoints['refreshSession']>,
  'idToken' | 'permissionToken' | 'sessionEndsAt' | 'user'
>;

let refreshing: Promise<Granted> | null = null;

/**
 * Requests new tokens with the refresh cookie. Concurrent callers share one request.
 *
 * @throws ApiError SEC002, SEC003 or USE023 when the session has ended; code NETWORK without a response
 */
export function requestNewTokens(): Promise<Granted> {
  refreshing ??= sendRequest(firstEndpoint('refreshSession'), { body: {} }, null, currentLanguage())
    .then((answer) => answer as Granted)
    .finally(() => {
      refreshing = null;
    });
  return refreshing;
}

export async function renewTokens(): Promise<void> {
  const granted = await requestNewTokens();
  const { user, modules } = readSession();
  // another tab of this browser logged in another user: this page must not continue as that user
  if (!user || user.username !== granted.user.username)
    throw new ApiError({ status: 401, code: 'SEC003', message: '' });
  storeGranted(granted);
  setPerson(granted.user, modules);
}

/** Continues with the tokens returned by a password change. */
export function acceptNewTokens(granted: Granted): void {
  storeGranted(granted);
  setPerson(granted.user, readSession().modules);
}

/** Stores the tokens of a response. */
export function storeGranted({ idToken, permissionToken, sessionEndsAt, user }: Granted): void {
  storeSessionEnd(sessionEndsAt, tokenIssuedAt(idToken));
  storeTokens({ idToken, permissionToken, userType: user.userType === 'GMF' ? 'gmf' : 'dealer' });
}
