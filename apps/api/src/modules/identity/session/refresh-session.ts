import { DomainError } from '@estrada/domain/errors/index';
import type { endpoints } from '@estrada/endpoints/index';
import type { FlowContext, WriteContext } from '../../../kernel/context.ts';
import type { UseCase } from '../../../kernel/route.ts';
import { endSessions, findSessionWithUser, lockSession, updateSession } from '../identity.repository.ts';
import { sessionEnd } from './session-end.ts';
import { dealerToActFor, issueTokens } from './session-view.ts';
import { hashToken, type TokenService } from './tokens.ts';

/** A token rotated this recently returns the same successor again: two tabs, or a lost response. */
const graceMs = 10_000;

/**
 * Renews a session. Every use rotates the refresh token; a token of the previous generation is accepted for ten seconds
 * with the same successor, any older use ends the session.
 *
 * @throws DomainError SEC002 (ended, expired, unknown, re-used or another user's token) · SEC003 (a newer login) ·
 * USE023 (blocked)
 */
export function makeRefreshSession(tokens: TokenService): UseCase<typeof endpoints.refreshSession, FlowContext> {
  return async ({ body }, context) => {
    const token = body.refreshToken ?? context.http.refreshCookie;
    const claims = token ? tokens.readRefreshToken(token) : null;
    if (!token || !claims) throw new DomainError('SEC002');
    const outcome = await context.transaction((tx) => rotate({ token, claims, username: body.username }, tokens, tx));
    // the cookie stays: another page of this browser may have received a new one during this call
    if (outcome.refusal) throw new DomainError(outcome.refusal);
    if (!body.refreshToken) context.http.setRefreshCookie(outcome.refreshToken);
    return { ...outcome.answer, refreshToken: body.refreshToken ? outcome.refreshToken : null };
  };
}

async function rotate(
  renewal: { token: string; claims: { sessionId: string; generation: number }; username: string | undefined },
  tokens: TokenService,
  tx: WriteContext,
) {
  const { token, claims, username } = renewal;
  const session = await lockSession(tx.db, claims.sessionId);
  if (!session || session.expiresAt <= tx.now) return { refusal: 'SEC002' as const };
  if (session.endedAt)
    return { refusal: session.endReason === 'other-login' ? ('SEC003' as const) : ('SEC002' as const) };
  const { user } = (await findSessionWithUser(tx.db, session.id))!;
  if (username && username !== user.username) return { refusal: 'SEC002' as const };
  if (!user.enabled || user.blockedAt) return { refusal: 'USE023' as const };
  const isCurrent = session.refreshHash === hashToken(token);
  const isJustRotated =
    claims.generation === session.generation - 1 && tx.now.getTime() - session.rotatedAt.getTime() < graceMs;
  if (!isCurrent && !isJustRotated) {
    await endSessions(tx.db, [session.id], 'reuse', tx.now);
    tx.audit({ action: 'session.reuse', entity: 'user', entityId: user.id, after: { sessionId: session.id } });
    return { refusal: 'SEC002' as const };
  }
  const generation = isCurrent ? session.generation + 1 : session.generation;
  const refreshToken = tokens.refreshToken(session.id, generation);
  // a closed page that has returned in time: the session has its full length again
  const expiresAt = sessionEnd(session.createdAt);
  // the dealer may have been disabled, or the user removed from it, during the session; then none is active
  const activeDealerId = session.activeDealerId && (await dealerToActFor(tx.db, user, session.activeDealerId));
  const rotation = isCurrent ? { generation, refreshHash: hashToken(refreshToken), rotatedAt: tx.now } : {};
  const { clientAddress } = tx.http;
  const seen = { deviceHash: tx.http.deviceHash(), clientAddress };
  await updateSession(tx.db, session.id, { ...rotation, ...seen, expiresAt, leftAt: null, activeDealerId });
  const renewed = { id: session.id, activeDealerId, createdAt: session.createdAt };
  return { refusal: null, refreshToken, answer: await issueTokens(tx.db, tokens, user, renewed, tx.now) };
}
