import type { FastifyInstance } from 'fastify';
import { steadyDelayMs } from '../../pace.ts';
import type { Partner } from '../partner.ts';
import { type FieldChecks, isText, readFields } from '../request-fields.ts';
import { GrantedCodes } from './granted-codes.ts';
import { openTokenSigner, type TokenSigner } from './id-tokens.ts';
import { issuerOf } from './issuer.ts';
import { serveAuthorization } from './serve-authorization.ts';

type Exchange = { grant_type: string; code: string; redirect_uri: string; code_verifier: string };
const exchange: FieldChecks<Exchange> = {
  grant_type: (value) => value === 'authorization_code',
  code: isText,
  redirect_uri: isText,
  code_verifier: isText,
};

/** Serves what clients ask without a person: the discovery document, the key set, and tokens for codes. */
function serveTokens(scope: FastifyInstance, codes: GrantedCodes, now: () => Date): void {
  // made when somebody asks: most sandboxes never sign anything
  let opened: Promise<TokenSigner> | undefined;
  const signer = () => (opened ??= openTokenSigner());

  scope.get('/.well-known/openid-configuration', async (request) => describe(issuerOf(request)));

  scope.get('/jwks', async () => ({ keys: (await signer()).keys }));

  scope.post('/token', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const clientId = readClient(request.headers.authorization);
    if (!clientId) return reply.code(401).header('www-authenticate', 'Basic').send({ error: 'invalid_client' });
    const read = readFields(request.body, exchange);
    if ('problem' in read)
      return reply
        .code(400)
        .send({ error: read.problem.field === 'grant_type' ? 'unsupported_grant_type' : 'invalid_request' });
    const { code, redirect_uri: redirectUri, code_verifier: codeVerifier } = read.fields;
    const grant = codes.redeem({ code, clientId, redirectUri, codeVerifier }, now());
    if (!grant) return reply.code(400).send({ error: 'invalid_grant' });
    const { username, nonce, manner } = grant;
    const claims = { issuer: issuerOf(request), audience: clientId, username, nonce };
    return {
      access_token: 'opens-nothing',
      token_type: 'Bearer',
      expires_in: 300,
      id_token: await (await signer()).sign(claims, manner, now()),
    };
  });
}

const describe = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: ['authorization_code'],
  subject_types_supported: ['public'],
  scopes_supported: ['openid', 'profile'],
  claims_supported: ['sub', 'preferred_username'],
  id_token_signing_alg_values_supported: ['RS256'],
  token_endpoint_auth_methods_supported: ['client_secret_basic'],
  code_challenge_methods_supported: ['S256'],
  ui_locales_supported: ['pt-BR', 'en'],
  authorization_response_iss_parameter_supported: true,
});

/** The client that a header `authorization` (Basic) names; null without one, and for the secret `wrong`. */
function readClient(authorization = ''): string | null {
  const encoded = /^Basic\s+(\S+)$/i.exec(authorization)?.[1];
  if (!encoded) return null;
  const [id = '', secret = ''] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
  return id !== '' && secret !== '' && secret !== 'wrong' ? decodeURIComponent(id.replaceAll('+', ' ')) : null;
}

/** Plays the identity provider of a company (OpenID Connect): whoever confirms a username on its page is that person. */
export const identityProvider: Partner = {
  id: 'identity-provider',
  name: { pt: 'Provedor de identidade', en: 'Identity provider' },
  purpose: {
    pt: 'Faz o login corporativo (OpenID Connect). No login do portal, informe DEMO.CORPORATIVO: a página daqui pergunta quem entra. Só entra assim quem tiver, no cadastro, um endereço deste servidor.',
    en: 'Plays the company sign-in (OpenID Connect). At the login of the portal give DEMO.CORPORATIVO: the page here asks who enters. It lets in only who has an address of this server in the registration.',
  },
  endpoints: [
    'GET /identity-provider/.well-known/openid-configuration',
    'GET /identity-provider/jwks',
    'GET, POST /identity-provider/authorize',
    'POST /identity-provider/token',
  ],
  refusal: { code: 'temporarily_unavailable', message: 'Login corporativo em manutenção.' },
  http: {
    latencyMs: (request) => steadyDelayMs(request.routeOptions.url ?? '', 5, 20),
    register: (scope, now) => {
      const codes = new GrantedCodes();
      serveAuthorization(scope, codes, now);
      serveTokens(scope, codes, now);
    },
  },
};
