import type { Role } from '@estrada/domain/access/index';
import type { Language } from '@estrada/domain/errors/index';
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database/database.ts';
import { makeId } from '../../kernel/ids.ts';
import { users } from '../identity/index.ts';
import { leadNotifications, notifications, simulationNotifications } from './notifications.tables.ts';

/** So many rows an insert: a statement takes 65,535 values at most. */
const rowsAtOnce = 1_000;

/** Who receives a notice: everybody of these roles who may sign in, or these accounts. */
export type Audience = { roles: readonly Role[] } | { userIds: readonly string[] };

/** The oldest of each kind; what has no code is a kind of its own. */
export async function listNotifications(db: Db, userId: string, limitByType: number) {
  const ranked = db
    .select({
      id: notifications.id,
      code: notifications.code,
      message: notifications.message,
      place: sql<number>`row_number() over (partition by ${notifications.code} order by ${notifications.id})`.as(
        'place',
      ),
    })
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .as('ranked');
  return db
    .select({ id: ranked.id, code: ranked.code, message: ranked.message })
    .from(ranked)
    .where(lte(ranked.place, limitByType))
    .orderBy(asc(ranked.id))
    .limit(100);
}

/** Those of the accounts whose language is this one; Portuguese until a person has chosen. */
export async function listSpeakers(db: Db, userIds: readonly string[], language: Language): Promise<string[]> {
  const spoken = sql`coalesce(${users.language}, 'pt-BR') = ${language}`;
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...userIds]), spoken));
  return rows.map(({ id }) => id);
}

/** Removes those of the ids that are the person's own. */
export function removeNotifications(
  db: Db,
  userId: string,
  ids: readonly string[],
): Promise<{ code: string | null }[]> {
  return db
    .delete(notifications)
    .where(and(eq(notifications.userId, userId), inArray(notifications.id, [...ids])))
    .returning({ code: notifications.code });
}

/** One notice for each of the audience. Who has not confirmed one of the same code yet does not get it twice. */
export async function insertNotifications(
  db: Db,
  audience: Audience,
  notice: { code: string | null; message: string },
  now: Date,
): Promise<number> {
  const wanted =
    'roles' in audience ? inArray(users.role, [...audience.roles]) : inArray(users.id, [...audience.userIds]);
  const receivers = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.enabled, true),
        wanted,
        sql`not exists (select 1 from ${notifications} where ${notifications.userId} = ${users.id} and ${notifications.code} = ${notice.code})`,
      ),
    );
  const rows = receivers.map(({ id }) => ({ id: makeId(now), userId: id, ...notice, createdAt: now }));
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    await db.insert(notifications).values(rows.slice(from, from + rowsAtOnce));
  return receivers.length;
}

export async function countLeadNotifications(db: Db, dealerId: string): Promise<number> {
  const [row] = await db.select().from(leadNotifications).where(eq(leadNotifications.dealerId, dealerId));
  return row?.count ?? 0;
}

export async function addLeadNotifications(db: Db, dealerId: string, count: number, now: Date): Promise<void> {
  await db
    .insert(leadNotifications)
    .values({ dealerId, count, updatedAt: now })
    .onConflictDoUpdate({
      target: leadNotifications.dealerId,
      set: { count: sql`${leadNotifications.count} + ${count}`, updatedAt: now },
    });
}

export async function removeLeadNotifications(db: Db, dealerId: string): Promise<number> {
  const rows = await db
    .delete(leadNotifications)
    .where(eq(leadNotifications.dealerId, dealerId))
    .returning({ count: leadNotifications.count });
  return rows[0]?.count ?? 0;
}

const ofPerson = (userId: string, type: string) =>
  and(eq(simulationNotifications.userId, userId), eq(simulationNotifications.type, type));
const noticeColumns = {
  id: simulationNotifications.id,
  type: simulationNotifications.type,
  code: simulationNotifications.code,
};

export const listSimulationNotifications = (db: Db, userId: string, type: string) =>
  db
    .select(noticeColumns)
    .from(simulationNotifications)
    .where(ofPerson(userId, type))
    .orderBy(simulationNotifications.id)
    .limit(100);

/** Removes what it returns, in one statement: two pages that ask at once do not both show it. */
export const deleteSimulationNotifications = (db: Db, userId: string, type: string) =>
  db.delete(simulationNotifications).where(ofPerson(userId, type)).returning(noticeColumns);

export const insertSimulationNotification = (db: Db, row: typeof simulationNotifications.$inferInsert) =>
  db.insert(simulationNotifications).values(row);
