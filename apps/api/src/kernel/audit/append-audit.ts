import { createHash, createHmac } from 'node:crypto';
import type { AuditActOf, AuditEntityName, AuditUploadName, AuditValues } from '@estrada/domain/audit/index';
import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { auditEntries, settings } from '../kernel.tables.ts';
import { keyName } from './audit-keys.ts';
import { maskPersonalData } from './mask-personal-data.ts';

/** An act on one kind of record, with the values that its row in the audit table defines. */
interface AuditRecordOf<Entity extends AuditEntityName> {
  action: AuditActOf<Entity>;
  entity: Entity;
  entityId: string;
  before?: AuditValues<Entity> | null;
  after?: AuditValues<Entity> | null;
  /**
   * the actor, where the call has no session but has just verified the user (a login, a code from the e-mail), or a task
   * records what the user did
   */
  actor?: { id: string; username: string };
}

/** What happened: `proposal.send` on `proposal` 01h… . Personal values are masked before they are stored. */
export type AuditRecord =
  | AuditRecordOf<AuditUploadName>
  | { [Entity in Exclude<AuditEntityName, AuditUploadName>]: AuditRecordOf<Entity> }[Exclude<
      AuditEntityName,
      AuditUploadName
    >];

/** An entry as it is stored: entries of an older table may have other names than today's table. */
interface ChainedRecord {
  action: string;
  entity: string;
  entityId: string;
  before?: unknown;
  after?: unknown;
}

export interface AuditOrigin {
  at: Date;
  actorId: string | null;
  actorName: string;
  correlationId: string;
}

/** What the first entry links to. */
export const genesis = '0'.repeat(64);
/** The setting that stores the hash of the last entry: without it a truncated end could not be detected. */
export const headSetting = 'audit-head';

/**
 * Entries per insert: every writer shares the lock, so an act on thousands of records needs few round trips under it.
 */
const entriesAtATime = 500;

/**
 * Appends entries to the trail inside the given transaction. The advisory lock keeps the chain linear when several
 * processes write; it is held only from here to the commit.
 *
 * @param key the key of the chain; null without one
 */
export async function appendAudit(
  db: Db,
  origin: AuditOrigin,
  records: readonly AuditRecord[],
  key: string | null,
): Promise<void> {
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
      before: maskPersonalData(record.entity, record.before ?? null),
      after: maskPersonalData(record.entity, record.after ?? null),
    };
    const hash = hashEntry(previousHash, content, key);
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

/**
 * SHA-256 over the entry and the previous hash; with a key, its HMAC prefixed with the name of the key:
 * `1f0e9c3a.9f86…`. The names of values are sorted, because jsonb does not preserve their order.
 */
export function hashEntry(previousHash: string, content: AuditOrigin & ChainedRecord, key: string | null): string {
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
  const hash = key === null ? createHash('sha256') : createHmac('sha256', key);
  const digest = hash.update(previousHash).update(line).digest('hex');
  return key === null ? digest : `${keyName(key)}.${digest}`;
}

function sortedJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([left], [right]) => (left < right ? -1 : 1)))
      : part,
  );
}
