import type { JWTPayload } from 'jose';

// the calls of as many users at once; a token is half a kilobyte
const tokenLimit = 2_000;

/**
 * Reads tokens by `verify` and caches valid ones: a signature valid once is valid for the same text, so only the time
 * is checked again. Whether the session is still open does not depend on the token; it is read on every call.
 *
 * @param verify throws for an invalid or expired token
 * @returns a reader that returns null for such
 */
export function rememberTokens(verify: (token: string, now: Date) => Promise<JWTPayload>) {
  const known = new Map<string, JWTPayload>();
  return async <Claims>(token: string, now: Date): Promise<Claims | null> => {
    const remembered = known.get(token);
    if (remembered) {
      if (remembered.exp! > Math.floor(now.getTime() / 1000)) return remembered as Claims;
      known.delete(token);
    }
    try {
      const claims = Object.freeze(await verify(token, now));
      // a token without an expiry would be valid for ever; ours all have one
      if (claims.exp === undefined) return null;
      if (known.size >= tokenLimit) known.delete(known.keys().next().value!);
      known.set(token, claims);
      return claims as Claims;
    } catch {
      return null;
    }
  };
}
