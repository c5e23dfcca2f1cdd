import type { IdentityProvider } from '../../../partners/index.ts';
import { allowedRedirect } from '../allowed-redirect.ts';
import type { UserRow } from '../identity.repository.ts';

/** Where sign-ins may be handed over to: whole origins, and the identity provider, whose sign-in we take back. */
export interface HandOver {
  redirectOrigins: readonly string[];
  /** null: none is configured */
  identityProvider: IdentityProvider | null;
}

/**
 * Whether an account signs in through the identity provider: one of the provider's own staff with a redirect address on its
 * site. Without that address its word opens nothing, so that a name over there that happens to be one of ours gets nowhere.
 */
export function isProviderAccount(
  { userType, redirectUrl }: Pick<UserRow, 'userType' | 'redirectUrl'>,
  { issuer }: Pick<IdentityProvider, 'issuer'>,
): boolean {
  return userType === 'GMF' && allowedRedirect(redirectUrl, [new URL(issuer).origin]) !== null;
}

/** The page of ours that the identity provider sends people back to. */
export const returnPage = '/redirectAuth';

/** The same page, told to begin; the two names are those of OpenID Connect for a sign-in that begins elsewhere. */
export function startAddress(portalOrigin: string, { issuer }: Pick<IdentityProvider, 'issuer'>, username: string) {
  return `${portalOrigin}${returnPage}?${new URLSearchParams({ iss: issuer, login_hint: username })}`;
}
