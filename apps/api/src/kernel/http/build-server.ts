import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { DomainError } from '@estrada/domain/errors/index';
import { schemaNames } from '@estrada/endpoints/schema-names';
import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import fastifyHelmet from '@fastify/helmet';
import { sql } from 'drizzle-orm';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { Registry } from 'prom-client';
import type { Callback } from '../callbacks/define-callback.ts';
import { mountCallbacks } from '../callbacks/mount-callbacks.ts';
import type { Route } from '../route.ts';
import { answerBrokenRequest, answerError, answerUndecodable } from './answer-error.ts';
import { countJobs, measureRequests } from './metrics.ts';
import { type MountParts, mountRoutes } from './mount-routes.ts';
import { type CallExample, openApiDocument } from './openapi.ts';
import { pagePolicies, usualPermissions, usualPolicy } from './page-policies.ts';
import { acceptForms } from './receive-form.ts';
import { serveMetrics } from './serve-metrics.ts';
import { type EmbeddingOrigins, servePortal } from './serve-portal.ts';

/**
 * Lets a closing server end with its last response: idle connections close at once, busy ones after their response,
 * which sends `connection: close`. Otherwise kept-alive connections hold the server open for over a minute.
 */
function drainConnections(server: FastifyInstance): void {
  const atWork = new Map<Socket, number>();
  let closing = false;
  server.server.on('connection', (socket: Socket) => {
    atWork.set(socket, 0);
    socket.once('close', () => atWork.delete(socket));
  });
  // before the response begins, which may be at once
  server.server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    atWork.set(socket, (atWork.get(socket) ?? 0) + 1);
    response.once('close', () => {
      const left = (atWork.get(socket) ?? 1) - 1;
      if (!socket.destroyed) atWork.set(socket, left);
      // one whose head was sent before closing began
      if (closing && left === 0) socket.end();
    });
  });
  server.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
  server.addHook('preClose', async () => {
    closing = true;
    for (const [socket, calls] of atWork) if (calls === 0) socket.destroy();
  });
}

const page = readFileSync(new URL('./documentation.html', import.meta.url), 'utf8');
const script = readFileSync(new URL('./documentation.js', import.meta.url), 'utf8');

const examplesFile = new URL('../../../openapi-examples.json', import.meta.url);

/** An example of each call, which `npm run api:examples` recorded from the tests. */
async function recordedExamples(): Promise<Record<string, CallExample>> {
  return JSON.parse(await readFile(examplesFile, 'utf8')) as Record<string, CallExample>;
}

/** OpenAPI at `/api/openapi.json` and a page to read it at `/api/docs`, both from the endpoint table. */
function serveDocumentation(server: FastifyInstance, routes: readonly Route[]): void {
  let document: string | undefined;
  server.get('/api/openapi.json', async (_request, reply) => {
    // built on first request: most servers never serve it, and a start must not wait for it
    const endpoints = routes.map((route) => route.endpoint);
    document ??= JSON.stringify(openApiDocument(endpoints, await schemaNames(), await recordedExamples()));
    return reply.type('application/json; charset=utf-8').send(document);
  });
  server.get('/api/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
  server.get('/api/docs.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(script));
}

/**
 * Calls that carry passwords send the base64 text of their JSON (docs/specification/wire.md#bodies) as `text/plain`.
 */
function acceptBase64Bodies(server: FastifyInstance): void {
  server.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => {
    try {
      const text = Buffer.from(String(body), 'base64').toString('utf8');
      done(
        null,
        JSON.parse(text, (key, value: unknown) => (key === '__proto__' ? undefined : value)),
      );
    } catch {
      done(new DomainError('DOM002'));
    }
  });
}

interface ServerOptions {
  portalFolder: string | null;
  /** absent: no site embeds a page */
  embeddingOrigins?: EmbeddingOrigins;
  callbacks: readonly Callback[];
  metrics?: Registry;
  /** bytes that may still be written where files are stored */
  room?(): Promise<number>;
}

/** With less free space, uploads of papers and tables would fail: the server reports it. */
const minFreeBytes = 50 * 1024 * 1024;

/** Assembles the HTTP server: headers, limits, health, every route, its documentation, and the portal. */
export async function buildServer(
  routes: readonly Route[],
  parts: MountParts,
  options: ServerOptions,
): Promise<FastifyInstance> {
  const { logger, database } = parts.platform;
  const server: FastifyInstance = Fastify({
    loggerInstance: logger as FastifyBaseLogger,
    // addresses contain ids and documents: only the route pattern is logged, below
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 256 * 1024,
    // without a known proxy the address of the connection counts: a header could claim any other
    trustProxy: parts.platform.config.TRUST_PROXY ?? false,
    // a table of 50 MB over a slow line; every other request ends by its body limit long before
    requestTimeout: 180_000,
    genReqId: (request) => {
      const given = request.headers['x-correlation-id'];
      return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    // an undecodable address is refused before any route, in the same format as all refusals
    frameworkErrors: answerUndecodable,
    clientErrorHandler: answerBrokenRequest,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
  });
  await server.register(fastifyHelmet, securityHeaders);
  await server.register(fastifyCookie);
  await server.register(fastifyCompress, { threshold: 1024 });
  drainConnections(server);
  acceptBase64Bodies(server);
  await acceptForms(server);
  server.setErrorHandler(answerError);
  server.setNotFoundHandler((request, reply) => answerError(new DomainError('SIS006'), request, reply));
  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-correlation-id', request.id);
    reply.header('permissions-policy', usualPermissions);
    // files of the portal set their own cache control
    reply.header('cache-control', 'no-store');
    // before its body is read: an invalid body does not matter at an address that does not exist
    if (request.is404) throw new DomainError('SIS006');
  });
  const metrics = options.metrics ?? new Registry();
  measureRequests(server, logger, metrics);
  countJobs(metrics, parts.jobs.count);
  serveMetrics(server, metrics, parts.platform.config.METRICS_TOKEN ?? null);
  server.get('/healthz', () => ({ status: 'ok' }));
  server.get('/readyz', async () => {
    const ask = async () => void (await database.db.execute(sql`select 1`));
    await (parts.watch ? parts.watch.orAway(ask) : ask());
    const isFull = options.room !== undefined && (await options.room()) < minFreeBytes;
    // the embedded database is on the same disk; elsewhere everything but uploads goes on
    if (isFull && database.kind === 'embedded') throw new DomainError('DOM004');
    return { status: 'ready', ...(isFull ? { degraded: ['files'] } : {}) };
  });
  if (parts.watch) server.addHook('onClose', async () => parts.watch?.stop());
  mountRoutes(server, routes, parts);
  mountCallbacks(server, options.callbacks, parts);
  serveDocumentation(server, routes);
  const { portalFolder, embeddingOrigins = async () => [] } = options;
  if (portalFolder) await servePortal(server, portalFolder, pagePolicies(parts.platform.config), embeddingOrigins);
  return server;
}

const securityHeaders = {
  contentSecurityPolicy: usualPolicy,
  referrerPolicy: { policy: 'same-origin' as const },
  crossOriginEmbedderPolicy: false,
  strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
};
