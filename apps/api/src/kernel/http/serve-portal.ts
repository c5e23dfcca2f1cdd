import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { type PagePolicy, pagePermissions, unlistedHeaders, unlistedPages } from './page-policies.ts';

/** Set by the portal whenever its language changes (`packages/web/src/strings/language.ts`). */
const languageCookie = 'estrada.language';

/**
 * Serves the built portal. Files with a hash in their name are kept by the browser for a year; the page itself is
 * requested anew each time. Every address outside `/api` that is no file gets the page: the router in it decides. A public
 * address gets the page as the build drew it, in the language that the browser's cookie names. What the page may load and where it
 * may be shown is the same everywhere, but for the addresses in `policies`.
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
    globIgnore: ['drawn/**'],
    cacheControl: false,
    setHeaders: (response, path) =>
      void response.header(
        'cache-control',
        path.includes(`${folder}/assets/`) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ),
  });
  const drawn = new Set(
    globSync('**/*.html', { cwd: join(folder, 'drawn', 'pt-BR') }).map((file) => `/${file.slice(0, -5)}`),
  );
  for (const path of new Set([...drawn, ...policies.keys(), ...unlistedPages])) {
    const contentSecurityPolicy = policies.get(path);
    const permissions = pagePermissions.get(path);
    const options = {
      logLevel: 'silent' as const,
      ...(contentSecurityPolicy ? { helmet: { contentSecurityPolicy } } : {}),
    };
    server.get(path, options, (request, reply) => {
      if (unlistedPages.has(path)) reply.headers(unlistedHeaders);
      if (permissions) reply.header('permissions-policy', permissions);
      if (!drawn.has(path)) return reply.sendFile('index.html');
      const language = request.cookies[languageCookie] === 'en' ? 'en' : 'pt-BR';
      return reply.header('vary', 'cookie').sendFile(`drawn/${language}${path}.html`);
    });
  }
  server.get('/*', { logLevel: 'silent' }, (request, reply) => {
    // as the router reads it: decoded, so that no spelling of /api gets the page
    const isApi = /^\/*api(\/|$)/i.test((request.params as { '*': string })['*']);
    // a name further down may have a point of its own (/groups/Veículos.com)
    const looksLikeFile = /^\/(assets\/|[^/]*\.[a-z0-9]{2,5}$)/i.test(request.url.split('?')[0] ?? '');
    return isApi || looksLikeFile ? reply.callNotFound() : reply.sendFile('index.html');
  });
}
