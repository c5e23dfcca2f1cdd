import type { JWTPayload } from 'jose';

// the calls of as many people at once; a token is half a kilobyte
const tokenLimit = 2_000;

/**
 * Reads tokens by `verify` and remembers those that stood: a signature that was good is good for the same text, so only the time is
 * looked at again. Whether the session still stands is no matter of the token; it is read on every call.
 *
 * @param verify throws for anything that is no valid, unexpired token
 * @returns a reader that answers null for such
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
      // without an end it would stand for ever; ours all have one
      if (claims.exp === undefined) return null;
      if (known.size >= tokenLimit) known.delete(known.keys().next().value!);
      known.set(token, claims);
      return claims as Claims;
    } catch {
      return null;
    }
  };
}
