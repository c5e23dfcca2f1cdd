import type { WriteContext } from '../../../kernel/context.ts';
import { endSessions, listOpenSessions, type UserRow } from '../identity.repository.ts';
import { openSession } from './open-session.ts';
import { dealerToActFor } from './session-view.ts';
import type { TokenService } from './tokens.ts';

/**
 * Logs in a user whose identity is proved, by any means. One session per user: call it with the account locked.
 *
 * @returns null while another session is open that must not be ended (USE025); else the new session and its tokens
 */
export async function enterAccount(
  user: UserRow,
  tokens: TokenService,
  { endOtherSession, returnRefreshToken }: { endOtherSession: boolean; returnRefreshToken: boolean },
  tx: WriteContext,
) {
  const open = await listOpenSessions(tx.db, user.id, tx.now);
  if (open.length > 0 && !endOtherSession) return null;
  await endSessions(
    tx.db,
    open.map((session) => session.id),
    'other-login',
    tx.now,
  );
  const activeDealerId = await dealerToActFor(tx.db, user, null);
  const { id, granted } = await openSession(user, tokens, { activeDealerId, returnRefreshToken }, tx);
  return { sessionId: id, granted };
}
