import { canUse, type ModuleFlags } from '@estrada/domain/access/index';
import { businessDay } from '@estrada/domain/calendar/index';
import { DomainError, notAllowed } from '@estrada/domain/errors/index';
import { type Endpoint, type FileResponse, isPublic, isSessionOptional, needsApiKey } from '@estrada/endpoints/index';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { signingKey } from '../audit/audit-keys.ts';
import type { Caller, FlowContext, RequestContext } from '../context.ts';
import { withCorrelationId } from '../correlation.ts';
import type { DatabaseWatch } from '../database/watch-database.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import type { Authenticate, CheckApiKey, Platform } from '../platform.ts';
import type { FileAnswer, Input, Route } from '../route.ts';
import { runRoute } from '../run-route.ts';
import { languageOf } from './answer-error.ts';
import { deviceHash } from './device-cookie.ts';
import { parseInput, parseList, parseQuestion } from './parse-input.ts';
import { receiveForm } from './receive-form.ts';
import { recordRefusedAccess } from './record-refused-access.ts';
import { clearRefreshCookie, refreshCookieName, setRefreshCookie } from './refresh-cookie.ts';
import { refuseForeignSites } from './refuse-foreign-sites.ts';
import { serializerOf } from './serialize-answers.ts';
import { clearSignOnCookie, setSignOnCookie, signOnCookieName } from './sign-on-cookie.ts';
import { answersFile, sendFile } from './transfer-files.ts';

export interface MountParts {
  platform: Platform;
  jobs: JobQueue;
  authenticate: Authenticate;
  checkApiKey: CheckApiKey;
  /** absent: the database runs in this process */
  watch?: DatabaseWatch | undefined;
}

/**
 * Registers every route under `/api/{family}/{userType}{path}`. Responses contain only the fields that their endpoint
 * declares.
 */
export function mountRoutes(server: FastifyInstance, routes: readonly Route[], parts: MountParts): void {
  for (const route of routes) {
    const { endpoint } = route;
    server.route({
      method: endpoint.method,
      url: `/api/${endpoint.family}/:userType${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`,
      ...(answersFile(endpoint) ? {} : written(endpoint.response as z.ZodType)),
      handler: (request, reply) => {
        const run = () => withCorrelationId(request.id, () => handle(route, request, reply, parts));
        return parts.watch ? parts.watch.orAway(run) : run();
      },
    });
  }
}

/** How a route's response is written: the schema names the status alone, for the serializer uses the endpoint's own. */
const written = (schema: z.ZodType) => ({
  schema: { response: { 200: {} } },
  serializerCompiler: () => serializerOf(schema),
});

async function handle(route: Route, request: FastifyRequest, reply: FastifyReply, parts: MountParts): Promise<unknown> {
  const { endpoint } = route;
  refuseForeignSites(request, trustedOrigins(parts.platform.config));
  // the server accepts multipart for the calls that carry files, for no other
  if (request.isMultipart() && !endpoint.files) throw new DomainError('DOM002');
  const caller = await identify(endpoint, request, parts);
  try {
    if (caller) ensureMayCall(endpoint, caller, request, parts.platform.modules);
    return await answerCall(route, request, reply, caller, parts);
  } catch (error) {
    const asked = { ...(request.params as object), ...(request.query as object) };
    if (caller)
      await recordRefusedAccess(error, { endpoint, caller, correlationId: request.id, asked }, parts.platform);
    throw error;
  }
}

async function answerCall(
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  caller: Caller | null,
  parts: MountParts,
): Promise<unknown> {
  const { endpoint } = route;
  const params = parseInput(endpoint.params, request.params);
  const context = makeContext(request, reply, caller, parts.platform);
  const checked = await checkBeforeBody(route, params, request, context, parts);
  const form = endpoint.files && (await receiveForm(request, endpoint.files));
  let answer: unknown;
  try {
    const query = readQuery(endpoint, request);
    const body = readBody(endpoint, form ? form.body : request.body);
    const input = { params, query, body, ...(form ? { files: form.files } : {}) } as Input<never>;
    const { database, config } = parts.platform;
    const pipeline = { db: database.db, jobs: parts.jobs, auditKey: signingKey(config) };
    answer = await runRoute(checked, input, context, pipeline, idempotencyKey(request));
  } finally {
    await form?.remove();
  }
  if (!answersFile(endpoint)) return answer;
  const { file } = endpoint.response as FileResponse;
  if (typeof file !== 'string') return sendFile(reply, answer as FileAnswer);
  return reply.type(file).header('content-disposition', 'inline').send(answer);
}

/** The public origin of the portal, and the origins that the operator trusts. */
const trustedOrigins = ({ PUBLIC_URL, TRUSTED_ORIGINS }: Platform['config']): string[] =>
  PUBLIC_URL ? [new URL(PUBLIC_URL).origin, ...TRUSTED_ORIGINS] : TRUSTED_ORIGINS;

/** The query, which contains no field that the call does not declare. */
const readQuery = ({ list, query }: Endpoint, request: FastifyRequest): unknown =>
  list === 'query' ? parseList(query, request.query) : parseQuestion(query, request.query);

