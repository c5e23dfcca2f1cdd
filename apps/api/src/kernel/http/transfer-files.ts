import { Readable } from 'node:stream';
import type { Endpoint } from '@estrada/endpoints/index';
import type { FastifyReply } from 'fastify';
import type { FileAnswer } from '../route.ts';

/** Sends a file to be saved under its name. */
export function sendFile(reply: FastifyReply, { fileName, contentType, content, isForeign }: FileAnswer): FastifyReply {
  const plain = fileName.replace(/[^\w.-]/g, '_');
  if (isForeign)
    reply
      .header('content-security-policy', "sandbox; default-src 'none'")
      .header('cross-origin-resource-policy', 'same-origin')
      .header('cache-control', 'private, no-store');
  return reply
    .type(contentType)
    .header('content-disposition', `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName)}`)
    .header('x-content-type-options', 'nosniff')
    .send(content instanceof Readable ? content : Buffer.from(content));
}

/** Whether an endpoint answers with a file instead of JSON. */
export const answersFile = (endpoint: Endpoint): boolean => 'file' in endpoint.response;
