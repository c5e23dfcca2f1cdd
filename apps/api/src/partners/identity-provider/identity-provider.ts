import { bareUsername } from '@estrada/domain/identity/index';
import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretBasic,
  type Configuration,
  type CustomFetch,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client';
import type { Config } from '../../kernel/config.ts';
import { currentCorrelationId } from '../../kernel/correlation.ts';
import type { Logger } from '../../kernel/logger.ts';
import { PartnerError } from '../partner-error.ts';
import { explainFailure, unproved } from './explain-failure.ts';

/**
 * As for every partner (docs/specification/partners.md#answers): none sends more, and a flood must not fill the memory.
 */
const maxAnswerBytes = 256 * 1024;

/** Fetches an answer completely. `options.signal` is the time-out, up to the last byte; redirects are not followed. */
const boundedFetch: CustomFetch = async (url, options) => {
  const response = await fetch(url, options as RequestInit);
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > maxAnswerBytes) throw new TypeError('the answer is too large');
    parts.push(part);
  }
  const { status, headers } = response;
  return new Response(size === 0 ? null : Buffer.concat(parts), { status, headers });
};

const name = 'identity-provider';
const maxUsernameLength = 60;

/** The secrets of one login; each is generated for it, and leaves the server only as this protocol defines. */
export interface SignOnSecrets {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** The port: another company's login that identifies a user (OpenID Connect, code flow with PKCE). */
export interface IdentityProvider {
  issuer: string;
  /**
   * The provider's login address for a browser.
   *
   * @throws PartnerError
   */
  signInAddress(
    asked: SignOnSecrets & { returnAddress: string; username: string | undefined; language: string },
  ): Promise<string>;
  /**
   * The user who logged in at the provider, by its claim `preferred_username`. Not repeatable: a code opens once.
   *
   * @param answer the address that the browser was sent back to, with the provider's answer in its query
   * @throws PartnerError · DomainError USE021 when the code has expired or was used · SEC004 when the user was refused
   *   there, or the provider's response is invalid: signature, issuer, audience, nonce, time
   */
  readUsername(answer: URL, secrets: SignOnSecrets): Promise<string>;
}

type Options = Pick<Config, 'OIDC_ISSUER' | 'OIDC_CLIENT_ID' | 'OIDC_CLIENT_SECRET' | 'PARTNER_TIMEOUT_MS'>;

/** The configured identity provider; null without one. It is not called before the first login. */
export function openIdentityProvider(options: Options, logger: Logger): IdentityProvider | null {
  const { OIDC_ISSUER: issuer } = options;
  if (issuer === undefined) return null;
  let found: Promise<Configuration> | null = null;
  const ask = async <Answer>(work: (configuration: Configuration) => Promise<Answer>): Promise<Answer> => {
    const start = performance.now();
    try {
      found ??= discover(issuer, options);
      return await work(await found);
    } catch (error) {
      const explained = explainFailure(error);
      // a refused user, and an expired code, are answers of a working provider
      if (!explained || error instanceof AuthorizationResponseError || explained.code === 'USE021')
        throw explained ?? error;
      // its keys or addresses may have changed since: the next login reads them again
      found = null;
      const failure = explained instanceof PartnerError ? explained.failure : 'unproved';
      // the library's code for it (`OAUTH_…`, `invalid_grant`), never the sent data
      const { code, error: answered } = error as { code?: string; error?: string };
      const took = { correlationId: currentCorrelationId(), milliseconds: Math.round(performance.now() - start) };
      logger.warn({ partner: name, failure, reason: answered ?? code, ...took }, 'partner failed');
      throw explained;
    }
  };
  return {
    issuer,
    signInAddress: ({ state, nonce, codeVerifier, returnAddress, username, language }) =>
      ask(async (configuration) => {
        const address = buildAuthorizationUrl(configuration, {
          redirect_uri: returnAddress,
          scope: 'openid profile',
          state,
          nonce,
          code_challenge: await calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: 'S256',
          ui_locales: language,
          ...(username ? { login_hint: username } : {}),
        });
        return address.href;
      }),
    readUsername: (answer, { state, nonce, codeVerifier }) =>
      ask(async (configuration) => {
        const tokens = await authorizationCodeGrant(configuration, answer, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        });
        const username = tokens.claims()?.preferred_username;
        if (typeof username !== 'string' || username.length > maxUsernameLength) throw unproved();
        return bareUsername(username);
      }),
  };
}

async function discover(issuer: string, options: Options): Promise<Configuration> {
  const { OIDC_CLIENT_ID: clientId = '', OIDC_CLIENT_SECRET: secret, PARTNER_TIMEOUT_MS } = options;
  // the library does not check the signature of a token received over TLS, and requires https everywhere; ours is
  // always checked, and the configuration allows http for this machine only
  const execute = [enableNonRepudiationChecks, ...(issuer.startsWith('http:') ? [allowInsecureRequests] : [])];
  try {
    return await discovery(new URL(issuer), clientId, {}, ClientSecretBasic(secret), {
      [customFetch]: boundedFetch,
      timeout: PARTNER_TIMEOUT_MS / 1000,
      execute,
    });
  } catch (error) {
    const explained = explainFailure(error);
    // an invalid discovery document fails every login
    throw explained instanceof PartnerError ? explained : new PartnerError(name, 'garbage', { cause: error });
  }
}
