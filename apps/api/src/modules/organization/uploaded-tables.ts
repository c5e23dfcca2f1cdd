import type { SalesChannel } from '@estrada/domain/enumerations/index';
import { eq, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../kernel/database/database.ts';
import { openTableLoad, type StoredTables } from '../../kernel/database/table-load.ts';
import { dealerChannels, dealers, dgiUsers, uploadedDealerChannels } from './organization.tables.ts';

/** One line of the table of dealer channels. */
export interface DealerChannelRow {
  bacCode: string;
  channel: SalesChannel;
  enabled: boolean;
}
/** One line of the table of DGI users. */
export interface DgiUserRow {
  bacCode: string;
  document: string;
  name: string;
  email: string;
}

export const dealerChannelTables: StoredTables = {
  kind: 'dealer-channels',
  rows: uploadedDealerChannels,
  columns: ['bac_code', 'channel', 'enabled'],
};
export const dgiUserTables: StoredTables = {
  kind: 'dgi-users',
  rows: dgiUsers,
  columns: ['bac_code', 'document', 'name', 'email'],
};

/** Refuses lines of dealers that are not there: nothing would come of them. */
async function makeBacCodeCheck({ db }: DatabaseHandle) {
  const known = new Set((await db.select({ bacCode: dealers.bacCode }).from(dealers)).map((row) => row.bacCode));
  return ({ bacCode }: { bacCode: string }) =>
    known.has(bacCode) ? null : ({ column: 'bacCode', reason: 'bacCode.unknown' } as const);
}

/** Begins to load switches of dealers' channels; taking force sets them, a channel that the table does not name stays as it is. */
export async function loadDealerChannels(database: DatabaseHandle, tableId: string) {
  const load = openTableLoad(database, dealerChannelTables, tableId);
  return {
    ...load,
    check: await makeBacCodeCheck(database),
    add: (rows: readonly DealerChannelRow[]) => load.add(rows.map((row) => [row.bacCode, row.channel, row.enabled])),
    async apply(tx: DatabaseHandle['db'], now: Date) {
      await load.apply(tx, now);
      const uploaded = uploadedDealerChannels;
      const switches = tx
        .select({
          dealerId: dealers.id,
          channel: uploaded.channel,
          enabled: uploaded.enabled,
          updatedAt: sql`${now.toISOString()}::timestamptz`.as('updated_at'),
        })
        .from(uploaded)
        .innerJoin(dealers, eq(dealers.bacCode, uploaded.bacCode))
        .where(eq(uploaded.tableId, tableId))
        .orderBy(dealers.id, uploaded.channel);
      await tx
        .insert(dealerChannels)
        .select(switches)
        .onConflictDoUpdate({
          target: [dealerChannels.dealerId, dealerChannels.channel],
          set: { enabled: sql`excluded.enabled`, updatedAt: now },
          setWhere: sql`${dealerChannels.enabled} <> excluded.enabled`,
        });
    },
  };
}

/** Begins to load the users of the dealers' digital channel. */
export async function loadDgiUsers(database: DatabaseHandle, tableId: string) {
  const load = openTableLoad(database, dgiUserTables, tableId);
  return {
    ...load,
    check: await makeBacCodeCheck(database),
    add: (rows: readonly DgiUserRow[]) => load.add(rows.map((row) => [row.bacCode, row.document, row.name, row.email])),
  };
}
