import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK, SignJWT, UnsecuredJWT } from 'jose';
import type { Bilingual } from '../../pages/language.ts';

const LIFETIME_SECONDS = 300;

/** How an ID token may be wrong, with the words of the page; whoever takes one of these is at fault. `right` is the first. */
export const tokenManners = {
  right: { pt: 'Certo', en: 'Right' },
  unsigned: { pt: 'Sem assinatura', en: 'Unsigned' },
  foreignKey: { pt: 'Assinado por outra chave', en: 'Signed with another key' },
  wrongIssuer: { pt: 'De outro emissor', en: 'Of another issuer' },
  wrongAudience: { pt: 'Para outro sistema', en: 'For another system' },
  wrongNonce: { pt: 'De outro pedido (nonce)', en: 'Of another request (nonce)' },
  expired: { pt: 'Vencido', en: 'Expired' },
} as const satisfies Record<string, Bilingual>;

export type TokenManner = keyof typeof tokenManners;

/** What an ID token says. `issuer` is the address of this provider, `audience` the client that it is for. */
export type IdentityClaims = { issuer: string; audience: string; username: string; nonce: string | undefined };

export type TokenSigner = {
  /** the public key, as the key set shows it */
  keys: readonly JWK[];
  sign(claims: IdentityClaims, manner: TokenManner, now: Date): Promise<string>;
};

/** Makes the keys of this sandbox, new at each start as those of a provider that changed them. */
export async function openTokenSigner(): Promise<TokenSigner> {
  const [own, foreign] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  const publicKey = await exportJWK(own.publicKey);
  const kid = await calculateJwkThumbprint(publicKey);
  return {
    keys: [{ ...publicKey, kid, alg: 'RS256', use: 'sig' }],
    sign: async (claims, manner, now) => {
      const payload = payloadOf(claims, manner, now);
      if (manner === 'unsigned') return new UnsecuredJWT(payload).encode();
      const key = manner === 'foreignKey' ? foreign.privateKey : own.privateKey;
      return new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid }).sign(key);
    },
  };
}

function payloadOf({ issuer, audience, username, nonce }: IdentityClaims, manner: TokenManner, now: Date) {
  // beyond every tolerance for clocks that go wrong
  const issuedAt = Math.floor(now.getTime() / 1000) - (manner === 'expired' ? 3_600 : 0);
  return {
    iss: manner === 'wrongIssuer' ? `${issuer}-of-somebody-else` : issuer,
    aud: manner === 'wrongAudience' ? `${audience}-of-somebody-else` : audience,
    sub: `sandbox-${username.toLowerCase()}`,
    preferred_username: username,
    iat: issuedAt,
    exp: issuedAt + LIFETIME_SECONDS,
    ...(nonce === undefined ? {} : { nonce: manner === 'wrongNonce' ? `${nonce}-of-another-request` : nonce }),
  };
}