/** The body, which contains no field that the call does not declare. */
function readBody({ list, body, errors }: Endpoint, given: unknown): unknown {
  const sent = given ?? (body ? {} : undefined);
  return list === 'body' ? parseList(body, sent) : parseQuestion(body, sent, errors);
}

/** Runs the checks that a route makes before its body is read (`flowAfter`), and passes their result to its use case. */
async function checkBeforeBody(
  route: Route,
  params: unknown,
  request: FastifyRequest,
  context: RequestContext,
  { platform: { database } }: MountParts,
): Promise<Route> {
  if (route.kind !== 'flow' || !route.before) return route;
  const query = readQuery(route.endpoint, request);
  const found = await route.before({ params, query } as never, { ...context, db: database.db });
  const run = route.run as (input: Input<never>, flow: FlowContext, found: unknown) => Promise<never>;
  return { ...route, run: (input: Input<never>, flow: FlowContext) => run(input, flow, found) };
}

/**
 * The caller, null for an anonymous one: a missing or invalid token or API key is 401. Where a session is optional,
 * tokens that are sent are never ignored: a caller with invalid ones would otherwise be treated as anonymous without
 * noticing.
 */
async function identify(endpoint: Endpoint, request: FastifyRequest, parts: MountParts): Promise<Caller | null> {
  const segment = userTypeOf(request);
  if (isPublic(endpoint) && segment !== 'public') throw new DomainError('SIS006');
  if (needsApiKey(endpoint) && !(await parts.checkApiKey(header(request, 'x-api-key'))))
    throw new DomainError('SEC004', { reason: 'not-identified' });
  if (isPublic(endpoint)) return null;
  const tokens = { idToken: header(request, 'idtoken'), permissionToken: header(request, 'permissiontoken') };
  if (isSessionOptional(endpoint) && segment === 'public' && !tokens.idToken && !tokens.permissionToken) return null;
  return parts.authenticate(tokens);
}

/** A token under another user type's address is 403, and so is a role without the capability. */
function ensureMayCall(endpoint: Endpoint, caller: Caller, request: FastifyRequest, modules: ModuleFlags): void {
  if (userTypeOf(request) !== caller.viewer.userType.toLowerCase()) throw notAllowed();
  if (!mayCall(endpoint, caller, modules)) throw notAllowed(refusalCode(endpoint));
}

const userTypeOf = (request: FastifyRequest) => (request.params as { userType: string }).userType;

function mayCall(endpoint: Endpoint, caller: Caller, modules: ModuleFlags): boolean {
  if (typeof endpoint.access === 'string') return true;
  return endpoint.access.anyOf.some((capability) => canUse(capability, caller.viewer, modules));
}

/** SIM036 where a simulation call is not for the role, SEC004 elsewhere (docs/specification/access.md#refusals). */
const refusalCode = (endpoint: Endpoint) => (endpoint.family.startsWith('simulation') ? 'SIM036' : 'SEC004');

function makeContext(
  request: FastifyRequest,
  reply: FastifyReply,
  caller: Caller | null,
  platform: Platform,
): RequestContext {
  const now = platform.clock.now();
  const { PUBLIC_URL } = platform.config;
  const isSecure = PUBLIC_URL?.startsWith('https:') ?? false;
  return {
    caller,
    may: (capability) => caller !== null && canUse(capability, caller.viewer, platform.modules),
    now,
    today: businessDay(now.toISOString()),
    language: languageOf(request),
    correlationId: request.id,
    logger: platform.logger,
    http: {
      clientAddress: request.ip,
      deviceHash: () => deviceHash(request, reply, isSecure),
      portalOrigin: portalOriginOf(request, platform.config),
      linkToken: header(request, 'capturetoken'),
      refreshCookie: request.cookies[refreshCookieName],
      setRefreshCookie: (value) =>
        value === null ? clearRefreshCookie(reply) : setRefreshCookie(reply, value, isSecure),
      signOnCookie: request.cookies[signOnCookieName],
      setSignOnCookie: (value) => (value === null ? clearSignOnCookie(reply) : setSignOnCookie(reply, value, isSecure)),
    },
  };
}

/**
 * Where it is not configured, this machine, by the name and port that the browser reports: a build server or another port
 * may be in front. Any other name in the header is ignored, because links and return addresses are made of it.
 */
function portalOriginOf(
  { protocol, host, hostname }: FastifyRequest,
  { PUBLIC_URL, PORT }: Platform['config'],
): string {
  if (PUBLIC_URL) return new URL(PUBLIC_URL).origin;
  const asked = `${protocol}://${host}`;
  const isOwn = ['localhost', '127.0.0.1', '[::1]'].includes(hostname) && URL.canParse(asked);
  return new URL(isOwn ? asked : `http://localhost:${PORT}`).origin;
}

/**
 * A key that is too long to store is refused: running the call without it would break the guarantee that it requests.
 */
function idempotencyKey(request: FastifyRequest): string | undefined {
  const key = header(request, 'idempotency-key');
  if (key && key.length > 100)
    throw new DomainError('DOM002', { fields: [{ path: 'Idempotency-Key', key: 'text.tooLong' }] });
  return key;
}

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
