import { DomainError } from '@estrada/domain/errors/index';
import type { endpoints } from '@estrada/endpoints/index';
import { callerOf, type WriteContext } from '../../../kernel/context.ts';
import type { UseCase } from '../../../kernel/route.ts';
import { findSessionWithUser, listDealersOf, updateSession } from '../identity.repository.ts';
import { issueTokens } from './session-view.ts';
import type { TokenService } from './tokens.ts';

/** Switches the dealer that a DEALER account acts for, among its own, and issues a new permission token. */
export function makeChooseActiveDealer(
  tokens: TokenService,
): UseCase<typeof endpoints.chooseActiveDealer, WriteContext> {
  return async ({ params }, context) => {
    const { viewer, sessionId } = callerOf(context);
    const dealers = await listDealersOf(context.db, viewer.userId);
    const isOwn = params.username === viewer.username && dealers.some((dealer) => dealer.id === params.dealerId);
    if (!isOwn || viewer.userType !== 'DEALER') throw new DomainError('SEC004');
    await updateSession(context.db, sessionId, { activeDealerId: params.dealerId });
    context.audit({
      action: 'session.choose-dealer',
      entity: 'user',
      entityId: viewer.userId,
      before: { dealerId: viewer.activeDealerId },
      after: { dealerId: params.dealerId },
    });
    const { user, session } = (await findSessionWithUser(context.db, sessionId))!;
    return issueTokens(context.db, tokens, user, session, context.now);
  };
}
