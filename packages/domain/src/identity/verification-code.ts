/** How long a code is valid. */
export const verificationCodeMinutes = 15;
/** The code is made of this many digits. */
export const verificationCodeDigits = 6;
/** The wrong try with this number ends it: no further code is read, right or wrong, until a new one is requested. */
const verificationCodeTries = 5;
/** Days after which a password has to be replaced. */
export const passwordDaysValid = 90;

/** A refused attempt: its refusal, and the number of wrong attempts now. */
export type CodeRefusal = { code: 'USE011' | 'USE013'; attempts: number };

/**
 * Decides one attempt of a verification code.
 *
 * @param attempts wrong attempts before this one
 * @param matches whether the input is the current code
 * @returns null when the code is accepted
 */
export function checkCodeTry(attempts: number, matches: boolean): CodeRefusal | null {
  return matches && attempts < verificationCodeTries ? null : refuseCodeTry(attempts);
}

/** The refusal of a wrong code: USE011, and USE013 from the fifth on. */
export function refuseCodeTry(attempts: number): CodeRefusal {
  const counted = Math.min(attempts + 1, verificationCodeTries);
  return { code: counted >= verificationCodeTries ? 'USE013' : 'USE011', attempts: counted };
}

/** When a code created now expires. */
export function codeExpiry(now: Date): Date {
  return new Date(now.getTime() + verificationCodeMinutes * 60_000);
}

/** Whether a code is still valid: created less than fifteen minutes ago and not used. */
export function isCodeInForce(code: { expiresAt: Date; usedAt: Date | null }, now: Date): boolean {
  return code.usedAt === null && code.expiresAt > now;
}
