import type { FastifyInstance } from 'fastify';

const thisMachine = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Lets only this machine's own names in, and only the sandbox's own pages change something. A page of another site could else
 * have its name point here (DNS rebinding) and read the mailbox, or switch partners by a form. Programs, which send neither
 * `Origin` nor `Sec-Fetch-Site`, pass.
 *
 * @param hosts names besides those of this machine, without port
 */
export function allowOwnPages(app: FastifyInstance, hosts: readonly string[]): void {
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
