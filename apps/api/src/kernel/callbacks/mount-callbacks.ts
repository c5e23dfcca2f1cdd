import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { DomainError } from '@estrada/domain/errors/index';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { signingKey } from '../audit/audit-keys.ts';
import { parseInput } from '../http/parse-input.ts';
import { limitRate } from '../http/rate-limit.ts';
import { makeJobContext } from '../jobs/job-context.ts';
import type { JobSink } from '../jobs/job-sink.ts';
import { callbackEvents } from '../kernel.tables.ts';
import type { Platform } from '../platform.ts';
import { type CallbackAccess, callbackAccess } from './callback-access.ts';
import type { Callback } from './define-callback.ts';

/** How far a partner's clock and ours may differ, network time included. */
const toleranceMs = 5 * 60_000;

/** Why a call is rejected as forged or stale: for the log, never for the caller. */
type CallbackFault = 'unsigned' | 'forged' | 'stale';

/**
 * Checks signature (HMAC-SHA256, hexadecimal, also as `sha256=…`) and timestamp (seconds since 1970, or an ISO 8601
 * instant).
 *
 * @param body the raw bytes
 * @returns null when the call is the partner's and recent
 */
function verifyCallback(
  access: CallbackAccess,
  headers: Readonly<Record<string, unknown>>,
  body: Buffer,
  now: Date,
): CallbackFault | null {
  const timestamp = textOf(headers[access.timestampHeader]);
  const signature = /^(?:sha256=)?([\da-f]{64})$/i.exec(textOf(headers[access.signatureHeader]))?.[1];
  if (!signature || !timestamp) return 'unsigned';
  const given = Buffer.from(signature, 'hex');
  // every secret is compared, so that the response time does not reveal which one was closest
  const fitting = access.secrets.filter((secret) => timingSafeEqual(sign(access, secret, timestamp, body), given));
  if (fitting.length === 0) return 'forged';
  const at = /^\d{1,12}$/.test(timestamp) ? Number(timestamp) * 1000 : Date.parse(timestamp);
  return Math.abs(now.getTime() - at) <= toleranceMs ? null : 'stale';
}

function sign({ covers }: CallbackAccess, secret: string, timestamp: string, body: Buffer): Buffer {
  const hmac = createHmac('sha256', secret);
  if (covers === 'timestamp.body') hmac.update(`${timestamp}.`);
  return hmac.update(body).digest();
}

/** A header that occurs once; with two it would be ambiguous which one counts. */
const textOf = (header: unknown): string => (typeof header === 'string' ? header : '');

/** An event is a few ids and short texts; anything larger is not an event. */
const maxBodyBytes = 64 * 1024;
/** Per address and minute: a partner that sends its backlog after an outage stays below this limit. */
const hitsPerMinute = 600;

interface Parts {
  platform: Platform;
  jobs: JobSink;
}

/**
 * Registers every callback under `/api/callbacks`. A call is authentic when the bytes of the body are signed with the
 * partner's secret and recent (401 otherwise). An event counts once; a repeated one is answered with 200 again.
 */
export function mountCallbacks(server: FastifyInstance, callbacks: readonly Callback[], parts: Parts): void {
  server.register(
    async (scope) => {
      // a signature covers bytes: the body is read raw, whatever its content type
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBodyBytes }, (_request, body, done) =>
        done(null, body),
      );
      for (const callback of callbacks) {
        const access = callbackAccess(parts.platform.config, callback.partner);
        scope.post(callback.path, async (request) => {
          await receive(callback, access, request, parts);
          return { received: true };
        });
      }
    },
    { prefix: '/api/callbacks' },
  );
}

async function receive(
  callback: Callback,
  access: CallbackAccess,
  request: FastifyRequest,
  parts: Parts,
): Promise<void> {
  const { config, database, clock, logger } = parts.platform;
  const { partner, path } = callback;
  const now = clock.now();
  // counted per address, so that a forger does not use up the partner's limit
  const limit = { name: `callback-${partner}`, hits: hitsPerMinute, windowSeconds: 60 };
  await limitRate(database.db, limit, request.ip, now);
  const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const fault = verifyCallback(access, request.headers, bytes, now);
  if (fault) {
    logger.warn({ correlationId: request.id, partner, fault }, 'callback refused');
    throw new DomainError('SEC004', { reason: 'not-identified' });
  }
  const body = parseInput(callback.body, readJson(bytes)) as object;
  const event = eventKey(callback.eventId?.(body) ?? bytes);
  const pipeline = { db: database.db, jobs: parts.jobs, auditKey: signingKey(config) };
  const context = makeJobContext(pipeline, now, request.id, logger);
  await context.transaction(async (tx) => {
    const row = { partner, path, event, receivedAt: now };
    const [fresh] = await tx.db
      .insert(callbackEvents)
      .values(row)
      .onConflictDoNothing()
      .returning({ event: callbackEvents.event });
    if (!fresh) return;
    tx.enqueue(callback.job, body);
    tx.audit({ action: 'callback.receive', entity: 'callback', entityId: event, after: { partner, path } });
  });
}

function readJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new DomainError('DOM002');
  }
}

/** Of fixed length, whatever a partner uses as an id. */
const eventKey = (id: string | Buffer): string => createHash('sha256').update(id).digest('hex');
