import type { FastifyReply } from 'fastify';

const NO_OUTSIDE = "default-src 'none'; img-src data:; frame-ancestors 'none'";

/**
 * Sends one page for people, under a policy that lets it load nothing of another server.
 *
 * @param allowed.styles where its styles may stand; in our own file only, unless said otherwise
 * @param allowed.leadsTo origin of another site that one of its forms may lead to by a redirection
 */
export function sendPage(
  reply: FastifyReply,
  page: string,
  { styles = "'self'", leadsTo = '' }: { styles?: string; leadsTo?: string } = {},
): FastifyReply {
  return reply
    .headers({
      'content-security-policy': `${NO_OUTSIDE}; form-action ${`'self' ${leadsTo}`.trim()}; style-src ${styles}`,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
    .type('text/html; charset=utf-8')
    .send(page);
}
