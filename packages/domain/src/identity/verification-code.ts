/** How long a code opens the way to a new password. */
export const verificationCodeMinutes = 15;
/** The code is made of this many digits. */
export const verificationCodeDigits = 6;
/** The wrong try with this number ends it: no further code is read, right or wrong, until a new one is requested. */
const verificationCodeTries = 5;
/** Days after which a password has to be replaced. */
export const passwordDaysValid = 90;

/** A refused try: which refusal answers it, and how many wrong tries there are now. */
export type CodeRefusal = { code: 'USE011' | 'USE013'; attempts: number };

/**
 * Decides one try of a verification code.
 *
 * @param attempts wrong tries before this one
 * @param matches whether what was typed is the code that is in force now
 * @returns null when the code opens
 */
export function checkCodeTry(attempts: number, matches: boolean): CodeRefusal | null {
  return matches && attempts < verificationCodeTries ? null : refuseCodeTry(attempts);
}

/** How a wrong code is refused: USE011, and USE013 from the fifth on. */
export function refuseCodeTry(attempts: number): CodeRefusal {
  const counted = Math.min(attempts + 1, verificationCodeTries);
  return { code: counted >= verificationCodeTries ? 'USE013' : 'USE011', attempts: counted };
}

/** When a code made now stops opening. */
export function codeExpiry(now: Date): Date {
  return new Date(now.getTime() + verificationCodeMinutes * 60_000);
}

/** Whether a code still opens: made less than fifteen minutes ago and not used. */
export function isCodeInForce(code: { expiresAt: Date; usedAt: Date | null }, now: Date): boolean {
  return code.usedAt === null && code.expiresAt > now;
}
