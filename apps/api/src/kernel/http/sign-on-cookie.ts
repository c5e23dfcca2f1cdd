import type { FastifyReply } from 'fastify';

export const signOnCookieName = 'estrada_sign_on';
const path = '/api/users/public/auth/redirect';
const maxAgeSeconds = 10 * 60;

/**
 * What a sign-in through the identity provider began with, in the browser that began it. People come back from another
 * site, but it is our own page that then calls: `Strict` is enough, and no other site's page can make use of it.
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
