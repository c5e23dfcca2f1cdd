import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Makes a mark of a text that only this installation can make. */
export type Seal = (text: string) => string;

const secretBytes = 18;
/** 128 of the 256 bits of the mark: the address is read from a screen by a camera, and short codes are read sooner */
const markLength = 22;

/** What a link is for: one for something else opens nothing. */
export type LinkPurpose =
  | 'customer-link'
  | 'capture-link'
  | 'capture-session'
  | 'selfie-link'
  | 'client-page'
  | 'client-visit'
  | 'vap-exemption-link';

const markOf = (secret: string, purpose: LinkPurpose, seal: Seal) => seal(`${purpose}:${secret}`).slice(0, markLength);

/** A new secret with its mark: `…24 characters….…22 characters…`. */
export function makeLinkToken(purpose: LinkPurpose, seal: Seal): string {
  const secret = randomBytes(secretBytes).toString('base64url');
  return `${secret}.${markOf(secret, purpose, seal)}`;
}

/** Whether a token was made here, for this purpose. */
export function isOwnToken(token: string, purpose: LinkPurpose, seal: Seal): boolean {
  const [secret = '', mark = '', ...rest] = token.split('.');
  const [given, right] = [Buffer.from(mark), Buffer.from(markOf(secret, purpose, seal))];
  return rest.length === 0 && given.length === right.length && timingSafeEqual(given, right);
}

/** What is kept of a token. It is random, so no salt is needed to keep it from being guessed. */
export const hashLinkToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
