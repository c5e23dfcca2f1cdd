import { DomainError } from '@estrada/domain/errors/index';
import type { FastifyRequest } from 'fastify';

/**
 * Refuses a modifying call from a page of another site: a form sent as `text/plain` needs no CORS permission, and its
 * response would set our cookie (a login as another user) or use it. A browser reports the source by `Sec-Fetch-Site`,
 * older ones and plain HTTP by `Origin` alone; a program that is no browser sends neither and passes.
 *
 * @param trusted origins besides our own whose pages may call
 * @throws DomainError SEC001
 */
export function refuseForeignSites(request: FastifyRequest, trusted: readonly string[]): void {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (request.method === 'GET' || request.method === 'HEAD') return;
  if (site === undefined && origin === undefined) return;
  if (site === 'same-origin' || site === 'none') return;
  if (origin !== undefined && trusted.includes(origin)) return;
  if (site === undefined && origin !== undefined && hostOf(origin) === request.host) return;
  throw new DomainError('SEC001');
}

/** Host and port of an origin; null for `null`, which a page with an opaque origin sends. */
const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null);
