import type { SessionTokens } from '../calls/send-request.ts';

/** How long before it expires a token is renewed ahead of a call. */
const renewAheadMs = 30_000;

let current: { tokens: SessionTokens; staleAt: number } | null = null;

/** The tokens of this page. They are only in memory: they are not stored where a script could read them later. */
export function readTokens(): SessionTokens | null {
  return current?.tokens ?? null;
}

export function storeTokens(tokens: SessionTokens): void {
  current = { tokens, staleAt: Date.now() + lifetimeMs(tokens.idToken) - renewAheadMs };
}

export function forgetTokens(): void {
  current = null;
}

export function tokensAreStale(): boolean {
  return current !== null && Date.now() >= current.staleAt;
}

/** When the server issued a token, in its own seconds; null if it is not readable. */
export const tokenIssuedAt = (jwt: string): number | null => claimsOf(jwt)?.iat ?? null;

/** The token's own lifetime, so that a wrong clock on this machine does not matter. */
function lifetimeMs(jwt: string): number {
  const claims = claimsOf(jwt);
  const seconds = claims ? claims.exp - claims.iat : Number.NaN;
  return Number.isFinite(seconds) ? seconds * 1000 : Number.POSITIVE_INFINITY;
}

function claimsOf(jwt: string): { iat: number; exp: number } | null {
  try {
    const payload = jwt.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/');
    return JSON.parse(atob(payload)) as { iat: number; exp: number };
  } catch {
    return null;
  }
}
