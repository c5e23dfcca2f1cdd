import { normaliseUser, noUser, type UserForm } from '@estrada/domain/identity/index';
import { asc, eq, sql } from 'drizzle-orm';
import type { FlowContext, WriteContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { makeId } from '../../kernel/ids.ts';
import { settings } from '../../kernel/kernel.tables.ts';
import { issueCode, noPassword, sendCode, type TokenService, type UserRow, users } from '../identity/index.ts';
import { auditValues } from './user-values.ts';
import { insertUser } from './users.repository.ts';

/** The state of an installation: without accounts, the first account without its password, or in use. */
export type Installation = { state: 'empty' } | { state: 'waiting'; user: UserRow } | { state: 'in use' };

/** Whether anybody has an account. The accounts of the demonstration count: an installation does not begin among them. */
export async function readInstallation(db: Db): Promise<Installation> {
  const [first, second] = await db.select().from(users).orderBy(asc(users.id)).limit(2);
  if (!first) return { state: 'empty' };
  const waits = !second && first.role === firstRole && first.status === 'NEW_PASSWORD_REQUIRED';
  return waits ? { state: 'waiting', user: first } : { state: 'in use' };
}

/** Whether the database is a real installation: it has accounts, and never had the demo data. */
export async function isOwnInstallation(db: Db): Promise<boolean> {
  const { state } = await readInstallation(db);
  if (state === 'empty') return false;
  const [mark] = await db.select({ name: settings.name }).from(settings).where(eq(settings.name, 'demo'));
  return mark === undefined;
}

const firstRole = 'provisioning';

/** The first account registers all others, so it is one of provisioning. */
export const firstAccountForm = (given: Pick<UserForm, 'username' | 'name' | 'email'>): UserForm => ({
  ...noUser,
  ...given,
  groupName: firstRole,
});

/** The first login: by a code in the mail, or by the one returned here and stored nowhere. */
export type FirstAccess = { username: string; email: string; code: string | null; expiresAt: Date | null };

/**
 * Creates the account that registers all others, without a password: a code sets the first one. Until then, a
 * repetition creates a new code for the existing account.
 *
 * @param form of a new account, checked by `userProblems`; not used while one waits
 * @param isMailed whether a mail server sends the code; else it is returned
 * @returns null when accounts are in use already
 */
export function openFirstAccount(
  form: UserForm,
  isMailed: boolean,
  tokens: TokenService,
  context: FlowContext,
): Promise<FirstAccess | null> {
  return context.transaction(async (tx) => {
    // of two concurrent setups the second one finds the account of the first
    await tx.db.execute(sql`lock table users in share row exclusive mode`);
    const found = await readInstallation(tx.db);
    if (found.state === 'in use') return null;
    const user = found.state === 'waiting' ? found.user : await registerFirst(form, tx);
    const { username, email } = user;
    if (isMailed) {
      await sendCode(user, tx.language, tokens, tx);
      return { username, email, code: null, expiresAt: null };
    }
    const { code, expiresAt } = await issueCode(user.id, tokens, tx);
    return { username, email, code, expiresAt };
  });
}

/** No user can grant it: access to the server's terminal is sufficient. */
async function registerFirst(form: UserForm, tx: WriteContext): Promise<UserRow> {
  const { username, name, email, permissions } = normaliseUser(form);
  const values = {
    role: firstRole,
    name,
    email,
    document: null,
    redirectUrl: null,
    defaultDealerId: null,
    permissions,
  } as const;
  const user = await insertUser(tx.db, {
    ...values,
    id: makeId(tx.now),
    username,
    userType: 'GMF',
    status: 'NEW_PASSWORD_REQUIRED',
    passwordHash: noPassword,
    createdAt: tx.now,
    updatedAt: tx.now,
  });
  tx.audit({ action: 'user.register', entity: 'user', entityId: user.id, after: auditValues(values, [], []) });
  return user;
}
