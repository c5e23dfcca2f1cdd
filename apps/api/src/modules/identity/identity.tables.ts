import type { Viewer } from '@estrada/domain/access/index';
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, ulid } from '../../kernel/database/columns.ts';

export const users = pgTable('users', {
  id: ulid('id').primaryKey(),
  username: text('username').notNull().unique(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  userType: text('user_type', { enum: ['GMF', 'DEALER'] }).notNull(),
  role: text('role').notNull(),
  status: text('status', { enum: ['AUTHORIZED', 'CONFIRMED', 'NEW_PASSWORD_REQUIRED'] }).notNull(),
  passwordHash: text('password_hash').notNull(),
  passwordExpiresOn: date('password_expires_on'),
  enabled: boolean('enabled').notNull().default(true),
  failedAttempts: integer('failed_attempts').notNull().default(0),
  blockedAt: instant('blocked_at'),
  defaultDealerId: ulid('default_dealer_id'),
  permissions: jsonb('permissions').$type<Viewer['permissions']>().notNull(),
  redirectUrl: text('redirect_url'),
  isDemo: boolean('is_demo').notNull().default(false),
});

export const userDealers = pgTable(
  'user_dealers',
  {
    userId: ulid('user_id')
      .notNull()
      .references(() => users.id),
    dealerId: ulid('dealer_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.dealerId] })],
);

/**
 * One row per sign-in. The refresh token is never stored: it is an HMAC over session and generation, so that the
 * successor of a token rotated a moment ago can be given again (two tabs, a lost answer), and only its hash is compared.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: ulid('id').primaryKey(),
    userId: ulid('user_id')
      .notNull()
      .references(() => users.id),
    generation: integer('generation').notNull(),
    refreshHash: text('refresh_hash').notNull(),
    rotatedAt: instant('rotated_at').notNull(),
    activeDealerId: ulid('active_dealer_id'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
    endReason: text('end_reason', { enum: ['logout', 'other-login', 'reuse', 'disabled', 'new-password'] }),
  },
  (table) => [index('sessions_user').on(table.userId, table.endedAt)],
);

/** Codes that let a person set a new password; only the hash is stored, a new code voids the earlier ones. */
export const passwordCodes = pgTable(
  'password_codes',
  {
    id: ulid('id').primaryKey(),
    userId: ulid('user_id')
      .notNull()
      .references(() => users.id),
    codeHash: text('code_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    usedAt: instant('used_at'),
  },
  (table) => [index('password_codes_user').on(table.userId, table.createdAt)],
);

/** Keys of the public calls; only the hash is stored. */
export const apiKeys = pgTable('api_keys', {
  id: ulid('id').primaryKey(),
  name: text('name').notNull(),
  keyHash: text('key_hash').notNull().unique(),
  isDemo: boolean('is_demo').notNull().default(false),
});
