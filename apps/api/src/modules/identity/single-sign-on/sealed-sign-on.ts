import { randomBytes } from 'node:crypto';
import { EncryptJWT, jwtDecrypt } from 'jose';
import type { SignOnSecrets } from '../../../partners/index.ts';
import type { TokenService } from '../session/tokens.ts';

const minutesValid = 10;
const kind = 'sign-on';

/**
 * A pending login through the identity provider. `useId` is used up by its answer; `userId` is the proved user, where
 * only the prompt about another session is left.
 */
export type SignOn = SignOnSecrets & { useId: string; endsAt: Date; userId: string | null };

const secret = () => randomBytes(32).toString('base64url');

/** A new pending login; it is valid for ten minutes. */
export const beginSignOn = (now: Date): SignOn => ({
  state: secret(),
  nonce: secret(),
  codeVerifier: secret(),
  useId: secret(),
  endsAt: new Date(now.getTime() + minutesValid * 60_000),
  userId: null,
});

/** The same sign-in once it is known who came: good for one more answer, until the same end. */
export const proveSignOn = (signOn: SignOn, userId: string): SignOn => ({ ...signOn, useId: secret(), userId });

/** The sealed text in the browser: only this installation can read or create it. */
export function sealSignOn({ endsAt, ...content }: SignOn, tokens: Pick<TokenService, 'seal'>): Promise<string> {
  return new EncryptJWT(content)
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', typ: kind })
    .setExpirationTime(Math.floor(endsAt.getTime() / 1000))
    .encrypt(keyOf(tokens));
}

/** Opens it, expired or not; null for one that was not issued here. */
export async function openSignOn(sealed: string, tokens: Pick<TokenService, 'seal'>): Promise<SignOn | null> {
  try {
    // expiry is a separate refusal: the library must open the text whatever the time
    const currentDate = new Date(0);
    const { payload } = await jwtDecrypt(sealed, keyOf(tokens), {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
      typ: kind,
      currentDate,
    });
    const { exp, ...content } = payload;
    return { ...(content as Omit<SignOn, 'endsAt'>), endsAt: new Date((exp ?? 0) * 1000) };
  } catch {
    return null;
  }
}

/** 256 bits of the installation's own key, for this purpose only. */
const keyOf = ({ seal }: Pick<TokenService, 'seal'>) => Buffer.from(seal('single-sign-on: key'), 'base64url');
