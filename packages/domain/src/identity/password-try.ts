import type { ErrorCode } from '../errors/index.ts';

/** The wrong password with this number, in a row, blocks the account (docs/specification/identity.md#limits). */
export const passwordTriesBeforeBlock = 5;

/** The state before a password attempt: `failedAttempts` consecutive wrong ones. */
export type PasswordState = { enabled: boolean; isBlocked: boolean; failedAttempts: number };

/**
 * The result of an attempt: the refusal (none: the password is accepted), and the new number of consecutive wrong ones.
 */
export type PasswordTry = {
  refusal: Extract<ErrorCode, 'USE002' | 'USE012' | 'USE023'> | null;
  failedAttempts: number;
  blocks: boolean;
};

/**
 * Decides one attempt of a password: the fifth consecutive wrong one blocks the account, a right one resets the count.
 * A disabled or blocked account is refused in any case, and counts nothing. Its state is only revealed to a caller who
 * knows the password: otherwise accounts could be probed. (Guessing after the block gains nothing: unblocking
 * invalidates the password.)
 */
export function checkPasswordTry(state: PasswordState, matches: boolean): PasswordTry {
  const { failedAttempts } = state;
  if (!state.enabled || state.isBlocked)
    return { refusal: matches ? 'USE023' : 'USE002', failedAttempts, blocks: false };
  if (matches) return { refusal: null, failedAttempts: 0, blocks: false };
  const counted = failedAttempts + 1;
  const blocks = counted >= passwordTriesBeforeBlock;
  return { refusal: blocks ? 'USE012' : 'USE002', failedAttempts: counted, blocks };
}
