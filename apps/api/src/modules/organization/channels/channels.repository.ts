import type { SalesChannel } from '@estrada/domain/enumerations/index';
import { DomainError } from '@estrada/domain/errors/index';
import { and, eq, sql } from 'drizzle-orm';
import { cachedRead } from '../../../kernel/database/cached-reads.ts';
import type { Db } from '../../../kernel/database/database.ts';
import { findNearest, type Place, type PostalCodes } from '../dealers/nearest-dealers.ts';
import { branchChannels, dealerChannels, dealers } from '../organization.tables.ts';

/**
 * Allows a new sale only by a channel of the dealer: neither its own switch nor that of its branch is off.
 *
 * @param dealerId an existing dealer within reach
 * @throws DomainError ADD004
 */
export async function ensureSellsBy(db: Db, dealerId: string, channel: SalesChannel): Promise<void> {
  if (!(await sellsBy(db, dealerId, channel))) throw new DomainError('ADD004');
}

/** Neither the switch of a dealer nor that of its branch is off. */
const isOn = sql<boolean>`coalesce(${dealerChannels.enabled}, true) and coalesce(${branchChannels.enabled}, true)`;

/** Whether a dealer sells by a channel: neither its own switch nor that of its branch is off. */
const sellsBy = cachedRead(
  { name: 'channel of a dealer', from: [dealers, dealerChannels, branchChannels] },
  async (db: Db, dealerId: string, channel: SalesChannel): Promise<boolean> => {
    const [row] = await db
      .select({ isOn })
      .from(dealers)
      .leftJoin(dealerChannels, and(eq(dealerChannels.dealerId, dealers.id), eq(dealerChannels.channel, channel)))
      .leftJoin(branchChannels, and(eq(branchChannels.branchId, dealers.region), eq(branchChannels.channel, channel)))
      .where(eq(dealers.id, dealerId));
    return row?.isOn ?? false;
  },
);

/** The branches of the dealers in a state that sell by a channel. */
export const listSellingRegions = cachedRead(
  { name: 'branches of a state', from: [dealers, dealerChannels, branchChannels] },
  async (db: Db, state: string, channel: SalesChannel): Promise<string[]> => {
    const rows = await db
      .selectDistinct({ region: dealers.region })
      .from(dealers)
      .leftJoin(dealerChannels, and(eq(dealerChannels.dealerId, dealers.id), eq(dealerChannels.channel, channel)))
      .leftJoin(branchChannels, and(eq(branchChannels.branchId, dealers.region), eq(branchChannels.channel, channel)))
      .where(and(eq(dealers.state, state), eq(dealers.enabled, true), isOn));
    return rows.map(({ region }) => region);
  },
);

/** At most so many as a page for clients shows. */
const mostForClients = 10;

/** The nearest dealers that a client may choose on a page of a channel. @throws DomainError as `makeFindNearestDealers` */
export async function findNearestSelling(place: Place, channel: SalesChannel, postalCodes: PostalCodes, db: Db) {
  const found = await findNearest(place, { scope: { kind: 'all' }, postalCodes }, db);
  const open = await Promise.all(found.map(({ dealer }) => sellsBy(db, dealer.id, channel)));
  return found
    .filter((_, index) => open[index])
    .slice(0, mostForClients)
    .map(({ dealer: { id, tradingName, city, state }, distanceKm }) => ({ id, tradingName, city, state, distanceKm }));
}
