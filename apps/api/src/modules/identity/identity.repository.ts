import type { Role, TableRight, Viewer } from '@estrada/domain/access/index';
import type { CalendarDate } from '@estrada/domain/calendar/index';
import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database/database.ts';
import { preparedRead } from '../../kernel/database/prepared-read.ts';
import { dealers, representativeBranches } from '../organization/index.ts';
import { passwordCodes, profileRights, sessions, userDealers, users } from './identity.tables.ts';
import { isTccManager } from './tcc-managers.ts';

export type UserRow = typeof users.$inferSelect;
export type PasswordCodeRow = typeof passwordCodes.$inferSelect;
export type RightsRow = typeof profileRights.$inferSelect;
export type SessionRow = typeof sessions.$inferSelect;
export interface DealerOfUser {
  id: string;
  gmfCode: string;
  tradingName: string;
  state: string;
}

export async function findUser(db: Db, username: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.username, username));
  return row ?? null;
}

/** Locks the account, so that parallel attempts count one after the other. */
export async function lockUser(db: Db, id: string): Promise<UserRow> {
  const [row] = await db.select().from(users).where(eq(users.id, id)).for('update');
  return row!;
}

export const updateUser = (db: Db, id: string, changes: Partial<UserRow>) =>
  db.update(users).set(changes).where(eq(users.id, id));

/** The certifications of a dealer's users, as a select: `userId`, `certificationStart`, `certificationEnd`. */
export const selectCertifications = (dealerId: string) => sql`
  select ${users.id} as "userId", ${users.certificationStart} as "certificationStart",
    ${users.certificationEnd} as "certificationEnd"
  from ${userDealers} join ${users} on ${users.id} = ${userDealers.userId}
  where ${userDealers.dealerId} = ${dealerId} and ${users.certificationEnd} is not null`;

/** Enabled dealers of a user, by name. */
export function listDealersOf(db: Db, userId: string): Promise<DealerOfUser[]> {
  return db
    .select({ id: dealers.id, gmfCode: dealers.GMFcode, tradingName: dealers.tradingName, state: dealers.state })
    .from(userDealers)
    .innerJoin(dealers, eq(dealers.id, userDealers.dealerId))
    .where(and(eq(userDealers.userId, userId), eq(dealers.enabled, true)))
    .orderBy(asc(dealers.tradingName))
    .limit(200);
}

/** The dealers in the regions that a representative looks after. */
export async function listRegionDealerIds(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: dealers.id })
    .from(representativeBranches)
    .innerJoin(dealers, eq(dealers.region, representativeBranches.branchId))
    .where(eq(representativeBranches.userId, userId));
  return rows.map((row) => row.id);
}

export async function findSessionWithUser(
  db: Db,
  sessionId: string,
): Promise<{ session: SessionRow; user: UserRow; rights: RightsRow | null } | null> {
  const [row] = await readSessionWithUser(db, { sessionId });
  return row ?? null;
}

const readSessionWithUser = preparedRead('session_with_user', (db) =>
  db
    .select({ session: sessions, user: users, rights: profileRights })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(profileRights, sql`${profileRights.role} = ${users.role}`)
    .where(eq(sessions.id, sql.placeholder('sessionId'))),
);

/**
 * A user's permissions besides the role: rights of the profile, own permissions, and rights by tables that name them.
 */
export const permissionsWith = (
  user: Pick<UserRow, 'permissions'>,
  rights: RightsRow | null,
  named: Pick<Viewer['permissions'], TableRight>,
): Viewer['permissions'] => ({
  createPropose: rights?.createPropose ?? false,
  viewPaymentReport: rights?.viewPaymentReport ?? false,
  insuranceContracting: user.permissions.insuranceContracting,
  manageTcc: named.manageTcc,
});

/** The same, with the current rights of the profile and the tables in force. */
export async function readPermissions(
  db: Db,
  user: Pick<UserRow, 'permissions' | 'role' | 'username'>,
  today: CalendarDate,
): Promise<Viewer['permissions']> {
  const [rights] = await db
    .select()
    .from(profileRights)
    .where(eq(profileRights.role, user.role as Role));
  return permissionsWith(user, rights ?? null, { manageTcc: await isTccManager(db, user.username, today) });
}

/** Sets the rights of a role's users from now on. */
export async function writeProfileRights(
  db: Db,
  role: Role,
  rights: { createPropose: boolean; viewPaymentReport: boolean },
): Promise<void> {
  await db
    .insert(profileRights)
    .values({ role, ...rights })
    .onConflictDoUpdate({ target: profileRights.role, set: rights });
}

export async function lockSession(db: Db, sessionId: string): Promise<SessionRow | null> {
  const [row] = await db.select().from(sessions).where(eq(sessions.id, sessionId)).for('update');
  return row ?? null;
}

/** Neither ended nor expired. */
export async function listOpenSessions(db: Db, userId: string, now: Date): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt), gt(sessions.expiresAt, now)));
}

export const updateSession = (db: Db, id: string, changes: Partial<SessionRow>) =>
  db.update(sessions).set(changes).where(eq(sessions.id, id));

export async function endSessions(
  db: Db,
  ids: readonly string[],
  reason: NonNullable<SessionRow['endReason']>,
  now: Date,
): Promise<void> {
  if (ids.length > 0)
    await db
      .update(sessions)
      .set({ endedAt: now, endReason: reason })
      .where(inArray(sessions.id, [...ids]));
}

/** Ends all open sessions of a user. @returns how many there were */
export async function endAllSessions(
  db: Db,
  userId: string,
  reason: NonNullable<SessionRow['endReason']>,
  now: Date,
): Promise<number> {
  const open = await listOpenSessions(db, userId, now);
  await endSessions(
    db,
    open.map(({ id }) => id),
    reason,
    now,
  );
  return open.length;
}

/** Voids the code of a user, if there is one. */
export const removeCodes = (db: Db, userId: string) => db.delete(passwordCodes).where(eq(passwordCodes.userId, userId));
