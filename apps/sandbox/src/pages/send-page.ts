import type { FastifyReply } from 'fastify';

const NO_OUTSIDE = "default-src 'none'; img-src data:";

/**
 * Sends one page for people, under a policy that lets it load nothing of another server.
 *
 * @param allowed.styles where its styles may stand; in our own file only, unless said otherwise
 * @param allowed.leadsTo origin of another site that one of its forms may lead to by a redirection
 * @param allowed.framedBy origin of the only site that may show it in a frame; none may by default
 * @param allowed.script the hash of its only script: SHA-256 in base64
 */
export function sendPage(
  reply: FastifyReply,
  page: string,
  {
    styles = "'self'",
    leadsTo = '',
    framedBy = "'none'",
    script,
  }: { styles?: string; leadsTo?: string; framedBy?: string; script?: string } = {},
): FastifyReply {
  const scripts = script ? `; script-src 'sha256-${script}'` : '';
  return reply
    .headers({
      'content-security-policy': `${NO_OUTSIDE}; frame-ancestors ${framedBy}; form-action ${`'self' ${leadsTo}`.trim()}; style-src ${styles}${scripts}`,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
    .type('text/html; charset=utf-8')
    .send(page);
}
