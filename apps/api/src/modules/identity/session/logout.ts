import type { endpoints } from '@estrada/endpoints/index';
import { callerOf, type WriteContext } from '../../../kernel/context.ts';
import type { UseCase } from '../../../kernel/route.ts';
import { endSessions, lockSession, updateSession } from '../identity.repository.ts';
import { endAfterLeaving } from './session-end.ts';

/**
 * Ends the session of the caller. `leaving` reports a closed page of the portal: the session ends within seconds unless
 * the page returns (a reload, another page of the portal) and renews it.
 */
export const logout: UseCase<typeof endpoints.logout, WriteContext> = async ({ query }, context) => {
  const { viewer, sessionId } = callerOf(context);
  if (query.leaving) {
    const session = (await lockSession(context.db, sessionId))!;
    // the old page's call arrived after the new session had begun
    if (query.issuedAt !== undefined && query.issuedAt < Math.floor(session.rotatedAt.getTime() / 1000))
      return { ended: false };
    // a reload looks the same: the trail says that the user left once no page has returned (identity.schedule.ts)
    const expiresAt = endAfterLeaving(session, context.now);
    await updateSession(context.db, sessionId, { expiresAt, leftAt: context.now });
    return { ended: false };
  }
  await endSessions(context.db, [sessionId], 'logout', context.now);
  context.audit({ action: 'logout', entity: 'user', entityId: viewer.userId, after: { sessionId } });
  context.http.setRefreshCookie(null);
  return { ended: true };
};
