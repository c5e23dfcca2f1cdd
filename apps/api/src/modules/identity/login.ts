import { DomainError, type ErrorCode } from '@estrada/domain/errors/index';
import type { endpoints } from '@estrada/endpoints/index';
import type { FlowContext, WriteContext } from '../../kernel/context.ts';
import { limitRate } from '../../kernel/http/rate-limit.ts';
import { makeId } from '../../kernel/ids.ts';
import type { UseCase } from '../../kernel/route.ts';
import {
  endSessions,
  findUser,
  insertSession,
  listDealersOf,
  listOpenSessions,
  lockUser,
  type UserRow,
  updateUser,
} from './identity.repository.ts';
import { verifyPassword } from './passwords.ts';
import { describeUser, issueTokens } from './session-view.ts';
import { hashToken, type TokenService } from './tokens.ts';

const attemptsBeforeBlock = 5;
const sessionHours = 12;

/**
 * Second step of the sign-in. A failed attempt must be counted although the call is refused, so the counting commits in
 * a transaction of its own and the refusal is thrown after it. One session per person: while another is open the answer
 * is USE025, and `endOtherSession` ends it (its next call gets SEC003).
 */
export function makeLogin(tokens: TokenService): UseCase<typeof endpoints.login, FlowContext> {
  return async ({ body }, context) => {
    await limitRate(
      context.db,
      { name: 'login-address', hits: 120, windowSeconds: 300 },
      context.http.clientAddress,
      context.now,
    );
    await limitRate(context.db, { name: 'login-user', hits: 20, windowSeconds: 300 }, body.username, context.now);
    const found = await findUser(context.db, body.username);
    const passwordMatches = await verifyPassword(found?.passwordHash ?? null, body.password);
    if (!found) throw new DomainError('USE002');
    const outcome = await context.transaction(async (tx) => {
      const user = await lockUser(tx.db, found.id);
      const refusal = await countAttempt(user, passwordMatches, tx);
      if (refusal) return { refusal };
      if (user.status === 'NEW_PASSWORD_REQUIRED')
        return {
          answer: {
            status: user.status,
            type: user.userType,
            idToken: null,
            permissionToken: null,
            refreshToken: null,
            user: await describeUser(tx.db, user, null),
          },
        };
      const open = (await listOpenSessions(tx.db, user.id)).filter((session) => session.expiresAt > tx.now);
      if (open.length > 0 && !body.endOtherSession) return { refusal: 'USE025' as const };
      await endSessions(
        tx.db,
        open.map((session) => session.id),
        'other-login',
        tx.now,
      );
      return { answer: await openSession(user, tokens, body.returnRefreshToken, tx) };
    });
    if (outcome.refusal) throw new DomainError(outcome.refusal);
    return outcome.answer!;
  };
}

async function countAttempt(user: UserRow, passwordMatches: boolean, tx: WriteContext): Promise<ErrorCode | null> {
  if (!user.enabled || user.blockedAt) return 'USE023';
  if (passwordMatches) {
    if (user.failedAttempts > 0) await updateUser(tx.db, user.id, { failedAttempts: 0 });
    return null;
  }
  const failedAttempts = user.failedAttempts + 1;
  const blocks = failedAttempts >= attemptsBeforeBlock;
  await updateUser(tx.db, user.id, { failedAttempts, ...(blocks ? { blockedAt: tx.now } : {}) });
  tx.audit({
    action: blocks ? 'login.block' : 'login.fail',
    entity: 'user',
    entityId: user.id,
    after: { failedAttempts },
  });
  return blocks ? 'USE012' : 'USE002';
}

async function openSession(user: UserRow, tokens: TokenService, returnRefreshToken: boolean, tx: WriteContext) {
  const id = makeId(tx.now);
  const refreshToken = tokens.refreshToken(id, 1);
  const dealers = await listDealersOf(tx.db, user.id);
  const activeDealerId = user.defaultDealerId ?? dealers[0]?.id ?? null;
  await insertSession(tx.db, {
    id,
    userId: user.id,
    generation: 1,
    refreshHash: hashToken(refreshToken),
    rotatedAt: tx.now,
    activeDealerId,
    createdAt: tx.now,
    expiresAt: new Date(tx.now.getTime() + sessionHours * 3_600_000),
  });
  tx.audit({ action: 'login.success', entity: 'user', entityId: user.id, after: { sessionId: id } });
  // a client that takes the token in the body keeps it itself; a browser gets the cookie
  if (!returnRefreshToken) tx.http.setRefreshCookie(refreshToken);
  return {
    status: user.status,
    type: user.userType,
    refreshToken: returnRefreshToken ? refreshToken : null,
    ...(await issueTokens(tx.db, tokens, user, { id, activeDealerId }, tx.now)),
  };
}
