import { DomainError } from '@estrada/domain/errors/index';
import { changePasswordProblems } from '@estrada/domain/identity/index';
import type { BodyOf, endpoints } from '@estrada/endpoints/index';
import { type Caller, callerOf, type FlowContext, type WriteContext } from '../../../kernel/context.ts';
import { limitRate } from '../../../kernel/http/rate-limit.ts';
import type { UseCase } from '../../../kernel/route.ts';
import { countAttempt } from '../count-attempt.ts';
import { lockUser } from '../identity.repository.ts';
import { openSession } from '../session/open-session.ts';
import type { TokenService } from '../session/tokens.ts';
import { verifyPassword } from './passwords.ts';
import { refuseProblems } from './refuse-problems.ts';
import { storeNewPassword } from './store-new-password.ts';

const perUser = { name: 'change-password', hits: 20, windowSeconds: 300 };

/**
 * Changes the caller's own password. Every session of the user ends, this one included, and a new one begins: earlier
 * tokens are void. A wrong current password counts like one at the login, so that an open session does not allow
 * guessing.
 *
 * @throws DomainError DOM002, USE030 for the form · USE004 at `currentPassword`, USE012 with the fifth · USE014 at
 * `newPassword` · USE029
 */
export function makeChangePassword(tokens: TokenService): UseCase<typeof endpoints.changePassword, FlowContext> {
  return async ({ body }, context) => {
    const caller = callerOf(context);
    await limitRate(context.db, perUser, caller.viewer.username, context.now);
    refuseProblems(changePasswordProblems(body));
    // a refused attempt must count although the call fails: it commits, and the refusal is thrown afterwards
    const outcome = await context.transaction((tx) => replace(body, caller, tokens, tx));
    if (outcome instanceof DomainError) throw outcome;
    return outcome;
  };
}

async function replace(
  body: BodyOf<typeof endpoints.changePassword>,
  { viewer }: Caller,
  tokens: TokenService,
  tx: WriteContext,
) {
  const user = await lockUser(tx.db, viewer.userId);
  const refusal = await countAttempt(user, await verifyPassword(user.passwordHash, body.currentPassword), tx);
  if (refusal === 'USE002')
    return new DomainError('USE004', { fields: [{ path: 'currentPassword', key: 'password.current' }] });
  if (refusal) return new DomainError(refusal);
  const isStored = await storeNewPassword(user, body.newPassword, tx);
  if (!isStored) return new DomainError('USE014', { fields: [{ path: 'newPassword', key: 'password.sameAsLast' }] });
  const changed = await lockUser(tx.db, user.id);
  const choices = { activeDealerId: viewer.activeDealerId, returnRefreshToken: body.returnRefreshToken };
  const { granted } = await openSession(changed, tokens, choices, tx);
  return granted;
}
