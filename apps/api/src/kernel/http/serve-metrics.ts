import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import { DomainError } from '@estrada/domain/errors/index';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { figuresOf } from './metrics.ts';

/**
 * Serves the figures at `/metrics` of the public port to requests with `Authorization: Bearer <token>`.
 *
 * @param token null: the address does not exist here
 */
export function serveMetrics(server: FastifyInstance, registry: Registry, token: string | null): void {
  server.get('/metrics', async (request, reply) => {
    if (token === null) throw new DomainError('SIS006');
    if (!isBearer(request.headers.authorization, token)) throw new DomainError('SEC004', { reason: 'not-identified' });
    return reply.type(registry.contentType).send(await figuresOf(registry));
  });
}

/**
 * Serves the figures at `/metrics` of a separate port, closed to the public. A configured token is required here too.
 *
 * @returns its port, and a function that stops it
 */
export async function listenForMetrics(
  registry: Registry,
  { port, host, token }: { port: number; host: string; token: string | null },
): Promise<{ port: number; close(): void }> {
  const server = createServer(async (request, response) => {
    if (token !== null && !isBearer(request.headers.authorization, token)) return response.writeHead(401).end();
    if (request.method !== 'GET' || request.url !== '/metrics') return response.writeHead(404).end();
    const figures = await figuresOf(registry);
    return response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(figures);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Compared by their hashes: the response time reveals neither length nor first difference. */
function isBearer(given: string | undefined, token: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given ?? ''), hash(`Bearer ${token}`));
}
