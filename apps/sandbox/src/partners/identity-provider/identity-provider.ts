import { steadyDelayMs } from '../../pace.ts';
import type { Partner } from '../partner.ts';
import { GrantedCodes } from './granted-codes.ts';
import { serveAuthorization } from './serve-authorization.ts';
import { serveTokens } from './serve-tokens.ts';

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
