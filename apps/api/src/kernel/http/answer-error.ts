import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import {
  DomainError,
  type ErrorCode,
  errorEntry,
  type Language,
  renderError,
  staleCodes,
} from '@estrada/domain/errors/index';
import { type MessageKey, renderMessage } from '@estrada/domain/validation/index';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway } from '../database/database-away.ts';
import { databaseCode, describeFailure } from '../describe-failure.ts';
import { FileTooLarge } from '../files.ts';
import { outageOf } from '../jobs/outage-of.ts';

export interface ErrorBody {
  code: string;
  message: string;
  fields?: { path: string; key: string; message: string }[];
  /** a partner's reason for its refusal: plain text, as the partner wrote it */
  partnerMessage?: string;
  /** the name of the user who changed the record first; the caller's own if they did it in another session */
  changedByName?: string;
  correlationId: string;
}

/**
 * The one function that turns a failure into a response. An unexpected failure becomes SIS001; its cause stays in the
 * log.
 */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const foreseen = toDomainError(error);
  const failure = foreseen ? failures[foreseen.code] : 'unexpected failure';
  if (failure) {
    const err = describeFailure(foreseen?.cause ?? error);
    const details = { correlationId: request.id, route: request.routeOptions.url, err };
    if (hasLeft(request, error)) request.log.info(details, 'the client left');
    else request.log.error(details, failure);
  }
  const refusal = foreseen ?? new DomainError('SIS001');
  const status = refusal.reason ? statusOfReason[refusal.reason] : errorEntry(refusal.code).status;
  const wait = refusal.retryAfterSeconds ?? usualWaitSeconds[status];
  if (wait !== undefined) reply.header('retry-after', wait);
  return (
    reply
      .status(status)
      // here too: a request refused before any hook (an undecodable address) comes straight to this function
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(errorBody(refusal, languageOf(request), request.id)))
  );
}

/** Refusals that the operator must hear of: nobody's input caused them. */
const failures: Partial<Record<ErrorCode, string>> = {
  DOM004: 'the storage takes nothing',
  CLI027: 'a document cannot be drawn',
};

/** A refusal with one of these reasons has the reason's status; all others have the status of their code. */
const statusOfReason = { 'not-identified': 401, 'not-allowed': 403, 'over-limit': 429 } as const;

/** Security headers of a response without a page: it is refused before any hook could set the usual ones. */
const bareHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'content-type': 'application/json; charset=utf-8',
} as const;

/** Refuses an address that the router cannot decode, before any hook. */
export function answerUndecodable(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return answerError(error, request, reply.headers({ ...bareHeaders, 'x-correlation-id': request.id }));
}

const brokenRequests: Readonly<Record<string, { status: number; key: MessageKey }>> = {
  HPE_HEADER_OVERFLOW: { status: 431, key: 'request.headersTooLong' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, key: 'request.tooSlow' },
};

/**
 * Refuses what is not a complete HTTP request: there is neither a request nor a response object, so the response is
 * written to the connection, which ends. In Portuguese: the preferred language was not read.
 */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { status, key } = brokenRequests[error.code ?? ''] ?? { status: 400, key: 'request.malformed' };
  const refusal = new DomainError('DOM002', { fields: [{ path: 'request', key }] });
  const body = Buffer.from(JSON.stringify(errorBody(refusal, 'pt-BR', randomUUID())));
  const headers = { ...bareHeaders, 'content-length': body.length, connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  if (socket.writable) socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`);
  socket.end(body);
}

/**
 * Default `Retry-After`: too many attempts; a partner or the database unavailable, whose circuit breaker is closed
 * again by then.
 */
const usualWaitSeconds: Readonly<Record<number, number>> = { 429: 60, 503: 15 };

/** Node's codes for a stream whose other end is gone. */
const brokenOff = new Set(['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE']);

/** Whether a stream broke off because the client hung up, in the middle of a file or of a response: not a failure. */
function hasLeft({ raw }: FastifyRequest, error: unknown): boolean {
  return raw.socket.destroyed && brokenOff.has((error as { code?: string } | null)?.code ?? '');
}

/** The wire form of a refusal, in the caller's language. */
function errorBody(error: DomainError, language: Language, correlationId: string): ErrorBody {
  // of an act that is not the caller's, or a limit, the reason is the message: there is no input to show it at
  const why = error.reason === 'not-allowed' || error.reason === 'over-limit' ? error.fields[0] : undefined;
  return {
    code: error.code,
    message: why ? renderMessage(why.key, language, why.params) : renderError(error.code, language, error.params),
    ...(error.fields.length > 0
      ? {
          fields: error.fields.map(({ path, key, params }) => ({
            path,
            key,
            message: renderMessage(key, language, { ...error.params, ...params }),
          })),
        }
      : {}),
    ...(staleCodes.includes(error.code) && error.params.name ? { changedByName: String(error.params.name) } : {}),
    ...(error.partnerMessage ? { partnerMessage: error.partnerMessage } : {}),
    correlationId,
  };
}

/** pt-BR unless the caller prefers English. */
export function languageOf(request: FastifyRequest): Language {
  return /^\s*en\b/i.test(request.headers['accept-language'] ?? '') ? 'en' : 'pt-BR';
}

/**
 * PostgreSQL's codes for a value that it cannot store: number out of range, no such date, no such character. The
 * schemas let them pass because only the column knows its limits.
 */
const unstorable = new Set(['22003', '22007', '22008', '22021', '22P05']);

function toDomainError(error: unknown): DomainError | null {
  if (error instanceof DomainError) return error;
  if (isDatabaseAway(error)) return new DomainError('SIS004', { cause: error });
  if (outageOf(error) === 'disk') return new DomainError('DOM004', { cause: error });
  if (error instanceof DrizzleQueryError)
    return unstorable.has(databaseCode(error) ?? '') ? new DomainError('DOM002', { cause: error }) : null;
  const { statusCode, code } = (error ?? {}) as { statusCode?: number; code?: string };
  if (statusCode === 413 || error instanceof FileTooLarge) return new DomainError('SIS005');
  // a part of the address is longer than any of ours
  if (statusCode === 414) return new DomainError('SIS006');
  // malformed JSON, wrong content type, prototype poisoning: Fastify refuses them before any schema sees them
  if (code?.startsWith('FST_ERR_CTP') || statusCode === 400 || statusCode === 415) return new DomainError('DOM002');
  return null;
}
