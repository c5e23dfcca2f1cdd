import { DomainError } from '@estrada/domain/errors/index';
import { newPasswordProblems } from '@estrada/domain/identity/index';
import type { BodyOf, endpoints } from '@estrada/endpoints/index';
import type { FlowContext, WriteContext } from '../../../kernel/context.ts';
import { limitRate } from '../../../kernel/http/rate-limit.ts';
import type { UseCase } from '../../../kernel/route.ts';
import { findUser, lockUser } from '../identity.repository.ts';
import { refuseProblems } from '../passwords/refuse-problems.ts';
import { storeNewPassword } from '../passwords/store-new-password.ts';
import type { TokenService } from '../session/tokens.ts';
import { opensChallenge } from './challenge-token.ts';

const perAddress = { name: 'challenge-address', hits: 120, windowSeconds: 300 };
const perUser = { name: 'challenge-user', hits: 20, windowSeconds: 300 };

/**
 * Sets the first password (or the next one after it expired), for a user who has just proved the old one at the login.
 * Opens no session: the user logs in with the new one.
 *
 * @throws DomainError DOM002, USE030 for the form · USE004 when the token does not open (expired, used, another
 * account's) · USE014 at `newPassword` · USE029
 */
export function makeAnswerChallenge(tokens: TokenService): UseCase<typeof endpoints.answerChallenge, FlowContext> {
  return async ({ body }, context) => {
    await limitRate(context.db, perAddress, context.http.clientAddress, context.now);
    await limitRate(context.db, perUser, body.username, context.now);
    refuseProblems(newPasswordProblems(body));
    const refusal = await context.transaction((tx) => replacePassword(body, tokens, tx));
    if (refusal) throw refusal;
    return { changed: true };
  };
}

async function replacePassword(
  body: BodyOf<typeof endpoints.answerChallenge>,
  tokens: TokenService,
  tx: WriteContext,
): Promise<DomainError | null> {
  const found = await findUser(tx.db, body.username);
  const user = found && (await lockUser(tx.db, found.id));
  const opens = user?.enabled && !user.blockedAt && opensChallenge(body.challengeToken, user, tokens, tx.now);
  if (!user || !opens) {
    tx.audit({ action: 'password.wrong-challenge', entity: 'user', entityId: user?.id ?? 'unknown' });
    return new DomainError('USE004');
  }
  const isStored = await storeNewPassword(user, body.newPassword, tx);
  return isStored ? null : new DomainError('USE014', { fields: [{ path: 'newPassword', key: 'password.sameAsLast' }] });
}
