import { DomainError } from '@estrada/domain/errors/index';
import type { endpoints } from '@estrada/endpoints/index';
import type { FlowContext } from '../../../kernel/context.ts';
import { limitRate } from '../../../kernel/http/rate-limit.ts';
import type { UseCase } from '../../../kernel/route.ts';
import type { TokenService } from '../session/tokens.ts';
import { type HandOver, returnPage } from './provider-account.ts';
import { beginSignOn, sealSignOn } from './sealed-sign-on.ts';

const perAddress = { name: 'sign-on-start-address', hits: 120, windowSeconds: 300 };

/**
 * Begins a login through the identity provider in the caller's browser: state, nonce and PKCE verifier are generated
 * here and stored there, sealed, for ten minutes. No account is named, so none is looked up.
 *
 * @throws DomainError SIS006 where no identity provider is configured · USE029 · PartnerError
 */
export function makeStartSingleSignOn(
  tokens: TokenService,
  { identityProvider }: HandOver,
): UseCase<typeof endpoints.startSingleSignOn, FlowContext> {
  return async ({ body }, context) => {
    if (!identityProvider) throw new DomainError('SIS006');
    const { http, now, language } = context;
    await limitRate(context.db, perAddress, http.clientAddress, now);
    const signOn = beginSignOn(now);
    const { state, nonce, codeVerifier } = signOn;
    const returnAddress = `${http.portalOrigin}${returnPage}`;
    const { username } = body;
    const address = await identityProvider.signInAddress({
      state,
      nonce,
      codeVerifier,
      returnAddress,
      username,
      language,
    });
    http.setSignOnCookie(await sealSignOn(signOn, tokens));
    return { address };
  };
}
