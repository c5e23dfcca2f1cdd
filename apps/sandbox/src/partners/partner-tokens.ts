import type { FastifyInstance } from 'fastify';
import { type FieldChecks, isText, readFields } from './request-fields.ts';

/** Whether the header `authorization` of a call opens it. */
export type TokenCheck = (authorization: string | undefined) => boolean;

const bearer = /^Bearer\s+(\S+)$/i;

/** Opens to every bearer token: the sandbox has given none out. */
export const anyToken: TokenCheck = (authorization = '') => bearer.test(authorization);

const credentials: FieldChecks<{ grant_type: string; client_id: string; client_secret: string }> = {
  grant_type: (value) => value === 'client_credentials',
  client_id: isText,
  client_secret: (value) => isText(value) && value !== 'wrong',
};

/**
 * For a partner that gives out tokens: serves its token endpoint (client credentials, JSON or form; the secret `wrong` is
 * refused) and opens to what came from there and has not ended.
 */
export function issueTokens(
  scope: FastifyInstance,
  { path, lifetimeSeconds, now }: { path: string; lifetimeSeconds: number; now: () => Date },
): TokenCheck {
  const endsAt = new Map<string, number>();
  scope.post(path, async (request, reply) => {
    if ('problem' in readFields(request.body, credentials)) return reply.code(401).send({ error: 'invalid_client' });
    const token = `issued-${endsAt.size + 1}`;
    endsAt.set(token, now().getTime() + lifetimeSeconds * 1000);
    return { access_token: token, token_type: 'Bearer', expires_in: lifetimeSeconds };
  });
  return (authorization = '') => {
    const token = bearer.exec(authorization)?.[1];
    return token !== undefined && (endsAt.get(token) ?? 0) > now().getTime();
  };
}
