import { type SQLWrapper, sql } from 'drizzle-orm';
import { bigint, bigserial, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, ulid } from './database/columns.ts';

/** The sequence number of an entry as text of 26 characters, the sort key of extractions. */
export const trailKey = (seq: SQLWrapper) => sql`lpad(${seq}::text, 26, '0')`;

/** Append-only trail; each entry contains the hash of the previous one (verify with `audit:verify`). */
export const auditEntries = pgTable(
  'audit_entries',
  {
    seq: bigserial('seq', { mode: 'number' }).primaryKey(),
    at: instant('at').notNull(),
    actorId: text('actor_id'),
    actorName: text('actor_name').notNull(),
    action: text('action').notNull(),
    entity: text('entity').notNull(),
    entityId: text('entity_id').notNull(),
    correlationId: text('correlation_id').notNull(),
    before: jsonb('before'),
    after: jsonb('after'),
    previousHash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [
    index('audit_entries_entity').on(table.entity, table.entityId),
    // the trail is read newest first, whatever the filter
    index('audit_entries_by_entity').on(table.entity, table.seq),
    index('audit_entries_by_actor').on(table.actorName, table.seq),
    index('audit_entries_by_action').on(table.action, table.seq),
    index('audit_entries_by_time').on(table.at),
    index('audit_entries_users').on(trailKey(table.seq)).where(sql`${table.entity} = 'user'`),
  ],
);

/** One row per used `Idempotency-Key`: caller, call, response. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: ulid('user_id').notNull(),
    endpoint: text('endpoint').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    /** null while the first call is still running */
    response: jsonb('response'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.endpoint, table.key] }),
    index('idempotency_keys_age').on(table.createdAt),
  ],
);

/** Counters of the rate limits, shared by all API processes. */
export const rateLimits = pgTable('rate_limits', {
  bucket: text('bucket').primaryKey(),
  windowStart: instant('window_start').notNull(),
  hits: integer('hits').notNull(),
});

/** Events received from partners: each counts once. */
export const callbackEvents = pgTable(
  'callback_events',
  {
    partner: text('partner').notNull(),
    path: text('path').notNull(),
    /** SHA-256 of the partner's id of the event, or of the body */
    event: text('event').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partner, table.path, table.event] }),
    index('callback_events_age').on(table.receivedAt),
  ],
);

/** Facts about the installation itself: signing keys, whether demo data is loaded. */
export const settings = pgTable('settings', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
});

/**
 * From which business day each uploaded table of a kind is in force: the last decision for the latest day that has
 * come. Decisions are added and cancelled, never changed, so that the table in force on any day is known.
 */
export const tablesInForce = pgTable(
  'tables_in_force',
  {
    sequence: bigserial('sequence', { mode: 'number' }).primaryKey(),
    kind: text('kind').notNull(),
    tableId: ulid('table_id').notNull(),
    effectiveFrom: date('effective_from').notNull(),
    decidedAt: instant('decided_at').notNull(),
    decidedBy: text('decided_by').notNull(),
    /** the decision was cancelled before its day */
    cancelledAt: instant('cancelled_at'),
    cancelledBy: text('cancelled_by'),
    /** the consequences are processed: records are changed, users are notified; null before its day */
    begunAt: instant('begun_at'),
  },
  (table) => [index('tables_in_force_choice').on(table.kind, table.effectiveFrom, table.sequence)],
);

/**
 * Changes of the tables that cached reads come from: a row for each statement, counted by a trigger in the transaction
 * that writes. Rows and no counter: writers would wait for each other at a counter. Only the sum matters
 * (`cached-reads.ts`).
 */
export const watchedChanges = pgTable('watched_changes', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  changes: bigint('changes', { mode: 'number' }).notNull().default(1),
});
