import { checkPasswordTry, type PasswordTry } from '@estrada/domain/identity/index';
import type { WriteContext } from '../../kernel/context.ts';
import { type UserRow, updateUser } from './identity.repository.ts';

/**
 * Counts one password attempt for an account that the caller has locked.
 *
 * @returns the refusal, or null when the attempt is allowed
 */
export async function countAttempt(
  user: UserRow,
  passwordMatches: boolean,
  tx: WriteContext,
): Promise<PasswordTry['refusal']> {
  const before = { enabled: user.enabled, isBlocked: user.blockedAt !== null, failedAttempts: user.failedAttempts };
  const { refusal, failedAttempts, blocks } = checkPasswordTry(before, passwordMatches);
  if (failedAttempts === before.failedAttempts) return refusal;
  await updateUser(tx.db, user.id, { failedAttempts, ...(blocks ? { blockedAt: tx.now } : {}) });
  if (refusal)
    tx.audit({
      action: blocks ? 'login.block' : 'login.fail',
      entity: 'user',
      entityId: user.id,
      after: { failedAttempts },
    });
  return refusal;
}
