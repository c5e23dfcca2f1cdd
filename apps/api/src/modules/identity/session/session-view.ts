import { businessDay, type CalendarDate } from '@estrada/domain/calendar/index';
import type { SessionUser } from '@estrada/endpoints/index';
import type { Db } from '../../../kernel/database/database.ts';
import { listDealersOf, readPermissions, type SessionRow, type UserRow } from '../identity.repository.ts';
import { sessionEnd } from './session-end.ts';
import type { TokenService } from './tokens.ts';

/** The logged-in user in the response of login and refresh. */
export async function describeUser(
  db: Db,
  user: UserRow,
  activeDealerId: string | null,
  today: CalendarDate,
): Promise<SessionUser> {
  const dealers = await listDealersOf(db, user.id);
  const main = dealers.find(({ id }) => id === user.defaultDealerId);
  return {
    username: user.username,
    name: user.name,
    email: user.email,
    userType: user.userType,
    status: user.status,
    groups: [{ groupName: user.role }],
    dealers,
    gmfCode: main?.gmfCode ?? null,
    dealerDefault: main ? { id: main.id } : null,
    activeDealerId,
    permissions: await readPermissions(db, user, today),
    passwordExpireDate: user.passwordExpiresOn,
    language: user.language,
  };
}

/**
 * The dealer that a user acts for: the one chosen in the session, else the default one, else any of theirs; always an
 * enabled one that is still theirs.
 */
export async function dealerToActFor(
  db: Db,
  user: Pick<UserRow, 'id' | 'defaultDealerId'>,
  chosenId: string | null,
): Promise<string | null> {
  const ids = (await listDealersOf(db, user.id)).map(({ id }) => id);
  return [chosenId, user.defaultDealerId].find((id) => id !== null && ids.includes(id)) ?? ids[0] ?? null;
}

/** Both short-lived tokens of a session, its latest end, and its user. */
export async function issueTokens(
  db: Db,
  tokens: TokenService,
  user: UserRow,
  session: Pick<SessionRow, 'id' | 'activeDealerId' | 'createdAt'>,
  now: Date,
) {
  const claims = { userId: user.id, sessionId: session.id };
  const described = await describeUser(db, user, session.activeDealerId, businessDay(now.toISOString()));
  const { permissions } = described;
  const [idToken, permissionToken] = await Promise.all([
    tokens.signIdToken({ ...claims, username: user.username, userType: user.userType }, now),
    tokens.signPermissionToken(
      { ...claims, role: user.role, activeDealerId: session.activeDealerId, permissions },
      now,
    ),
  ]);
  return { idToken, permissionToken, sessionEndsAt: sessionEnd(session.createdAt).toISOString(), user: described };
}
