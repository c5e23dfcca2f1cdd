import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '../../kernel/database/database.ts';
import type { CheckApiKey } from '../../kernel/platform.ts';
import { apiKeys } from './identity.tables.ts';

/** What is stored of an API key. Keys are long and random, so a plain hash tells nothing of them. */
const hashApiKey = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** The check of the public calls' API key. */
export function makeCheckApiKey(db: Db): CheckApiKey {
  return async (key) => {
    if (!key || key.length > 200) return false;
    const [row] = await db
      .select({ id: apiKeys.id })
      .from(apiKeys)
      .where(eq(apiKeys.keyHash, hashApiKey(key)));
    return row !== undefined;
  };
}
