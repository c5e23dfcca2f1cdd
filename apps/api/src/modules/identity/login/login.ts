import { DomainError } from '@estrada/domain/errors/index';
import { isLikelyBot, isPasswordExpired, likelyBotAttempts } from '@estrada/domain/identity/index';
import type { endpoints } from '@estrada/endpoints/index';
import type { FlowContext, WriteContext } from '../../../kernel/context.ts';
import { countHit, limitRate } from '../../../kernel/http/rate-limit.ts';
import type { UseCase } from '../../../kernel/route.ts';
import type { BotScore } from '../../../partners/index.ts';
import { countAttempt } from '../count-attempt.ts';
import { findUser, lockUser, type UserRow } from '../identity.repository.ts';
import { verifyPassword } from '../passwords/passwords.ts';
import { enterAccount } from '../session/enter-account.ts';
import { describeUser } from '../session/session-view.ts';
import type { TokenService } from '../session/tokens.ts';
import { makeChallengeToken } from './challenge-token.ts';

/** The score that distinguishes bots from humans, and the threshold below which a caller counts as a bot. */
export type BotCheck = { botScore: BotScore; threshold: number };

/**
 * Second step of the sign-in. A failed attempt must be counted although the call is refused, so the counting commits in
 * a transaction of its own and the refusal is thrown after it. One session per person: while another is open the answer
 * is USE025, and `endOtherSession` ends it (its next call gets SEC003). A password that is temporary or has expired opens
 * no session: the answer is NEW_PASSWORD_REQUIRED with a token for `answerChallenge`.
 */
export function makeLogin(tokens: TokenService, botCheck: BotCheck): UseCase<typeof endpoints.login, FlowContext> {
  return async ({ body }, context) => {
    await limitRate(context.db, { name: 'login-user', hits: 20, windowSeconds }, body.username, context.now);
    await limitUsersOfAddress(body.username, context);
    await limitLikelyBots('login', botCheck, context);
    const found = await findUser(context.db, body.username);
    const passwordMatches = await verifyPassword(found?.passwordHash ?? null, body.password);
    if (!found) throw new DomainError('USE002');
    const outcome = await context.transaction(async (tx) => {
      const user = await lockUser(tx.db, found.id);
      // a new password may have been set while waiting for the lock: then the compared one is wrong, and counts as such
      const isOfToday = user.passwordHash === found.passwordHash;
      const refusal = await countAttempt(user, passwordMatches && isOfToday, tx);
      if (refusal) return { refusal };
      if (user.status === 'NEW_PASSWORD_REQUIRED' || isPasswordExpired(user.passwordExpiresOn, tx.today))
        return { answer: await challenge(user, tokens, tx) };
      const { endOtherSession, returnRefreshToken } = body;
      const entered = await enterAccount(user, tokens, { endOtherSession, returnRefreshToken }, tx);
      if (!entered) return { refusal: 'USE025' as const };
      const { sessionId, granted } = entered;
      tx.audit({ action: 'login.success', entity: 'user', entityId: user.id, after: { sessionId }, actor: user });
      return { answer: { status: user.status, type: user.userType, challengeToken: null, ...granted } };
    });
    if (outcome.refusal) throw new DomainError(outcome.refusal);
    return outcome.answer!;
  };
}

const windowSeconds = 300;

/**
 * The users that one address tries, each counted once: a whole dealer shares an address, and neither a colleague who mistypes
 * nor a script with one user locks the others out.
 */
async function limitUsersOfAddress(username: string, { db, http, now }: FlowContext): Promise<void> {
  const { clientAddress } = http;
  const times = await countHit(db, { name: 'login-pair', windowSeconds }, `${clientAddress} ${username}`, now);
  if (times === 1) await limitRate(db, { name: 'login-address', hits: 120, windowSeconds }, clientAddress, now);
}

/** A low score alone blocks no one, because it may be wrong: it allows fewer attempts (USE029 after them). */
export async function limitLikelyBots(
  action: Parameters<BotScore['assess']>[0]['action'],
  { botScore, threshold }: BotCheck,
  context: FlowContext,
): Promise<void> {
  const { clientAddress } = context.http;
  const score = await botScore.assess({ requestId: context.correlationId, action, clientAddress });
  if (isLikelyBot(score, threshold))
    await limitRate(context.db, { name: `${action}-likely-bot`, ...likelyBotAttempts }, clientAddress, context.now);
}

/** Right, but good for nothing but a new password. */
async function challenge(user: UserRow, tokens: TokenService, tx: WriteContext) {
  tx.audit({
    action: 'login.challenge',
    entity: 'user',
    entityId: user.id,
    after: { status: user.status },
    actor: user,
  });
  return {
    status: 'NEW_PASSWORD_REQUIRED' as const,
    type: user.userType,
    idToken: null,
    permissionToken: null,
    refreshToken: null,
    sessionEndsAt: null,
    user: await describeUser(tx.db, user, null, tx.today),
    challengeToken: makeChallengeToken(user, tokens, tx.now),
  };
}
