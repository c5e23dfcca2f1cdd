import type { Language } from '@estrada/domain/errors/index';
import { buildPath, type UserTypeSegment } from '@estrada/endpoints/build-path';
import { ApiError, type FieldError } from './api-error.ts';
import type { LooseOptions } from './call-types.ts';
import type { EndpointRow } from './endpoint-row.ts';

/** The timeout of a response. */
const timeoutMs = 20_000;

/** The two tokens of a session and the address segment of its user type. */
export type SessionTokens = { idToken: string; permissionToken: string; userType: 'gmf' | 'dealer' };
/** A call may be sent without the permission token: ending a session does not need it. */
type SentTokens = Pick<SessionTokens, 'idToken' | 'userType'> & Partial<SessionTokens>;

/**
 * Sends one call once and reads its response.
 *
 * @throws ApiError for every refusal; status 404 and code NETWORK without a response within 20 s
 * @throws DOMException AbortError when the caller's own signal aborted it
 */
export async function sendRequest(
  row: EndpointRow,
  options: LooseOptions,
  tokens: SentTokens | null,
  language: Language,
  apiKey: string | null = null,
): Promise<unknown> {
  const segment: UserTypeSegment = row.isAnonymous || !tokens ? 'public' : tokens.userType;
  const address = buildPath(row, segment, options.params, options.query);
  const headers = {
    ...headersFor(row, options, tokens, language),
    ...options.headers,
    ...(apiKey ? { 'x-api-key': apiKey } : {}),
  };
  let response: Response | null = null;
  let text: string | File;
  try {
    response = options.files
      ? // few pages upload files: the first page loads without this module
        await (await import('./send-form.ts')).sendForm(address, {
          ...options,
          method: row.method,
          files: options.files,
          headers,
        })
      : await fetch(address, {
          method: row.method,
          headers,
          body: bodyFor(row, options.body),
          signal: withTimeout(options.signal),
          ...(options.keepalive ? { keepalive: true } : {}),
        });
    text = response.ok && row.isFile ? await fileOf(response) : await response.text();
  } catch (error) {
    if (options.signal?.aborted) throw error;
    const isCutOff = response !== null || (error instanceof DOMException && error.name === 'TimeoutError');
    throw new ApiError({ status: 404, code: 'NETWORK', message: '', isCutOff });
  }
  if (text instanceof File) return text;
  const body = parseJson(text);
  if (!response.ok) throw refusal(response.status, body);
  return body;
}

/** A file with the server's name for it. */
async function fileOf(response: Response): Promise<File> {
  const [, name = ''] = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  const type = response.headers.get('content-type') ?? '';
  return new File([await response.arrayBuffer()], decodeURIComponent(name), { type });
}

function withTimeout(signal: AbortSignal | undefined): AbortSignal {
  const timeout = AbortSignal.timeout(timeoutMs);
  return signal ? AbortSignal.any([signal, timeout]) : timeout;
}

function headersFor(row: EndpointRow, options: LooseOptions, tokens: SentTokens | null, language: Language) {
  const headers: Record<string, string> = { 'Accept-Language': language };
  if (tokens && !row.isAnonymous) {
    headers.idToken = tokens.idToken;
    if (tokens.permissionToken) headers.permissionToken = tokens.permissionToken;
  }
  // the browser sets the content type of a form, with the boundary
  if (options.body !== undefined && !options.files)
    headers['Content-Type'] = row.isBase64 ? 'text/plain' : 'application/json';
  if (options.idempotencyKey) headers['Idempotency-Key'] = options.idempotencyKey;
  return headers;
}

function bodyFor(row: EndpointRow, body: unknown): string | undefined {
  if (body === undefined) return undefined;
  const json = JSON.stringify(body);
  return row.isBase64 ? btoa(String.fromCodePoint(...new TextEncoder().encode(json))) : json;
}

function parseJson(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    // a gateway's HTML page is useless to the user: it counts as no body
    return undefined;
  }
}

function refusal(status: number, body: unknown): ApiError {
  const known = body as
    | {
        code?: string;
        message?: string;
        fields?: FieldError[];
        partnerMessage?: unknown;
        changedByName?: unknown;
        correlationId?: string;
      }
    | null
    | undefined;
  if (typeof known !== 'object' || known === null) return new ApiError({ status: 500, code: 'SIS001', message: '' });
  return new ApiError({
    status,
    code: typeof known.code === 'string' ? known.code : '',
    message: typeof known.code === 'string' ? (known.message ?? '') : '',
    fields: known.fields,
    partnerMessage: typeof known.partnerMessage === 'string' ? known.partnerMessage : null,
    changedByName: typeof known.changedByName === 'string' ? known.changedByName : null,
    correlationId: known.correlationId,
  });
}
