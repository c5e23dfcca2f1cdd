import { readFileSync } from 'node:fs';
import { schemaNames } from '@estrada/endpoints/schema-names';
import type { FastifyInstance } from 'fastify';
import type { Route } from '../route.ts';
import { openApiDocument } from './openapi.ts';

const page = readFileSync(new URL('./documentation.html', import.meta.url), 'utf8');
const script = readFileSync(new URL('./documentation.js', import.meta.url), 'utf8');

/** OpenAPI at `/api/openapi.json` and a page to read it at `/api/docs`, both from the endpoint table. */
export function serveDocumentation(server: FastifyInstance, routes: readonly Route[]): void {
  let document: string | undefined;
  server.get('/api/openapi.json', async (_request, reply) => {
    // most servers are never asked for it, and none has to wait for it at its start
    const endpoints = routes.map((route) => route.endpoint);
    document ??= JSON.stringify(openApiDocument(endpoints, await schemaNames()));
    return reply.type('application/json; charset=utf-8').send(document);
  });
  server.get('/api/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
  server.get('/api/docs.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(script));
}
