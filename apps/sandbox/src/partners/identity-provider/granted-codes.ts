import { createHash, randomBytes } from 'node:crypto';
import type { AuthorizationRequest } from './authorization-request.ts';
import type { TokenManner } from './id-tokens.ts';

const LIFETIME_MS = 60_000;

/** What a person confirmed, kept until the client comes for it. */
export type Grant = Pick<AuthorizationRequest, 'clientId' | 'redirectUri' | 'nonce' | 'codeChallenge'> & {
  username: string;
  manner: TokenManner;
};

/** What a client brings to be given the grant. */
export type Redemption = { code: string; clientId: string; redirectUri: string; codeVerifier: string };

/** The codes that were given out: each is good for a minute and for one try, right or wrong. */
export class GrantedCodes {
  readonly #grants = new Map<string, { grant: Grant; endsAt: number }>();

  /** A new code for a grant. */
  issue(grant: Grant, now: Date): string {
    for (const [code, { endsAt }] of this.#grants) if (endsAt <= now.getTime()) this.#grants.delete(code);
    const code = randomBytes(24).toString('base64url');
    this.#grants.set(code, { grant, endsAt: now.getTime() + LIFETIME_MS });
    return code;
  }

  /** The grant of a code, if who comes for it is the one that asked for it; null otherwise, and for every later try. */
  redeem({ code, clientId, redirectUri, codeVerifier }: Redemption, now: Date): Grant | null {
    const kept = this.#grants.get(code);
    this.#grants.delete(code);
    if (!kept || kept.endsAt <= now.getTime()) return null;
    const { grant } = kept;
    const challenge = createHash('sha256').update(codeVerifier).digest('base64url');
    const isSame =
      grant.clientId === clientId && grant.redirectUri === redirectUri && grant.codeChallenge === challenge;
    return isSame ? grant : null;
  }
}
