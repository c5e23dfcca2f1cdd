import { and, eq, inArray, sql } from 'drizzle-orm';
import type { DatabaseHandle, Db } from '../../kernel/database/database.ts';
import type { StoredRow, StoredTables } from '../../kernel/database/table-load.ts';
import { dealerChannels, dealers, dgiUsers, uploadedDealerChannels } from './organization.tables.ts';

/** One line of the table of dealer channels. */
export type DealerChannelRow = StoredRow<typeof uploadedDealerChannels>;
/** One line of the table of DGI users. */
export type DgiUserRow = StoredRow<typeof dgiUsers>;

export const dealerChannelTables = {
  kind: 'dealer-channels',
  rows: uploadedDealerChannels,
} as const satisfies StoredTables;
export const dgiUserTables = { kind: 'dgi-users', rows: dgiUsers } as const satisfies StoredTables;

/** Refuses lines of missing dealers: they would have no effect. */
export async function makeBacCodeCheck({ db }: DatabaseHandle) {
  const bacCodes = new Set((await db.select({ bacCode: dealers.baccode }).from(dealers)).map((row) => row.bacCode));
  return ({ bacCode }: { bacCode: string }) =>
    bacCodes.has(bacCode) ? null : ({ column: 'bacCode', reason: 'bacCode.unknown' } as const);
}

/** The current channels of the dealers in a table; an unset one is on. */
export const currentSwitches = (tableId: string) => sql`
  select ${uploadedDealerChannels.bacCode}, ${uploadedDealerChannels.channel},
    coalesce(${dealerChannels.enabled}, true) as enabled
  from ${uploadedDealerChannels} join ${dealers} on ${dealers.baccode} = ${uploadedDealerChannels.bacCode}
  left join ${dealerChannels} on ${dealerChannels.dealerId} = ${dealers.id}
    and ${dealerChannels.channel} = ${uploadedDealerChannels.channel}
  where ${uploadedDealerChannels.tableId} = ${tableId}`;

/**
 * Sets the switches that differ from the table; a channel that it does not name does not change.
 *
 * @returns one entry for each changed dealer
 */
export async function setUploadedSwitches(db: Db, tableId: string, { now, by }: { now: Date; by: string }) {
  const uploaded = uploadedDealerChannels;
  // locked as by an act on one dealer: the compared rows do not change until this is recorded
  const named = db.select({ bacCode: uploaded.bacCode }).from(uploaded).where(eq(uploaded.tableId, tableId));
  await db
    .select({ id: dealers.id })
    .from(dealers)
    .where(inArray(dealers.baccode, named))
    .orderBy(dealers.id)
    .for('update');
  const wanted = db
    .select({
      dealerId: dealers.id,
      channel: uploaded.channel,
      enabled: uploaded.enabled,
      updatedAt: sql`${now.toISOString()}::timestamptz`.as('updated_at'),
    })
    .from(uploaded)
    .innerJoin(dealers, eq(dealers.baccode, uploaded.bacCode))
    .leftJoin(
      dealerChannels,
      and(eq(dealerChannels.dealerId, dealers.id), eq(dealerChannels.channel, uploaded.channel)),
    )
    .where(and(eq(uploaded.tableId, tableId), sql`coalesce(${dealerChannels.enabled}, true) <> ${uploaded.enabled}`))
    .orderBy(dealers.id, uploaded.channel);
  const changed = await db
    .insert(dealerChannels)
    .select(wanted)
    .onConflictDoUpdate({
      target: [dealerChannels.dealerId, dealerChannels.channel],
      set: { enabled: sql`excluded.enabled`, updatedAt: now },
    })
    .returning();
  return [...Map.groupBy(changed, (row) => row.dealerId)].map(([dealerId, rows]) => ({
    action: 'dealer.channel' as const,
    entity: 'dealer' as const,
    entityId: dealerId,
    before: Object.fromEntries(rows.map((row) => [row.channel, !row.enabled])),
    after: { ...Object.fromEntries(rows.map((row) => [row.channel, row.enabled])), sentBy: by },
  }));
}
