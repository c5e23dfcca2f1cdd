import type { endpoints } from '@estrada/endpoints/index';
import { callerOf, type WriteContext } from '../../../kernel/context.ts';
import type { UseCase } from '../../../kernel/route.ts';
import { endSessions, lockSession, updateSession } from '../identity.repository.ts';
import { endAfterLeaving } from './session-end.ts';

/**
 * Ends the session of the caller. With `leaving` a page of the portal was left: the session ends within seconds unless
 * the page comes back (a reload, another page of the portal) and renews it.
 */
export const logout: UseCase<typeof endpoints.logout, WriteContext> = async ({ query }, context) => {
  const { viewer, sessionId } = callerOf(context);
  if (query.leaving) {
    const session = (await lockSession(context.db, sessionId))!;
    // the word of the old page came after the new one had begun
    if (query.issuedAt !== undefined && query.issuedAt < Math.floor(session.rotatedAt.getTime() / 1000))
      return { ended: false };
    await updateSession(context.db, sessionId, { expiresAt: endAfterLeaving(session, context.now) });
    context.audit({ action: 'session.left', entity: 'user', entityId: viewer.userId, after: { sessionId } });
    return { ended: false };
  }
  await endSessions(context.db, [sessionId], 'logout', context.now);
  context.audit({ action: 'logout', entity: 'user', entityId: viewer.userId, after: { sessionId } });
  context.http.setRefreshCookie(null);
  return { ended: true };
};
