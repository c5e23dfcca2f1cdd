import { createHash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Clock } from '../../kernel/clock.ts';
import type { Db } from '../../kernel/database/database.ts';
import { makeId } from '../../kernel/ids.ts';
import { settings } from '../../kernel/kernel.tables.ts';
import type { CheckApiKey } from '../../kernel/platform.ts';
import { apiKeys } from './identity.tables.ts';

const portalName = 'portal';
/** How long a key stays valid without another check: a revoked key opens nothing after this. */
const trustMs = 60_000;
const mostCached = 100;

/** The stored form of an API key. Keys are long and random, so a plain hash reveals nothing of them. */
const hashApiKey = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** The check of the public calls' API key. Good keys are remembered for a minute; wrong ones never, so that none fill the memory. */
export function makeCheckApiKey(db: Db, clock: Clock): CheckApiKey {
  const trustedUntil = new Map<string, number>();
  return async (key) => {
    if (!key || key.length > 200) return false;
    const keyHash = hashApiKey(key);
    const now = clock.now().getTime();
    if ((trustedUntil.get(keyHash) ?? 0) > now) return true;
    const [row] = await db.select({ id: apiKeys.id }).from(apiKeys).where(eq(apiKeys.keyHash, keyHash));
    trustedUntil.delete(keyHash);
    if (!row) return false;
    if (trustedUntil.size >= mostCached) trustedUntil.clear();
    trustedUntil.set(keyHash, now + trustMs);
    return true;
  };
}

/**
 * The portal's key for its public calls: the configured one, else one generated at the first start and stored in the
 * settings. It is not secret (every browser sees it): it identifies callers, so that one can be blocked.
 */
export async function openPortalKey(db: Db, configured: string | undefined, now: Date): Promise<string> {
  const key = configured ?? (await storedKey(db));
  // an earlier key stays valid, because open pages use it. Delete its row to revoke it
  await db
    .insert(apiKeys)
    .values({ id: makeId(now), name: portalName, keyHash: hashApiKey(key) })
    .onConflictDoNothing();
  return key;
}

async function storedKey(db: Db): Promise<string> {
  const name = 'portal-api-key';
  // two processes may start at once: the first row stays, both read it back
  await db
    .insert(settings)
    .values({ name, value: { key: randomBytes(24).toString('base64url') } })
    .onConflictDoNothing();
  const [row] = await db.select().from(settings).where(eq(settings.name, name));
  return (row!.value as { key: string }).key;
}
