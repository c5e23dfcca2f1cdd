import { timingSafeEqual } from 'node:crypto';
import { verificationCodeDigits } from '@estrada/domain/identity/index';
import type { TokenService } from '../session/tokens.ts';

type Sealer = Pick<TokenService, 'seal'>;

/**
 * The code of a row, six digits. It is not random but derived from the row's id with the installation's secret: the job
 * that mails it derives it again from the id, so no queue, log or table ever contains it in clear.
 */
export function verificationCodeOf(codeId: string, { seal }: Sealer): string {
  // 48 bits: the bias of the remainder is below one in a hundred million
  const number = Buffer.from(seal(`verification-code:${codeId}`), 'base64url').readUIntBE(0, 6);
  return String(number % 10 ** verificationCodeDigits).padStart(verificationCodeDigits, '0');
}

/**
 * The stored form of a code. A keyed mark: with a leaked table, a million codes could be tried quickly under any hash,
 * however slow; without the key none can be tried.
 */
export function hashVerificationCode(codeId: string, code: string, { seal }: Sealer): string {
  return seal(`verification-code-hash:${codeId}:${code}`);
}

/** Compares the entered code with the stored one in constant time. */
export function matchesVerificationCode(row: { id: string; codeHash: string }, typed: string, sealer: Sealer): boolean {
  const given = Buffer.from(hashVerificationCode(row.id, typed, sealer));
  const stored = Buffer.from(row.codeHash);
  return given.length === stored.length && timingSafeEqual(given, stored);
}
