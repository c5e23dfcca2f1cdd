import type { Endpoints, ResponseOf } from '@estrada/endpoints/index';
import { currentLanguage } from '../strings/language.ts';
import { firstEndpoint } from './find-endpoint.ts';
import { sendRequest } from './send-request.ts';

let key: Promise<string> | null = null;

/**
 * The portal's key of the public calls. The server returns it with the active modules; however many calls come first, it
 * is requested once.
 *
 * @throws ApiError when nobody answered; the next call asks again
 */
export function readApiKey(): Promise<string> {
  key ??= sendRequest(firstEndpoint('readActiveModules'), {}, null, currentLanguage())
    .then((answer) => (answer as ResponseOf<Endpoints['readActiveModules']>).apiKey)
    .catch((error: unknown) => {
      key = null;
      throw error;
    });
  return key;
}

/** Keeps a key that came along with another answer. */
export function storeApiKey(given: string): void {
  key = Promise.resolve(given);
}

/** Forgets the key; it is requested again with the next public call. */
export function forgetApiKey(): void {
  key = null;
}
