import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  embeddablePages,
  embeddingScript,
  framedBy,
  type PagePolicy,
  pagePermissions,
  unlistedHeaders,
  unlistedPages,
} from './page-policies.ts';

/** The registered origins of the sites that may embed the public pages of a dealer; none of an unknown one. */
export type EmbeddingOrigins = (dealerId: string) => Promise<readonly string[]>;

/** Set by the portal whenever its language changes (`packages/web/src/strings/language.ts`). */
const languageCookie = 'estrada.language';

/**
 * Serves the built portal. The browser caches files with a hash in their name for a year; it requests the page itself
 * every time. Every address outside `/api` that is no file returns the page, and its router decides. A public address
 * returns the page as pre-rendered by the build, in the language of the browser's cookie. Policies are the same
 * everywhere, except for the addresses in `policies`, and for a page that names a dealer whose sites may embed it.
 */
export async function servePortal(
  server: FastifyInstance,
  folder: string,
  policies: ReadonlyMap<string, PagePolicy>,
  embeddingOrigins: EmbeddingOrigins,
): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) return;
  await server.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    globIgnore: ['drawn/**'],
    cacheControl: false,
    setHeaders: (response, path) => {
      response.header(
        'cache-control',
        path.includes(`${folder}/assets/`) ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
      if (path === join(folder, embeddingScript)) response.header('cross-origin-resource-policy', 'cross-origin');
    },
  });
  const drawn = new Set(
    globSync('**/*.html', { cwd: join(folder, 'drawn', 'pt-BR') }).map((file) => `/${file.slice(0, -5)}`),
  );
  for (const path of new Set([...drawn, ...policies.keys(), ...unlistedPages, ...embeddablePages])) {
    const contentSecurityPolicy = policies.get(path);
    const permissions = pagePermissions.get(path);
    const options = {
      logLevel: 'silent' as const,
      ...(contentSecurityPolicy ? { helmet: { contentSecurityPolicy } } : {}),
    };
    server.get(path, options, async (request, reply) => {
      if (embeddablePages.has(path)) await allowEmbedding(request, reply, embeddingOrigins);
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
    // a name further down may contain a dot (/groups/Veículos.com)
    const looksLikeFile = /^\/(assets\/|[^/]*\.[a-z0-9]{2,5}$)/i.test(request.url.split('?')[0] ?? '');
    return isApi || looksLikeFile ? reply.callNotFound() : reply.sendFile('index.html');
  });
}

/** Opens the policy of a page for the sites of the dealer that its address names. */
async function allowEmbedding(
  { query, log }: FastifyRequest,
  reply: FastifyReply,
  embeddingOrigins: EmbeddingOrigins,
): Promise<void> {
  const { dealer } = query as { dealer?: unknown };
  if (typeof dealer !== 'string') return;
  // the page itself works while the database is away, only not in a frame
  const origins = await embeddingOrigins(dealer).catch((error: unknown) => {
    log.warn({ err: error }, 'the origins of a dealer are unknown');
    return [];
  });
  if (origins.length === 0) return;
  reply.header('content-security-policy', framedBy(String(reply.getHeader('content-security-policy')), origins));
  // it knows no list of sites, and would refuse them in browsers that read it
  reply.raw.removeHeader('x-frame-options');
}
