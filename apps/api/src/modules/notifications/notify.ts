import type { Role } from '@estrada/domain/access/index';
import type { Language } from '@estrada/domain/errors/index';
import { noticeMessage } from '@estrada/domain/notifications/index';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { WriteContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { makeId } from '../../kernel/ids.ts';
import { users } from '../identity/index.ts';
import { leadNotifications, notifications, simulationNotifications } from './notifications.tables.ts';

/** Who receives a notice: all users of these roles who may log in, or these accounts. */
type Audience = { roles: readonly Role[] } | { userIds: readonly string[] };

/** The part of the transaction that notices need. */
type Raising = Pick<WriteContext, 'db' | 'now'>;

/**
 * Changed or ending tables that users work with (docs/specification/notifications.md#tables): the portal has the texts
 * of each code.
 */
export type TableNotice = 'NOT001' | 'NOT002' | 'NOT003';

const audienceOf: Record<TableNotice, Audience> = {
  // the dealer's F&I manager handles the PSCs and the dealer's conditions
  NOT001: { roles: ['fi-manager', 'representante'] },
  NOT002: { roles: ['fi-manager', 'representante'] },
  // the uploaders of price tables have thirty days to upload the next ones
  NOT003: { roles: ['finance', 'bit'] },
};

/**
 * Notifies of changed or ending tables.
 *
 * @param audience the receivers; by default the users who work with such tables
 * @returns how many were notified; a user with the same unconfirmed notice is not notified twice
 */
export function notifyOfTables(code: TableNotice, { db, now }: Raising, audience = audienceOf[code]): Promise<number> {
  return insertNotifications(db, audience, { code, message: '', link: null }, now);
}

/**
 * Notifies users with a custom message.
 *
 * @param link the portal address of its record (`noticeLinks`): it then appears at the bell, not in the modal
 * @throws DomainError SET082, SET083 for a message that is too long or empty
 */
export async function notifyPeople(
  message: string,
  audience: Audience,
  { db, now }: Raising,
  link: string | null = null,
): Promise<number> {
  return insertNotifications(db, audience, { code: null, message: noticeMessage(message), link }, now);
}

/**
 * Notifies users of an act on one of their records, each in the language of the account.
 *
 * @param link the portal address of the record (`noticeLinks`); null where a notice has none
 */
export async function notifyInLanguages(
  words: Readonly<Record<Language, string>>,
  userIds: readonly string[],
  link: string | null,
  raising: Raising,
): Promise<void> {
  for (const language of Object.keys(words) as Language[])
    await notifyPeople(words[language], { userIds: await listSpeakers(raising.db, userIds, language) }, raising, link);
}

/**
 * Notifies the users of some roles, each in the language of the account. A user who has not confirmed the same message
 * yet gets no second one.
 */
export async function notifyRolesInLanguages(
  message: Readonly<Record<Language, string>>,
  roles: readonly Role[],
  link: string | null,
  raising: Raising,
): Promise<void> {
  const unread = sql`select 1 from ${notifications} where ${notifications.userId} = ${users.id}
    and ${inArray(notifications.message, Object.values(message))}`;
  const receivers = await raising.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.enabled, true), inArray(users.role, [...roles]), sql`not exists (${unread})`));
  await notifyInLanguages(
    message,
    receivers.map(({ id }) => id),
    link,
    raising,
  );
}

/** Notifies a dealer of leads that none of its users has seen yet. */
export function notifyOfLeads(dealerId: string, added: number, { db, now }: Raising): Promise<void> {
  return addLeadNotifications(db, dealerId, added, now);
}

/**
 * Notifies users of their zero-rate simulations; the portal shows the text of the code. A user who has not read the
 * same code yet gets no second one.
 *
 * @param userIds a query for their ids
 */
export async function notifyOfRateZero(userIds: SQL, code: string, { db, now }: Raising): Promise<void> {
  const type = 'RATE_ZERO';
  const { userId } = simulationNotifications;
  const unread = sql`select 1 from ${simulationNotifications} where ${userId} = ${users.id}
    and ${simulationNotifications.type} = ${type} and ${simulationNotifications.code} = ${code}`;
  const receivers = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.enabled, true), sql`${users.id} in (${userIds})`, sql`not exists (${unread})`));
  const rows = receivers.map(({ id }) => ({ id: makeId(now), userId: id, type, code, createdAt: now }));
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    await db.insert(simulationNotifications).values(rows.slice(from, from + rowsAtOnce));
}

/** Rows per insert: a statement accepts 65,535 values at most. */
const rowsAtOnce = 1_000;

/** Those of the accounts whose language is this one; Portuguese until a person has chosen. */
async function listSpeakers(db: Db, userIds: readonly string[], language: Language): Promise<string[]> {
  const spoken = sql`coalesce(${users.language}, 'pt-BR') = ${language}`;
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...userIds]), spoken));
  return rows.map(({ id }) => id);
}

/** One notice for each receiver. A user with an unconfirmed one of the same code gets no second one. */
async function insertNotifications(
  db: Db,
  audience: Audience,
  notice: { code: string | null; message: string; link: string | null },
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

async function addLeadNotifications(db: Db, dealerId: string, count: number, now: Date): Promise<void> {
  await db
    .insert(leadNotifications)
    .values({ dealerId, count, updatedAt: now })
    .onConflictDoUpdate({
      target: leadNotifications.dealerId,
      set: { count: sql`${leadNotifications.count} + ${count}`, updatedAt: now },
    });
}
