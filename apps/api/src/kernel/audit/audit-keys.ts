import { createHmac } from 'node:crypto';
import { z } from 'zod';

/** `AUDIT_KEY`: the current key, followed by earlier ones (comma-separated), which verify the entries of their time. */
export const auditKeys = z
  .string()
  .default('')
  .transform((list) =>
    list
      .split(',')
      .map((key) => key.trim())
      .filter(Boolean),
  )
  .refine((keys) => keys.every((key) => key.length >= 32), 'each key needs 32 characters or more');

/** The key that signs new entries; null where none is configured. */
export const signingKey = (config: { AUDIT_KEY: readonly string[] }): string | null => config.AUDIT_KEY[0] ?? null;

/** The name of a key in the entries that it signed: eight hexadecimal digits, from which the key cannot be derived. */
export const keyName = (key: string): string =>
  createHmac('sha256', key).update('name of the key').digest('hex').slice(0, 8);

/** The name of the key that signed a hash; null for a hash without one. */
export const nameInHash = (hash: string): string | null => /^([0-9a-f]{8})\.[0-9a-f]{64}$/.exec(hash)?.[1] ?? null;
