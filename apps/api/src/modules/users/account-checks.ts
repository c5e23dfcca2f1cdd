import { roleNames, roles } from '@estrada/domain/access/index';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '../../kernel/database/database.ts';
import { isAny } from '../../kernel/database/is-any.ts';
import { users } from '../identity/index.ts';

const sells = roleNames.filter((role) => roles[role].userType === 'DEALER');

/** For the list of missing installation steps: the provider's users besides provisioning, and dealers' users. */
export const accountChecks = {
  staff: (db: Db) =>
    isAny(db, users, and(eq(users.userType, 'GMF'), eq(users.enabled, true), ne(users.role, 'provisioning'))),
  sellers: (db: Db) =>
    isAny(db, users, and(eq(users.userType, 'DEALER'), inArray(users.role, sells), eq(users.enabled, true))),
};
