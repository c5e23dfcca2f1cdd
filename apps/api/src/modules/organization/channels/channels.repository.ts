import type { SalesChannel } from '@estrada/domain/enumerations/index';
import { DomainError } from '@estrada/domain/errors/index';
import { and, eq, sql } from 'drizzle-orm';
import { cachedRead } from '../../../kernel/database/cached-reads.ts';
import type { Db } from '../../../kernel/database/database.ts';
import { branchChannels, dealerChannels, dealers } from '../organization.tables.ts';

/** The switches of a dealer or a branch that somebody has touched, by channel. A channel without one is on. */
export type Switches = ReadonlyMap<string, { enabled: boolean; updatedAt: Date }>;

const byChannel = (rows: readonly { channel: string; enabled: boolean; updatedAt: Date }[]): Switches =>
  new Map(rows.map((row) => [row.channel, row]));

/** The touched switches of a branch. */
export const readBranchSwitches = async (db: Db, branchId: string): Promise<Switches> =>
  byChannel(await db.select().from(branchChannels).where(eq(branchChannels.branchId, branchId)));

/** The touched switches of a dealer. */
export const readDealerSwitches = async (db: Db, dealerId: string): Promise<Switches> =>
  byChannel(await db.select().from(dealerChannels).where(eq(dealerChannels.dealerId, dealerId)));

/** Sets one switch of a branch. @returns what it was before */
export async function setBranchSwitch(
  db: Db,
  branchId: string,
  channel: SalesChannel,
  state: { enabled: boolean; updatedAt: Date },
): Promise<boolean> {
  const own = and(eq(branchChannels.branchId, branchId), eq(branchChannels.channel, channel));
  const [before] = await db.select().from(branchChannels).where(own).for('update');
  const target = [branchChannels.branchId, branchChannels.channel];
  await db
    .insert(branchChannels)
    .values({ branchId, channel, ...state })
    .onConflictDoUpdate({ target, set: state });
  return before?.enabled ?? true;
}

/** Sets one switch of a dealer. @returns what it was before */
export async function setDealerSwitch(
  db: Db,
  dealerId: string,
  channel: SalesChannel,
  state: { enabled: boolean; updatedAt: Date },
): Promise<boolean> {
  const own = and(eq(dealerChannels.dealerId, dealerId), eq(dealerChannels.channel, channel));
  const [before] = await db.select().from(dealerChannels).where(own).for('update');
  const target = [dealerChannels.dealerId, dealerChannels.channel];
  await db
    .insert(dealerChannels)
    .values({ dealerId, channel, ...state })
    .onConflictDoUpdate({ target, set: state });
  return before?.enabled ?? true;
}

/**
 * Lets a sale begin only by a channel that the dealer sells by: neither its own switch nor that of its branch is off.
 *
 * @param dealerId a dealer that is there and in reach
 * @throws DomainError ADD004
 */
export async function ensureSellsBy(db: Db, dealerId: string, channel: SalesChannel): Promise<void> {
  if (!(await sellsBy(db, dealerId, channel))) throw new DomainError('ADD004');
}

const sellsBy = cachedRead(
  { name: 'channel of a dealer', from: [dealers, dealerChannels, branchChannels] },
  async (db: Db, dealerId: string, channel: SalesChannel): Promise<boolean> => {
    const [row] = await db
      .select({
        isOn: sql<boolean>`coalesce(${dealerChannels.enabled}, true) and coalesce(${branchChannels.enabled}, true)`,
      })
      .from(dealers)
      .leftJoin(dealerChannels, and(eq(dealerChannels.dealerId, dealers.id), eq(dealerChannels.channel, channel)))
      .leftJoin(branchChannels, and(eq(branchChannels.branchId, dealers.region), eq(branchChannels.channel, channel)))
      .where(eq(dealers.id, dealerId));
    return row?.isOn ?? false;
  },
);
