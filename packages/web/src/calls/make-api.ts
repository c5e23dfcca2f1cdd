import type { AlertCall, AlertInput, Language } from '@estrada/domain/errors/index';
import type { EndpointName } from '@estrada/endpoints/index';
import { ApiError } from './api-error.ts';
import type { Api, LooseOptions } from './call-types.ts';
import type { EndpointRow } from './endpoint-row.ts';
import { findEndpoint } from './find-endpoint.ts';
import type { HostCall } from './host-call.ts';
import { type SessionTokens, sendRequest } from './send-request.ts';

/** After a successful refresh the call is repeated two seconds later (docs/specification/identity.md#sessions). */
export const retryDelayMs = 2_000;
/** Refusals that end the session immediately: expired, another login, login expired, user blocked before or since. */
const endingCodes = new Set(['SEC002', 'SEC003', 'USE012', 'USE021', 'USE023']);

/** The session of the call has ended; another one may have replaced it. */
const overCodes = new Set(['SEC002', 'SEC003']);

/** What the client requires from the session and the surrounding screen. */
export type ApiSurroundings = {
  /** makes the calls instead of this client, if it exists */
  hostCall?(): HostCall | null;
  language(): Language;
  tokens(): SessionTokens | null;
  /** true shortly before the id token expires: renewing now spares the user the delay after a refusal */
  tokensAreStale(): boolean;
  /** gets new tokens; concurrent callers wait for the same renewal */
  renewTokens(): Promise<void>;
  /** the key of the public calls; requested from the server once */
  apiKey(): Promise<string>;
  /** the server no longer accepts the key */
  forgetApiKey(): void;
  /**
   * the message of a failure whose response has none, in the order of docs/specification/errors.md#words-of-an-alert
   */
  describe(failure: Pick<AlertInput, 'status' | 'code' | 'fetchFailed' | 'call' | 'externalMessage'>): Promise<string>;
  onSessionLost(message: string): void;
  onForbidden(message: string): void;
  onFailure(message: string): void;
};

/** Creates the client: one function per endpoint. Tokens, renewal, alerts and lost sessions are handled here, once. */
export function makeApi(around: ApiSurroundings): Api {
  // the table and the types come from the same endpoints; only this cast is not checked by the compiler
  return new Proxy({} as Api, {
    get:
      (_target, name) =>
      (options: LooseOptions = {}) => {
        const host = around.hostCall?.();
        return host ? host(name as EndpointName, options) : callAndReport(name as EndpointName, options, around);
      },
  });
}

/** Makes a call, and reports a failure to the session, to the surrounding screen and to the caller. */
async function callAndReport(name: EndpointName, options: LooseOptions, around: ApiSurroundings): Promise<unknown> {
  let row: EndpointRow;
  try {
    row = await findEndpoint(name);
  } catch (cause) {
    // the list of calls could not be loaded: for the user the call itself failed
    const failure = await withMessage(new ApiError({ status: 404, code: 'NETWORK', message: '' }), around);
    if (options.alert) around.onFailure(failure.words);
    throw Object.assign(failure, { cause });
  }
  // only a call made within a session can renew or lose it
  const isPrivate = !row.isAnonymous && !(row.isPublicKey && around.tokens() === null);
  try {
    return await send(row, options, around, isPrivate);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const failure = await withMessage(error, around);
    for (const call of kindsOf(row, options)) await hideWords(failure, call, around);
    const isOfSession = isPrivate && !isKeyRefusal(row, failure);
    if (isOfSession && (failure.status === 401 || endingCodes.has(failure.code))) around.onSessionLost(failure.message);
    // one message for every 403 (docs/specification/access.md#refusals): the missing capability is of no use to the
    // user
    else if (isOfSession && failure.status === 403) around.onForbidden(await around.describe({ status: 403 }));
    else if (options.alert) around.onFailure(failure.words);
    throw failure;
  }
}

