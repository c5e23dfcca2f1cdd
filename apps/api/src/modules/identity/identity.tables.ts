import type { Role, UserPermission } from '@estrada/domain/access/index';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant, ulid } from '../../kernel/database/columns.ts';
import { plainName } from '../../kernel/database/plain-name.ts';

export const users = pgTable(
  'users',
  {
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
    permissions: jsonb('permissions').$type<Record<UserPermission, boolean>>().notNull(),
    /** CPF or CNPJ of a customer, without mask; null on every other account */
    document: text('document'),
    redirectUrl: text('redirect_url'),
    /** null until the user chooses one: until then the browser's language */
    language: text('language', { enum: ['pt-BR', 'en'] }),
    /** of a user who attends clients; all four are null, or none */
    certificationNumber: text('certification_number'),
    certificationIssuer: text('certification_issuer'),
    certificationStart: date('certification_start'),
    certificationEnd: date('certification_end'),
    /** when it was registered or last changed */
    certificationSavedAt: instant('certification_saved_at'),
    /** days before that end of the last warning about it */
    certificationWarnedDays: smallint('certification_warned_days'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    /** increases with every change; a write names the version it is based on */
    version: integer('version').notNull().default(1),
    isDemo: boolean('is_demo').notNull().default(false),
  },
  (table) => [
    // of customers only: the document determines which proposals a customer sees
    uniqueIndex('users_document_unique').on(table.document).where(sql`document is not null`),
    index('users_by_type').on(table.userType, table.username),
    index('users_by_role').on(table.userType, table.role, table.username),
    // the extraction reads by the instant of the last change
    index('users_recent').on(table.updatedAt, table.id),
    // the extraction reads by the instant
    index('users_certification_saved').on(table.certificationSavedAt, table.id),
    index('users_certification_end').on(table.certificationEnd, table.id),
    index('users_username_search').using('gin', sql`${plainName(table.username)} gin_trgm_ops`),
    index('users_name_search').using('gin', sql`${plainName(table.name)} gin_trgm_ops`),
  ],
);

export const userDealers = pgTable(
  'user_dealers',
  {
    userId: ulid('user_id')
      .notNull()
      .references(() => users.id),
    dealerId: ulid('dealer_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.dealerId] }), index('user_dealers_dealer').on(table.dealerId)],
);

/**
 * The rights of a profile's users, by its role: derived from its parameters and written with them, because every call
 * reads it. A profile without a row has none.
 */
export const profileRights = pgTable('profile_rights', {
  role: text('role').$type<Role>().primaryKey(),
  createPropose: boolean('create_propose').notNull(),
  viewPaymentReport: boolean('view_payment_report').notNull(),
});

/** Rows of the TCC managers' table (/UploadTCCManagers); `tables_in_force` names the one in force. */
export const tccManagers = pgTable(
  'tcc_managers',
  {
    tableId: ulid('table_id').notNull(),
    gmfCode: text('gmf_code').notNull(),
    username: text('username').notNull(),
    enabled: boolean('enabled').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tableId, table.gmfCode, table.username] })],
);

/** Rows of the table of certifications (/users/uploadCertifications), which changes the users that it names. */
export const uploadedCertifications = pgTable(
  'uploaded_certifications',
  {
    tableId: ulid('table_id').notNull(),
    username: text('username').notNull(),
    certificationNumber: text('certification_number').notNull(),
    certificationIssuer: text('certification_issuer').notNull(),
    certificationStart: date('certification_start').notNull(),
    certificationEnd: date('certification_end').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tableId, table.username] })],
);

/**
 * One row per sign-in, until a week after it expired. The refresh token is never stored: it is an HMAC over session and generation, so that the
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
    /** its page was closed then, and none has returned so far; null once the trail says so */
    leftAt: instant('left_at'),
    endedAt: instant('ended_at'),
    endReason: text('end_reason', { enum: ['logout', 'other-login', 'reuse', 'disabled', 'new-password'] }),
    /** the browser and the IP address that last renewed it */
    deviceHash: text('device_hash'),
    clientAddress: text('client_address'),
  },
  (table) => [
    index('sessions_user').on(table.userId, table.endedAt),
    index('sessions_left').on(table.expiresAt).where(sql`left_at is not null`),
  ],
);

/** Codes with which a user sets a new password; only the hash is stored, a new code voids the earlier ones. */
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

/** The e-mails that accounts were sent (/users/emails): what, to whom, and whether it left. Never what stood in it. */
export const sentMails = pgTable(
  'sent_mails',
  {
    id: ulid('id').primaryKey(),
    userId: ulid('user_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind', { enum: ['verification-code', 'address-changed', 'certification-expiring'] }).notNull(),
    address: text('address').notNull(),
    status: text('status', { enum: ['QUEUED', 'SENT', 'FAILED'] }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    finishedAt: instant('finished_at'),
    failure: text('failure'),
  },
  (table) => [
    index('sent_mails_user').on(table.userId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('sent_mails_recent').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
);
