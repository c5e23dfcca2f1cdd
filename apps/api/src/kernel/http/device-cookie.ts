import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

export const deviceCookieName = 'estrada_device';
const maxAgeSeconds = 400 * 86_400;
const isOurs = (value: string | undefined): value is string => /^[\w-]{22}$/.test(value ?? '');

/**
 * The SHA-256 of the random id that this browser keeps, so that two acts on one device are recognised without storing
 * what would let somebody pose as it. The first call that asks gives the browser its id. It says nothing about the
 * device, no script can read it, and it is sent to the portal's own API only.
 */
export function deviceHash(request: FastifyRequest, reply: FastifyReply, isSecure: boolean): string {
  const sent = request.cookies[deviceCookieName];
  const id = isOurs(sent) ? sent : randomBytes(16).toString('base64url');
  if (id !== sent) {
    request.cookies[deviceCookieName] = id;
    reply.setCookie(deviceCookieName, id, {
      httpOnly: true,
      sameSite: 'strict',
      secure: isSecure,
      path: '/api',
      maxAge: maxAgeSeconds,
    });
  }
  return createHash('sha256').update(id).digest('hex');
}
