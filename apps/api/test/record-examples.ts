/**
 * Records the answers of the API's tests, as examples for its description: with `RECORD_EXAMPLES`, the path of a folder,
 * every answer with status 200 is appended to a file in it. `npm run -s api:examples` makes the examples of them.
 */

import { subscribe } from 'node:diagnostics_channel';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Endpoint, endpoints } from '@estrada/endpoints/index';
import type { FastifyInstance } from 'fastify';
import type { CallExample } from '../src/kernel/http/openapi.ts';

const folder = process.env.RECORD_EXAMPLES;
/** So many answers of a call are kept, of which one becomes the example. */
const maxKept = 20;
const kept = new Map<string, number>();
const byAddress = new Map(
  Object.values<Endpoint>(endpoints).map(({ name, method, family, path }) => [
    `${method} /api/${family}/:userType${path.replace(/\{(\w+)\}/g, ':$1')}`,
    name,
  ]),
);

if (folder)
  subscribe('fastify.initialization', (message) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onSend', async (request, reply, payload) => {
      const name = byAddress.get(`${request.method} ${request.routeOptions.url}`);
      const count = kept.get(name ?? '') ?? 0;
      if (!name || reply.statusCode !== 200 || typeof payload !== 'string' || count >= maxKept) return payload;
      if (!String(reply.getHeader('content-type')).includes('json')) return payload;
      kept.set(name, count + 1);
      const body = request.isMultipart() ? undefined : request.body;
      const call: CallExample & { name: string } = {
        name,
        query: request.query as CallExample['query'] & object,
        body,
        response: JSON.parse(payload),
      };
      appendFileSync(join(folder, `${process.pid}.jsonl`), `${JSON.stringify(call)}\n`);
      return payload;
    });
  });
