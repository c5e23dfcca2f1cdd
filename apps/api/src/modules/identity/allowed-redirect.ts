/**
 * The login address of a provider account at another site, if that is an allowed one. An attacker who can write an
 * address into an account must not be able to send its owner to a copy of the login page.
 *
 * @param allowedOrigins whole origins, such as `https://sso.example`
 */
export function allowedRedirect(address: string | null, allowedOrigins: readonly string[]): string | null {
  if (address === null || !URL.canParse(address)) return null;
  const { origin, username, password, href } = new URL(address);
  // `https://sso.example@evil.example` looks like one site and leads to another; credentials are never needed
  if (username !== '' || password !== '') return null;
  return allowedOrigins.includes(origin) ? href : null;
}
