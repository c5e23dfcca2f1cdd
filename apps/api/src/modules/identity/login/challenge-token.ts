import { timingSafeEqual } from 'node:crypto';
import type { TokenService } from '../session/tokens.ts';

const minutesValid = 10;
type Account = { id: string; passwordHash: string };

/**
 * Proves that the caller has just entered an account's password, where that password only allows setting a new one.
 * Nothing is stored: the mark covers the account, the expiry and the hash of the password, so a new password voids
 * every earlier token, including this one. It opens once.
 */
export function makeChallengeToken(user: Account, tokens: Pick<TokenService, 'seal'>, now: Date): string {
  const endsAt = Math.floor(now.getTime() / 1000) + minutesValid * 60;
  return `${endsAt}.${markOf(user, endsAt, tokens)}`;
}

/** Whether a token was issued for this account and its current password, less than ten minutes ago. */
export function opensChallenge(token: string, user: Account, tokens: Pick<TokenService, 'seal'>, now: Date): boolean {
  const [end = '', mark = ''] = token.split('.');
  const endsAt = Number(end);
  if (!Number.isSafeInteger(endsAt) || endsAt * 1000 <= now.getTime()) return false;
  const expected = Buffer.from(markOf(user, endsAt, tokens));
  const given = Buffer.from(mark);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const markOf = (user: Account, endsAt: number, { seal }: Pick<TokenService, 'seal'>) =>
  seal(`challenge:${user.id}:${endsAt}:${user.passwordHash}`);
