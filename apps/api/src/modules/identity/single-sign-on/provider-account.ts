import type { IdentityProvider } from '../../../partners/index.ts';
import { allowedRedirect } from '../allowed-redirect.ts';
import type { UserRow } from '../identity.repository.ts';

/** Allowed targets of a login redirect: whole origins, and the identity provider, whose logins are accepted. */
export interface HandOver {
  redirectOrigins: readonly string[];
  /** null: none is configured */
  identityProvider: IdentityProvider | null;
}

/**
 * Whether an account logs in through the identity provider: one of the provider's own staff with a redirect address on
 * its site. Without that address its assertion opens nothing, so that an equal name at the provider gives no access.
 */
export function isProviderAccount(
  { userType, redirectUrl }: Pick<UserRow, 'userType' | 'redirectUrl'>,
  { issuer }: Pick<IdentityProvider, 'issuer'>,
): boolean {
  return userType === 'GMF' && allowedRedirect(redirectUrl, [new URL(issuer).origin]) !== null;
}

/** Our page that the identity provider redirects to. */
export const returnPage = '/redirectAuth';

/**
 * The same page, as a start address; the two parameters are those of OpenID Connect for a login that begins at the
 * provider.
 */
export function startAddress(portalOrigin: string, { issuer }: Pick<IdentityProvider, 'issuer'>, username: string) {
  return `${portalOrigin}${returnPage}?${new URLSearchParams({ iss: issuer, login_hint: username })}`;
}
