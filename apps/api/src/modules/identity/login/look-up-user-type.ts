import { DomainError } from '@estrada/domain/errors/index';
import type { endpoints } from '@estrada/endpoints/index';
import type { FlowContext } from '../../../kernel/context.ts';
import { limitRate } from '../../../kernel/http/rate-limit.ts';
import type { UseCase } from '../../../kernel/route.ts';
import { allowedRedirect } from '../allowed-redirect.ts';
import { findUser } from '../identity.repository.ts';
import { type HandOver, isProviderAccount, startAddress } from '../single-sign-on/provider-account.ts';

/**
 * First step of the login. The specification requires an unknown name to be marked, so the response differs; that is
 * why the look-up is rate-limited per address and recorded in the audit trail. A redirect address is used for accounts
 * of the provider only, and only on the configured sites: any other is ignored, and the trail records that. One on the
 * site of the identity provider is reached through our own page, which begins the login in this browser.
 */
export function makeLookUpUserType({
  redirectOrigins,
  identityProvider,
}: HandOver): UseCase<typeof endpoints.lookUpUserType, FlowContext> {
  return async ({ query }, context) => {
    await limitRate(
      context.db,
      { name: 'user-type', hits: 120, windowSeconds: 300 },
      context.http.clientAddress,
      context.now,
    );
    const user = await findUser(context.db, query.username);
    const wanted = user?.userType === 'GMF' ? user.redirectUrl : null;
    const allowed = allowedRedirect(wanted, redirectOrigins);
    const redirectURL =
      user && identityProvider && isProviderAccount(user, identityProvider)
        ? startAddress(context.http.portalOrigin, identityProvider, user.username)
        : allowed;
    await context.transaction(async (tx) => {
      const entity = { entity: 'user' as const, entityId: user?.id ?? 'unknown' };
      tx.audit({ action: 'login.look-up', ...entity, after: { found: user !== null } });
      if (wanted && !allowed) tx.audit({ action: 'login.redirect-ignored', ...entity, after: { address: wanted } });
    });
    if (!user) throw new DomainError('USE002', { fields: [{ path: 'username', key: 'username.unknown' }] });
    return { userType: user.userType, redirectURL };
  };
}
