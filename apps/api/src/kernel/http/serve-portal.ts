import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { PagePolicy } from './page-policies.ts';

/**
 * Serves the built portal. Files with a hash in their name are kept by the browser for a year; the page itself is asked
 * for anew each time. Every address outside `/api` that is no file gets the page: the router in it decides. What the page may
 * load and where it may be shown is the same everywhere, but for the addresses in `policies`.
 */
export async function servePortal(
  server: FastifyInstance,
  folder: string,
  policies: ReadonlyMap<string, PagePolicy>,
): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) return;
  await server.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    cacheControl: false,
    setHeaders: (response, path) =>
      void response.header(
        'cache-control',
        path.includes(`${folder}/assets/`) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ),
  });
  for (const [path, contentSecurityPolicy] of policies)
    server.get(path, { logLevel: 'silent', helmet: { contentSecurityPolicy } }, (_request, reply) =>
      reply.sendFile('index.html'),
    );
  server.get('/*', { logLevel: 'silent' }, (request, reply) => {
    // a name further down may have a point of its own (/groups/Veículos.com)
    const looksLikeFile = /^\/(assets\/|[^/]*\.[a-z0-9]{2,5}$)/i.test(request.url.split('?')[0] ?? '');
    return looksLikeFile ? reply.callNotFound() : reply.sendFile('index.html');
  });
}
