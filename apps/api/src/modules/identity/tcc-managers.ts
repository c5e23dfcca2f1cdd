import type { CalendarDate } from '@estrada/domain/calendar/index';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle, Db } from '../../kernel/database/database.ts';
import type { StoredRow, StoredTables } from '../../kernel/database/table-load.ts';
import { tableInForce } from '../../kernel/database/tables-in-force.ts';
import { dealers } from '../organization/index.ts';
import { tccManagers, users } from './identity.tables.ts';

/** One line of the table of TCC managers. */
export type TccManagerRow = StoredRow<typeof tccManagers>;

/** The stored tables of TCC managers. */
export const tccManagerTables = { kind: 'tcc-managers', rows: tccManagers } as const satisfies StoredTables;

/** Refuses lines of missing dealers or users: they would have no effect. */
export async function makeTccManagerCheck({ db }: DatabaseHandle) {
  const gmfCodes = new Set((await db.selectDistinct({ code: dealers.GMFcode }).from(dealers)).map(({ code }) => code));
  const usernames = new Set((await db.select({ name: users.username }).from(users)).map(({ name }) => name));
  return ({ gmfCode, username }: TccManagerRow) => {
    if (!gmfCodes.has(gmfCode)) return { column: 'gmfCode', reason: 'gmfCode.unknown' } as const;
    return usernames.has(username) ? null : ({ column: 'username', reason: 'username.unknown' } as const);
  };
}

const inUse = (today: CalendarDate): SQL =>
  sql`${tccManagers.enabled} and ${tccManagers.tableId} = ${tableInForce(tccManagerTables.kind, today)}`;

/** Whether a user is a TCC manager of any dealer, by the table in force. */
export async function isTccManager(db: Db, username: string, today: CalendarDate): Promise<boolean> {
  const rows = await db
    .select({ username: tccManagers.username })
    .from(tccManagers)
    .where(and(eq(tccManagers.username, username), inUse(today)))
    .limit(1);
  return rows.length > 0;
}

/** A condition: the account is a TCC manager of the dealer, by the table in force. */
export const isTccManagerOf = (userId: string, dealerId: SQL, today: CalendarDate): SQL =>
  sql`${dealerId} in (select ${dealers.id} from ${tccManagers}
    join ${users} on ${users.username} = ${tccManagers.username}
    join ${dealers} on ${dealers.GMFcode} = ${tccManagers.gmfCode}
    where ${users.id} = ${userId} and ${inUse(today)})`;

/** The TCC managers of a dealer by the table in force, those who may sign in. */
export function listTccManagers(db: Db, dealerId: string, today: CalendarDate): Promise<{ id: string }[]> {
  return db
    .select({ id: users.id })
    .from(tccManagers)
    .innerJoin(dealers, eq(dealers.GMFcode, tccManagers.gmfCode))
    .innerJoin(users, eq(users.username, tccManagers.username))
    .where(and(eq(dealers.id, dealerId), eq(users.enabled, true), inUse(today)));
}
