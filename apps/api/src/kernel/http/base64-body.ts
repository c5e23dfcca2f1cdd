import { DomainError } from '@estrada/domain/errors/index';
import type { FastifyInstance } from 'fastify';

/**
 * Calls that carry passwords send the base64 text of their JSON (docs/specification/wire.md#bodies) as `text/plain`.
 */
export function acceptBase64Bodies(server: FastifyInstance): void {
  server.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => {
    try {
      const text = Buffer.from(String(body), 'base64').toString('utf8');
      done(
        null,
        JSON.parse(text, (key, value: unknown) => (key === '__proto__' ? undefined : value)),
      );
    } catch {
      done(new DomainError('DOM002'));
    }
  });
}
