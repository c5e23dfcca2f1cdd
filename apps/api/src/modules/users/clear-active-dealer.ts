import { DomainError } from '@estrada/domain/errors/index';
import type { endpoints } from '@estrada/endpoints/index';
import { callerOf, type WriteContext } from '../../kernel/context.ts';
import type { UseCase } from '../../kernel/route.ts';
import { findSessionWithUser, issueTokens, type TokenService, updateSession } from '../identity/index.ts';

/**
 * Lets a DEALER account act for no dealer, until it chooses one again or signs in anew: it reaches no record meanwhile.
 *
 * @throws DomainError SEC004 for a GMF account, which acts for none anyway
 */
export function makeClearActiveDealer(tokens: TokenService): UseCase<typeof endpoints.clearActiveDealer, WriteContext> {
  return async (_input, context) => {
    const { viewer, sessionId } = callerOf(context);
    if (viewer.userType !== 'DEALER') throw new DomainError('SEC004');
    await updateSession(context.db, sessionId, { activeDealerId: null });
    context.audit({
      action: 'session.clear-dealer',
      entity: 'user',
      entityId: viewer.userId,
      before: { dealerId: viewer.activeDealerId },
      after: { dealerId: null },
    });
    const { user, session } = (await findSessionWithUser(context.db, sessionId))!;
    return issueTokens(context.db, tokens, user, session, context.now);
  };
}
