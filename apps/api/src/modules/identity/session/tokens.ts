import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK, jwtVerify, SignJWT } from 'jose';
import type { Db } from '../../../kernel/database/database.ts';
import { settings } from '../../../kernel/kernel.tables.ts';
import { rememberTokens } from './remember-tokens.ts';

const issuer = 'estrada';
const idTokenMinutes = 15;

export interface TokenClaims {
  userId: string;
  sessionId: string;
}
export interface PermissionClaims extends TokenClaims {
  role: string;
  activeDealerId: string | null;
  permissions: Record<string, boolean>;
}

/**
 * Signs and checks the tokens (docs/specification/identity.md#tokens). Tokens identify user and session; the user's
 * rights are read on each call.
 */
export interface TokenService {
  signIdToken(claims: TokenClaims & { username: string; userType: string }, now: Date): Promise<string>;
  signPermissionToken(claims: PermissionClaims, now: Date): Promise<string>;
  /** null for anything that is not a valid, unexpired token of this kind */
  readIdToken(token: string, now: Date): Promise<TokenClaims | null>;
  readPermissionToken(token: string, now: Date): Promise<PermissionClaims | null>;
  /** the refresh token of one generation of a session: an HMAC, never stored */
  refreshToken(sessionId: string, generation: number): string;
  /** null when the token was not issued here */
  readRefreshToken(token: string): { sessionId: string; generation: number } | null;
  /** a keyed mark (HMAC) of a text that only this installation can compute; begin the text with its purpose */
  seal(text: string): string;
}

interface Keys {
  sign: CryptoKey;
  verify: CryptoKey;
  refreshSecret: string;
}

/**
 * Opens the service. The EdDSA pair (and the refresh secret, unless configured) is generated once per installation and
 * stored in the database, so that all processes share it and a restart ends no session.
 */
export async function openTokenService(db: Db, configuredSecret: string | undefined): Promise<TokenService> {
  const keys = await loadKeys(db, configuredSecret);
  const sign = (claims: object, kind: string, now: Date) =>
    new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'EdDSA', typ: kind })
      .setIssuer(issuer)
      .setIssuedAt(Math.floor(now.getTime() / 1000))
      .setExpirationTime(Math.floor(now.getTime() / 1000) + idTokenMinutes * 60)
      .sign(keys.sign);
  const verify = async (token: string, kind: string, now: Date) => {
    const asked = { issuer, algorithms: ['EdDSA'], typ: kind, currentDate: now };
    return (await jwtVerify(token, keys.verify, asked)).payload;
  };
  const readId = rememberTokens((token, now) => verify(token, 'id', now));
  const readPermission = rememberTokens((token, now) => verify(token, 'permission', now));
  const seal = (text: string) => createHmac('sha256', keys.refreshSecret).update(text).digest('base64url');
  return {
    signIdToken: (claims, now) => sign(claims, 'id', now),
    signPermissionToken: (claims, now) => sign(claims, 'permission', now),
    readIdToken: (token, now) => readId<TokenClaims>(token, now),
    readPermissionToken: (token, now) => readPermission<PermissionClaims>(token, now),
    seal,
    refreshToken: (sessionId, generation) => `${sessionId}.${generation}.${seal(`${sessionId}.${generation}`)}`,
    readRefreshToken(token) {
      const [sessionId = '', generation = '', mark = ''] = token.split('.');
      const expected = Buffer.from(seal(`${sessionId}.${generation}`));
      const given = Buffer.from(mark);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      return { sessionId, generation: Number(generation) };
    },
  };
}

/** The stored form of a refresh token. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

async function loadKeys(db: Db, configuredSecret: string | undefined): Promise<Keys> {
  const pair = await generateKeyPair('EdDSA', { extractable: true });
  const fresh = {
    privateKey: await exportJWK(pair.privateKey),
    publicKey: await exportJWK(pair.publicKey),
    refreshSecret: randomBytes(32).toString('base64url'),
  };
  // two processes may start at once: the first row stays, both read it back
  await db.insert(settings).values({ name: 'token-keys', value: fresh }).onConflictDoNothing();
  const [row] = await db.select().from(settings).where(eq(settings.name, 'token-keys'));
  const stored = row!.value as { privateKey: JWK; publicKey: JWK; refreshSecret: string };
  return {
    sign: (await importJWK(stored.privateKey, 'EdDSA')) as CryptoKey,
    verify: (await importJWK(stored.publicKey, 'EdDSA')) as CryptoKey,
    refreshSecret: configuredSecret ?? stored.refreshSecret,
  };
}
