import type { FastifyInstance, FastifyReply } from 'fastify';
import { languageOf } from '../../pages/language.ts';
import { sendPage } from '../../pages/send-page.ts';
import { isText } from '../request-fields.ts';
import { renderAuthorizationPage } from './authorization-page.ts';
import { type AuthorizationRequest, readAuthorizationRequest, returnAddress } from './authorization-request.ts';
import type { GrantedCodes } from './granted-codes.ts';
import { type TokenManner, tokenManners } from './id-tokens.ts';
import { issuerOf } from './issuer.ts';

type Query = { Querystring: Record<string, string> };

/** Serves the page that the client sends people to, and takes their answer back to it. */
export function serveAuthorization(scope: FastifyInstance, codes: GrantedCodes, now: () => Date): void {
  scope.get<Query>('/authorize', async ({ query }, reply) => {
    const asked = readAuthorizationRequest(query);
    return 'kind' in asked ? refuseRequest(reply, asked) : show(reply, query, asked, asked.loginHint, false);
  });

  scope.post<Query>('/authorize', async (request, reply) => {
    const asked = readAuthorizationRequest(request.query);
    if ('kind' in asked) return refuseRequest(reply, asked);
    const { redirectUri, state } = asked;
    const iss = issuerOf(request);
    const { answer, username = '', manner } = (request.body ?? {}) as Record<string, string>;
    if (answer !== 'confirm')
      return reply.redirect(returnAddress(redirectUri, { error: 'access_denied', state, iss }), 303);
    const named = username.trim().toUpperCase();
    if (!isText(named)) return show(reply.code(422), request.query, asked, '', true);
    const code = codes.issue({ ...asked, username: named, manner: readManner(manner) }, now());
    return reply.redirect(returnAddress(redirectUri, { code, state, iss }), 303);
  });
}

const readManner = (value: string | undefined): TokenManner =>
  value !== undefined && Object.hasOwn(tokenManners, value) ? (value as TokenManner) : 'right';

function refuseRequest(
  reply: FastifyReply,
  problem: Extract<ReturnType<typeof readAuthorizationRequest>, { kind: string }>,
): FastifyReply {
  return problem.kind === 'returned'
    ? reply.redirect(problem.address, 303)
    : reply.code(400).send({ error: 'invalid_request', field: problem.field });
}

function show(
  reply: FastifyReply,
  query: Query['Querystring'],
  { redirectUri }: AuthorizationRequest,
  username: string,
  isMissing: boolean,
): FastifyReply {
  const { lang, ...request } = query;
  const { origin } = new URL(redirectUri);
  const page = renderAuthorizationPage({
    language: languageOf(lang ?? query.ui_locales),
    path: `/identity-provider/authorize?${new URLSearchParams(request)}`,
    system: origin,
    username,
    isMissing,
  });
  return sendPage(reply, page, { leadsTo: origin });
}
