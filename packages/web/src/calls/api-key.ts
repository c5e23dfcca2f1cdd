import type { Endpoints, ResponseOf } from '@estrada/endpoints/index';
import { currentLanguage } from '../strings/language.ts';
import { firstEndpoint } from './find-endpoint.ts';
import { sendRequest } from './send-request.ts';

let key: Promise<string> | null = null;

/**
 * The portal's key of the public calls. The server returns it with the active modules; concurrent calls share one
 * request.
 *
 * @throws ApiError without a response; the next call requests it again
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

/** Stores a key that another response contained. */
export function storeApiKey(given: string): void {
  key = Promise.resolve(given);
}

/** Discards the key; the next public call requests it again. */
export function forgetApiKey(): void {
  key = null;
}
