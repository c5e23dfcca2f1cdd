import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { z } from 'zod';

/** A key that wraps the keys of files. */
export interface FileKey {
  /** stored in every file that the key wraps */
  id: string;
  secret: Buffer;
}

/** The keys of an installation: the first wraps new files, each opens what it has wrapped. */
export type FileKeys = readonly [FileKey, ...FileKey[]];

export const secretBytes = 32;
const keyPattern = /^([A-Za-z0-9][A-Za-z0-9_-]{0,31}):([A-Za-z0-9+/]{43}=)$/;

/** One key as configured, `id:base64`; null for any other form. */
export function parseFileKey(text: string): FileKey | null {
  const [, id, secret] = keyPattern.exec(text.trim()) ?? [];
  return id && secret ? { id, secret: Buffer.from(secret, 'base64') } : null;
}

export const writeFileKey = ({ id, secret }: FileKey): string => `${id}:${secret.toString('base64')}`;

/** `FILE_KEYS`: the current key, followed by earlier ones (comma-separated), which open the files of their time. */
export const fileKeys = z
  .string()
  .default('')
  .transform((list, context) => {
    const texts = list
      .split(',')
      .map((text) => text.trim())
      .filter(Boolean);
    const keys = texts.map(parseFileKey).filter((key) => key !== null);
    if (keys.length < texts.length)
      context.addIssue({ code: 'custom', message: 'each key is id:base64 of 32 bytes (openssl rand -base64 32)' });
    if (new Set(keys.map(({ id }) => id)).size < keys.length)
      context.addIssue({ code: 'custom', message: 'two keys have the same id' });
    return keys;
  });

/** A file that is wrapped by a key which this installation does not have. */
export class UnknownFileKey extends Error {}
/** A file that is not what was written: changed, truncated, assembled from others, or swapped with another. */
export class FileDamaged extends Error {}

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** The length of a wrapped file key: nonce, encrypted key, tag. */
export const wrappedBytes = nonceBytes + secretBytes + tagBytes;

/** Wraps the key of a file. `place` is bound to it: moved to another path, the file does not open. */
export function wrapSecret(fileSecret: Buffer, { secret }: FileKey, place: string): Buffer {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, secret, nonce).setAAD(Buffer.from(place));
  return Buffer.concat([nonce, sealing.update(fileSecret), sealing.final(), sealing.getAuthTag()]);
}

/** @throws FileDamaged where it was not wrapped by this key, for this path */
export function unwrapSecret(wrapped: Buffer, { secret }: FileKey, place: string): Buffer {
  const opening = createDecipheriv(cipher, secret, wrapped.subarray(0, nonceBytes), { authTagLength: tagBytes })
    .setAAD(Buffer.from(place))
    .setAuthTag(wrapped.subarray(-tagBytes));
  try {
    return Buffer.concat([opening.update(wrapped.subarray(nonceBytes, -tagBytes)), opening.final()]);
  } catch {
    throw new FileDamaged(`The key of ${place} does not open`);
  }
}
