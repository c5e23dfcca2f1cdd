import type { FastifyReply } from 'fastify';

export const signOnCookieName = 'estrada_sign_on';
const path = '/api/users/public/auth/redirect';
const maxAgeSeconds = 10 * 60;

/**
 * The state of a login through the identity provider, in the browser that began it. The user returns from another site,
 * but our own page then makes the call: `Strict` is enough, and no other site's page can use it.
 */
export function setSignOnCookie(reply: FastifyReply, value: string, secure: boolean): void {
  reply.setCookie(signOnCookieName, value, {
    httpOnly: true,
    sameSite: 'strict',
    secure,
    path,
    maxAge: maxAgeSeconds,
  });
}

export function clearSignOnCookie(reply: FastifyReply): void {
  reply.clearCookie(signOnCookieName, { path });
}
