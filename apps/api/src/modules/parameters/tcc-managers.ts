import type { DatabaseHandle } from '../../kernel/database/database.ts';
import type { StoredRow, StoredTables } from '../../kernel/database/table-load.ts';
import { users } from '../identity/index.ts';
import { dealers } from '../organization/index.ts';
import { tccManagers } from './parameters.tables.ts';

/** One line of the table of TCC managers. */
export type TccManagerRow = StoredRow<typeof tccManagers>;

/** Where the tables of TCC managers stand. */
export const tccManagerTables = { kind: 'tcc-managers', rows: tccManagers } as const satisfies StoredTables;

/** Refuses lines of dealers or users that are not there: nobody would manage anything by them. */
export async function makeTccManagerCheck({ db }: DatabaseHandle) {
  const gmfCodes = new Set((await db.selectDistinct({ code: dealers.GMFcode }).from(dealers)).map(({ code }) => code));
  const usernames = new Set((await db.select({ name: users.username }).from(users)).map(({ name }) => name));
  return ({ gmfCode, username }: TccManagerRow) => {
    if (!gmfCodes.has(gmfCode)) return { column: 'gmfCode', reason: 'gmfCode.unknown' } as const;
    return usernames.has(username) ? null : ({ column: 'username', reason: 'username.unknown' } as const);
  };
}
