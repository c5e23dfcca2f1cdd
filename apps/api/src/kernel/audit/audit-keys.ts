import { createHmac } from 'node:crypto';
import { z } from 'zod';

/** `AUDIT_KEY`: the key of today, and behind commas those of before, which entries of their time are checked with. */
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

/** The key that new entries are made with; null where none is configured. */
export const signingKey = (config: { AUDIT_KEY: readonly string[] }): string | null => config.AUDIT_KEY[0] ?? null;

/** What a key is called in the entries that it made: eight hexadecimal digits, from which nobody finds the key. */
export const keyName = (key: string): string =>
  createHmac('sha256', key).update('name of the key').digest('hex').slice(0, 8);

/** The name of the key that a hash was made with; null for a hash without one. */
export const nameInHash = (hash: string): string | null => /^([0-9a-f]{8})\.[0-9a-f]{64}$/.exec(hash)?.[1] ?? null;
