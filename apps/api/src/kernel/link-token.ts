import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Computes a mark of a text that only this installation can compute. */
export type Seal = (text: string) => string;

const secretBytes = 18;
/** 128 of the 256 bits of the mark: a camera reads the address from a screen, and short codes scan faster */
const markLength = 22;

/** Whether two marks are the same, in a time that does not reveal where they differ. */
export function isSameMark(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** The purpose of a link: a token of another purpose opens nothing. */
export type LinkPurpose =
  | 'customer-link'
  | 'capture-link'
  | 'capture-session'
  | 'selfie-link'
  | 'client-page'
  | 'client-visit'
  | 'vap-exemption-link'
  | 'web-form'
  | 'web-form-session'
  | 'figure-link';

const markOf = (secret: string, purpose: LinkPurpose, seal: Seal) => seal(`${purpose}:${secret}`).slice(0, markLength);

/** A new secret with its mark: `…24 characters….…22 characters…`. */
export function makeLinkToken(purpose: LinkPurpose, seal: Seal): string {
  const secret = randomBytes(secretBytes).toString('base64url');
  return `${secret}.${markOf(secret, purpose, seal)}`;
}

/** Whether a token was issued here, for this purpose. */
export function isOwnToken(token: string, purpose: LinkPurpose, seal: Seal): boolean {
  const [secret = '', mark = '', ...rest] = token.split('.');
  return rest.length === 0 && isSameMark(mark, markOf(secret, purpose, seal));
}

/** The stored form of a token. Tokens are random, so no salt is needed against guessing. */
export const hashLinkToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
