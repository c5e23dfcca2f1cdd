import type { WriteContext } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/database/database.ts';
import { makeId } from '../../../kernel/ids.ts';
import type { UserRow } from '../identity.repository.ts';
import { sessions } from '../identity.tables.ts';
import { sessionEnd } from './session-end.ts';
import { issueTokens } from './session-view.ts';
import { hashToken, type TokenService } from './tokens.ts';

/** Begins a session: its row, its three tokens, and the cookie unless the client stores the refresh token itself. */
export async function openSession(
  user: UserRow,
  tokens: TokenService,
  choices: { activeDealerId: string | null; returnRefreshToken: boolean },
  tx: WriteContext,
) {
  const id = makeId(tx.now);
  const refreshToken = tokens.refreshToken(id, 1);
  const { activeDealerId, returnRefreshToken } = choices;
  await insertSession(tx.db, {
    id,
    userId: user.id,
    generation: 1,
    refreshHash: hashToken(refreshToken),
    rotatedAt: tx.now,
    activeDealerId,
    createdAt: tx.now,
    expiresAt: sessionEnd(tx.now),
    deviceHash: tx.http.deviceHash(),
    clientAddress: tx.http.clientAddress,
  });
  // a client that requests the token in the body stores it itself; a browser gets the cookie
  if (!returnRefreshToken) tx.http.setRefreshCookie(refreshToken);
  return {
    id,
    granted: {
      refreshToken: returnRefreshToken ? refreshToken : null,
      ...(await issueTokens(tx.db, tokens, user, { id, activeDealerId, createdAt: tx.now }, tx.now)),
    },
  };
}

const insertSession = (db: Db, row: typeof sessions.$inferInsert) => db.insert(sessions).values(row);
