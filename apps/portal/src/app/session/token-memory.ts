import type { SessionTokens } from '../api/send-request.ts';

/** How long before its end a token is renewed ahead of a call. */
const renewAheadMs = 30_000;

let held: { tokens: SessionTokens; staleAt: number } | null = null;

/** The tokens of this page. They live in memory only: nothing that a script could read later is written anywhere. */
export function readTokens(): SessionTokens | null {
  return held?.tokens ?? null;
}

export function keepTokens(tokens: SessionTokens): void {
  held = { tokens, staleAt: Date.now() + lifetimeMs(tokens.idToken) - renewAheadMs };
}

export function forgetTokens(): void {
  held = null;
}

export function tokensAreStale(): boolean {
  return held !== null && Date.now() >= held.staleAt;
}

/** The token's own length of life, so that a wrong clock on this machine does not matter. */
function lifetimeMs(jwt: string): number {
  try {
    const payload = jwt.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/');
    const { iat, exp } = JSON.parse(atob(payload)) as { iat: number; exp: number };
    return Number.isFinite(exp - iat) ? (exp - iat) * 1000 : Number.POSITIVE_INFINITY;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
