import type { UserType } from '@estrada/domain/access/index';
import { type CertificationState, certificationWarningDays, certifiedRoles } from '@estrada/domain/identity/index';
import type { PageRequest } from '@estrada/domain/lists/index';
import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database/database.ts';
import type { PageOrder } from '../../kernel/database/page-by-key.ts';
import { pageOfTable } from '../../kernel/database/page-of-table.ts';
import { nameContains } from '../../kernel/database/plain-name.ts';
import { type UniqueConflict, writeUnique } from '../../kernel/database/unique-violation.ts';
import { type UserRow, users } from '../identity/index.ts';
import { inReach, type Reach } from './reach.ts';

export interface UserFilter extends PageRequest {
  username?: string | undefined;
  name?: string | undefined;
  groupName?: string | undefined;
  status?: 'enabled' | 'disabled' | 'blocked' | 'NEW_PASSWORD_REQUIRED' | undefined;
  certification?: 'expiring' | 'expired' | 'missing' | undefined;
  today: string;
  /** GMF or BAC code */
  dealer?: string | undefined;
}

/** By username; the index of each type has this order. */
export const byUsername: PageOrder = {
  name: 'username',
  by: users.username,
  type: 'text',
  direction: 'asc',
  id: users.id,
};

/** Users of a type within reach, page by page, by username. */
export async function listUserRows(db: Db, reach: Reach, userType: UserType, filter: UserFilter) {
  const near = inReach(reach, filter.dealer ? { code: filter.dealer } : undefined);
  const where = [near, eq(users.userType, userType), ...conditions(filter)];
  return pageOfTable(db, { table: users, where, order: byUsername }, filter);
}

function conditions({ username, name, groupName, status, certification, today }: UserFilter): (SQL | undefined)[] {
  return [
    username ? nameContains(users.username, username) : undefined,
    name ? nameContains(users.name, name) : undefined,
    groupName ? eq(users.role, groupName) : undefined,
    byStatus(status),
    certification ? inCertificationState(certification, today) : undefined,
  ];
}

function byStatus(status: UserFilter['status']): SQL | undefined {
  switch (status) {
    case 'enabled':
      return and(eq(users.enabled, true), isNull(users.blockedAt));
    case 'disabled':
      return eq(users.enabled, false);
    case 'blocked':
      return and(eq(users.enabled, true), isNotNull(users.blockedAt));
    case 'NEW_PASSWORD_REQUIRED':
      return eq(users.status, status);
    default:
      return undefined;
  }
}

/**
 * A user within reach, otherwise null: one out of reach and a missing one look the same. `lock` locks it for this
 * write.
 */
export async function findUserInReach(
  db: Db,
  reach: Reach,
  which: { type: UserType; username: string } | { id: string },
  options: { lock?: true } = {},
): Promise<UserRow | null> {
  const near = inReach(reach);
  if (near === null) return null;
  const named =
    'id' in which ? eq(users.id, which.id) : and(eq(users.userType, which.type), eq(users.username, which.username));
  const query = db.select().from(users).where(and(named, near));
  const [found] = await (options.lock ? query.for('update') : query);
  return found ?? null;
}

const usernameConflict: UniqueConflict = {
  index: 'users_username_unique',
  code: 'USE016',
  field: 'username',
  key: 'username.taken',
};

export const documentConflict: UniqueConflict = {
  index: 'users_document_unique',
  code: 'DOM002',
  field: 'document',
  key: 'document.taken',
};

/**
 * @throws DomainError USE016 when the username is taken, DOM002 at the document of another customer, also concurrently
 */
export async function insertUser(db: Db, row: typeof users.$inferInsert): Promise<UserRow> {
  const [saved] = await writeUnique(db.insert(users).values(row).returning(), usernameConflict, documentConflict);
  return saved!;
}

/** The columns of a user without a certification. */
export const noCertification = {
  certificationNumber: null,
  certificationIssuer: null,
  certificationStart: null,
  certificationEnd: null,
};

/** A condition on `users`: who attends clients, and is certified for that. */
export const isCertifiable = inArray(users.role, [...certifiedRoles]);
/** A day some days after another one, as SQL. */
export const daysAfter = (today: string, days: number) => sql`${today}::date + ${days}::integer`;

/** Users who attend clients, by how their certification stands, as a condition on `users`. */
function inCertificationState(
  state: Extract<CertificationState, 'expiring' | 'expired' | 'missing'>,
  today: string,
): SQL | undefined {
  const { certificationEnd: end } = users;
  switch (state) {
    case 'missing':
      return and(isCertifiable, isNull(end));
    case 'expired':
      return and(isCertifiable, sql`${end} < ${today}`);
    case 'expiring':
      return and(
        isCertifiable,
        sql`${users.certificationStart} <= ${today}`,
        sql`${end} between ${today} and ${daysAfter(today, certificationWarningDays[0])}`,
      );
  }
}
