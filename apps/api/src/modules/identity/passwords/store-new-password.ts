import { addDays } from '@estrada/domain/calendar/index';
import { passwordDaysValid } from '@estrada/domain/identity/index';
import { eq } from 'drizzle-orm';
import type { WriteContext } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/database/database.ts';
import { endSessions, listOpenSessions, type UserRow, updateUser } from '../identity.repository.ts';
import { passwordCodes } from '../identity.tables.ts';
import { hashPassword, isLastPassword } from './passwords.ts';

/**
 * Sets the next password of an account that the caller has locked: confirmed, no failed attempts, valid for ninety
 * days, and every open session and code is ended. The policy has been checked before.
 *
 * @returns false, without a change, when it is the account's current password
 */
export async function storeNewPassword(user: UserRow, newPassword: string, tx: WriteContext): Promise<boolean> {
  if (await isLastPassword(user.passwordHash, newPassword)) return false;
  const sessions = await listOpenSessions(tx.db, user.id, tx.now);
  await updateUser(tx.db, user.id, {
    passwordHash: await hashPassword(newPassword),
    passwordExpiresOn: addDays(tx.today, passwordDaysValid),
    status: 'CONFIRMED',
    failedAttempts: 0,
  });
  await endSessions(
    tx.db,
    sessions.map((session) => session.id),
    'new-password',
    tx.now,
  );
  // the code used, and any requested before the password was changed in another way
  await useUpCodes(tx.db, user.id, tx.now);
  tx.audit({
    action: 'password.reset',
    entity: 'user',
    entityId: user.id,
    before: { status: user.status },
    after: { status: 'CONFIRMED', sessionsEnded: sessions.length },
    // every path here has proved the account: by its password, a code from its e-mail, or both
    actor: user,
  });
  return true;
}

/** The code of a person, if there is one, opens nothing from now on. */
const useUpCodes = (db: Db, userId: string, now: Date) =>
  db.update(passwordCodes).set({ usedAt: now }).where(eq(passwordCodes.userId, userId));
