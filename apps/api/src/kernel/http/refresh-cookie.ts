import type { FastifyReply } from 'fastify';

export const refreshCookieName = 'estrada_refresh';
const path = '/api/users/public/auth';
const maxAgeSeconds = 12 * 60 * 60;

/**
 * The refresh token in the browser: never readable by scripts, never sent from another site, only to the login calls.
 */
export function setRefreshCookie(reply: FastifyReply, value: string, secure: boolean): void {
  reply.setCookie(refreshCookieName, value, {
    httpOnly: true,
    sameSite: 'strict',
    secure,
    path,
    maxAge: maxAgeSeconds,
  });
}

export function clearRefreshCookie(reply: FastifyReply): void {
  reply.clearCookie(refreshCookieName, { path });
}
