import type { ErrorCode } from '@estrada/domain/errors/index';
import type { WriteContext } from '../../kernel/context.ts';
import { type UserRow, updateUser } from './identity.repository.ts';

const attemptsBeforeBlock = 5;

/**
 * Counts one try of a password of an account that the caller has locked: the fifth wrong one in a row blocks it, a right
 * one begins the count anew.
 *
 * @returns the refusal, or null when the password may pass
 */
export async function countAttempt(
  user: UserRow,
  passwordMatches: boolean,
  tx: WriteContext,
): Promise<Extract<ErrorCode, 'USE002' | 'USE012' | 'USE023'> | null> {
  if (!user.enabled || user.blockedAt) return 'USE023';
  if (passwordMatches) {
    if (user.failedAttempts > 0) await updateUser(tx.db, user.id, { failedAttempts: 0 });
    return null;
  }
  const failedAttempts = user.failedAttempts + 1;
  const blocks = failedAttempts >= attemptsBeforeBlock;
  await updateUser(tx.db, user.id, { failedAttempts, ...(blocks ? { blockedAt: tx.now } : {}) });
  tx.audit({
    action: blocks ? 'login.block' : 'login.fail',
    entity: 'user',
    entityId: user.id,
    after: { failedAttempts },
  });
  return blocks ? 'USE012' : 'USE002';
}
