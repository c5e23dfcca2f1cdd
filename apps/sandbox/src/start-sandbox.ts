import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { CallLog } from './calls/call-log.ts';
import { serveControl } from './control/control-routes.ts';
import { FaultSwitches } from './faults/fault-switches.ts';
import { explainListenError } from './listen.ts';
import { MessageStore } from './mailbox/message-store.ts';
import { openSmtpServer } from './mailbox/smtp-server.ts';
import type { Pace } from './pace.ts';
import { servePages } from './pages/page-routes.ts';
import { partners } from './partners/index.ts';
import { servePartner } from './partners/serve-partner.ts';

const thisMachine = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Lets only this machine's own names in, and only the sandbox's own pages change something. A page of another site could else
 * have its name point here (DNS rebinding) and read the mailbox, or switch partners by a form. Programs, which send neither
 * `Origin` nor `Sec-Fetch-Site`, pass.
 *
 * @param hosts names besides those of this machine, without port
 */
function allowOwnPages(app: FastifyInstance, hosts: readonly string[]): void {
  const names = new Set([...thisMachine, ...hosts]);
  app.addHook('onRequest', async ({ method, headers }, reply) => {
    const name = (headers.host ?? '').replace(/:\d+$/, '').toLowerCase();
    if (!names.has(name)) return reply.code(421).send({ error: 'foreign_host' });
    if (method === 'GET' || method === 'HEAD') return;
    const { origin, 'sec-fetch-site': site } = headers;
    const isForeign =
      site === undefined ? origin !== undefined && !isAt(origin, headers.host!) : site !== 'same-origin';
    if (isForeign) return reply.code(403).send({ error: 'cross_site' });
  });
}

const isAt = (origin: string, host: string): boolean => URL.canParse(origin) && new URL(origin).host === host;

export type SandboxOptions = {
  /** HTTP port; 0 takes any free one. */
  port: number;
  /** SMTP port; 0 takes any free one. */
  smtpPort: number;
  host?: string;
  /** Names by which it may be asked besides those of this machine. */
  hosts?: readonly string[];
  /** The clock behind consultation instants and validity dates. */
  now?: () => Date;
  /** What partners sign their calls to the product with. */
  callbackSecret?: string;
  /** Whether partners take a believable time to answer; on by default. */
  latency?: boolean;
  /** Milliseconds that the mode `slow` adds, and between two bytes in the mode `drip`. */
  slowMs?: number;
  dripIntervalMs?: number;
  /** Milliseconds that an insurer takes to decide, to issue a policy, and to collect a premium. */
  settleMs?: number;
};

export type Sandbox = { url: string; smtpPort: number; close(): Promise<void> };

const LARGEST_BODY_BYTES = 256 * 1024;

function createApp(): FastifyInstance {
  // No request log: it would hold the documents that the requests carry.
  const app = Fastify({ logger: false, bodyLimit: LARGEST_BODY_BYTES, forceCloseConnections: true });
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
  );
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: 'not_found' }));
  return app;
}

/**
 * Starts the partner sandbox: one HTTP server for all partners and pages, and the SMTP mailbox.
 *
 * @returns where it listens and how to stop it; stopping drops calls that still wait for an answer
 * @throws PortBusyError if a port is taken; nothing keeps listening then
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { port, smtpPort, host = '127.0.0.1', now = () => new Date() } = options;
  const { latency = true, slowMs = 3000, dripIntervalMs = 250, settleMs = 5000 } = options;
  const pace: Pace = { latency, slowMs, dripIntervalMs, settleMs };
  const stop = new AbortController();
  const calls = new CallLog();
  const faults = new FaultSwitches(partners.map(({ id }) => id));
  const store = new MessageStore();

  const app = createApp();
  allowOwnPages(app, options.hosts ?? []);
  const { callbackSecret = 'sandbox-callback-secret-of-the-demo' } = options;
  const services = { now, callbackSecret, pace, closing: stop.signal, calls, faults };
  for (const partner of partners) servePartner(app, partner, services);
  serveControl(app, { faults, calls });
  servePages(app, faults, store);

  await app.listen({ port, host }).catch((error: unknown) => {
    throw explainListenError(error, port);
  });
  // The mailbox never leaves this machine, wherever the HTTP side listens.
  const smtp = await openSmtpServer({ ...services, port: smtpPort, host: '127.0.0.1', store }).catch(
    async (error: unknown) => {
      await app.close();
      throw error;
    },
  );

  const { port: httpPort } = app.server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${httpPort}`,
    smtpPort: smtp.port,
    close: async () => {
      stop.abort();
      await Promise.all([app.close(), smtp.close()]);
    },
  };
}
