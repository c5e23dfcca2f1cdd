import type { ErrorCode } from '../errors/index.ts';

/** The wrong password with this number, in a row, blocks the account (docs/specification/identity.md#limits). */
export const passwordTriesBeforeBlock = 5;

/** What a try of a password looks at: `failedAttempts` wrong ones in a row before it. */
export type PasswordState = { enabled: boolean; isBlocked: boolean; failedAttempts: number };

/** How a try ends: the refusal to answer with (none: the password may pass), and the wrong ones in a row from now on. */
export type PasswordTry = {
  refusal: Extract<ErrorCode, 'USE002' | 'USE012' | 'USE023'> | null;
  failedAttempts: number;
  blocks: boolean;
};

/**
 * Decides one try of a password: the fifth wrong one in a row blocks the account, a right one begins the count anew.
 * A disabled or blocked account is refused whatever was typed, and counts nothing. How it stands is told to who knows the
 * password only: a stranger would learn from it which accounts there are. (Whoever guessed on after the block gains nothing by
 * the answer: unblocking leaves no password that opens.)
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
