import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { auditEntries, settings } from '../kernel.tables.ts';
import { maskPersonalData } from './mask-personal-data.ts';

/** What happened, in the words of the area: `proposal.send` on `proposal` 01h… . Values are masked before they are kept. */
export interface AuditRecord {
  action: string;
  entity: string;
  entityId: string;
  before?: Record<string, unknown> | null;
  after?: Record<string, unknown> | null;
  /** who did it, where the call names nobody and the person has just proved who he is: a sign-in, a code from the e-mail */
  actor?: { id: string; username: string };
}

export interface AuditOrigin {
  at: Date;
  actorId: string | null;
  actorName: string;
  correlationId: string;
}

/** What the first entry follows. */
export const genesis = '0'.repeat(64);
/** The setting that holds the hash of the last entry: without it nobody could tell that the end was cut off. */
export const headSetting = 'audit-head';

/** Entries of one insert: the lock is everybody's, so that an act on thousands of records makes few journeys under it. */
const entriesAtATime = 500;

/**
 * Appends entries to the trail inside the given transaction. The advisory lock makes the chain one line even when
 * several processes write; it is held only from here to the commit.
 */
export async function appendAudit(db: Db, origin: AuditOrigin, records: readonly AuditRecord[]): Promise<void> {
  if (records.length === 0) return;
  await db.execute(sql`select pg_advisory_xact_lock(778202)`);
  const [last] = await db.select({ hash: auditEntries.hash }).from(auditEntries).orderBy(sql`seq desc`).limit(1);
  let previousHash = last?.hash ?? genesis;
  const entries = records.map((record) => {
    const content = {
      ...origin,
      ...(record.actor ? { actorId: record.actor.id, actorName: record.actor.username } : {}),
      action: record.action,
      entity: record.entity,
      entityId: record.entityId,
      before: maskPersonalData(record.before ?? null),
      after: maskPersonalData(record.after ?? null),
    };
    const hash = hashEntry(previousHash, content);
    const entry = { ...content, previousHash, hash };
    previousHash = hash;
    return entry;
  });
  for (let from = 0; from < entries.length; from += entriesAtATime)
    await db.insert(auditEntries).values(entries.slice(from, from + entriesAtATime));
  await db
    .insert(settings)
    .values({ name: headSetting, value: previousHash })
    .onConflictDoUpdate({ target: settings.name, set: { value: previousHash } });
}

/** SHA-256 over the entry and the hash of the one before; keys sorted, because jsonb does not keep their order. */
export function hashEntry(previousHash: string, content: AuditOrigin & Omit<AuditRecord, 'actor'>): string {
  const { at, actorId, actorName, correlationId, action, entity, entityId, before, after } = content;
  const line = sortedJson([
    at.toISOString(),
    actorId,
    actorName,
    correlationId,
    action,
    entity,
    entityId,
    before ?? null,
    after ?? null,
  ]);
  return createHash('sha256').update(previousHash).update(line).digest('hex');
}

function sortedJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([left], [right]) => (left < right ? -1 : 1)))
      : part,
  );
}