/** The kinds of a call that show some codes differently: that of its row, and by the type of insurance in its address. */
const kindsOf = ({ alertCall, path }: EndpointRow, { params }: LooseOptions): AlertCall[] => [
  ...(alertCall ? [alertCall] : []),
  ...(path.startsWith('/insurance/{type}/') && /^pmc/i.test(String(params?.type)) ? (['pmc'] as const) : []),
];

/** Hides what this kind of call does not show: the failure itself, or the words of the insurer. */
async function hideWords(failure: ApiError, call: AlertCall, { describe }: ApiSurroundings): Promise<void> {
  const { code, partnerMessage } = failure;
  if ((await describe({ code, call })) === '') failure.isSilent = true;
  if (partnerMessage && (await describe({ code, call, externalMessage: partnerMessage })) !== partnerMessage)
    failure.partnerMessage = null;
}

/** The key was refused, not the session: in a public call every 401, otherwise the code of the key. */
const isKeyRefusal = ({ isPublicKey, isAnonymous }: EndpointRow, { status, code }: ApiError): boolean =>
  isPublicKey === true && status === 401 && (isAnonymous === true || code === 'SEC004');

/**
 * Sends a call, and again if its credentials were no longer valid: with a new key, in the session that replaced its
 * own, or with renewed tokens.
 */
async function send(
  row: EndpointRow,
  options: LooseOptions,
  around: ApiSurroundings,
  isPrivate: boolean,
): Promise<unknown> {
  // if this early renewal fails, the call itself reports the error
  if (isPrivate && around.tokensAreStale()) await around.renewTokens().catch(() => undefined);
  const before = around.tokens();
  const wasReplaced = (tokens: SessionTokens | null) => around.tokens() !== null && around.tokens() !== tokens;
  let tried: readonly Repair[] = [];
  for (;;) {
    const sent = around.tokens();
    try {
      const key = row.isPublicKey ? await around.apiKey() : null;
      return await sendRequest(row, options, row.isAnonymous ? null : sent, around.language(), key);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const repair = repairOf(row, error, isPrivate, wasReplaced(sent));
      if (!repair || tried.includes(repair)) throw error;
      if (repair === 'key') around.forgetApiKey();
      if (repair === 'renewal') {
        // another call may have renewed the tokens during this one
        if (around.tokens() === before)
          await around.renewTokens().catch((failure: unknown) => {
            if (!wasReplaced(before)) throw failure;
          });
        await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
      }
      options.signal?.throwIfAborted();
      // after a renewal, key and session may expire again
      tried = repair === 'renewal' ? [repair] : [...tried, repair];
    }
  }
}

/** What a refused call is sent again with. */
type Repair = 'key' | 'replaced' | 'renewal';

function repairOf(row: EndpointRow, error: ApiError, isPrivate: boolean, wasReplaced: boolean): Repair | null {
  // the key changed while this page was open
  if (isKeyRefusal(row, error)) return 'key';
  if (!isPrivate) return null;
  // a page that continues in a new session (a new password) does not lose it by a late refusal of the previous one
  if (overCodes.has(error.code)) return wasReplaced ? 'replaced' : null;
  return (error.status === 401 || error.status === 403) && !endingCodes.has(error.code) ? 'renewal' : null;
}

const isOwnCode = ({ code }: ApiError) => code === 'NETWORK' || code === 'SIS001';

async function withMessage(error: ApiError, around: ApiSurroundings): Promise<ApiError> {
  if (error.message) return error;
  return new ApiError({
    status: error.status,
    code: error.code,
    // without a response, or without a body, the code is only ours: the message is that of the status
    message: await around.describe(
      error.isCutOff ? { fetchFailed: true } : isOwnCode(error) ? { status: error.status } : error,
    ),
    fields: error.fields,
    partnerMessage: error.partnerMessage,
    changedByName: error.changedByName,
    correlationId: error.correlationId,
    isCutOff: error.isCutOff,
  });
}
