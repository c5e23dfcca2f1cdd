import { recordScope } from '@estrada/domain/access/index';
import { labelOf, type SalesChannel, salesChannels } from '@estrada/domain/enumerations/index';
import type { Language } from '@estrada/domain/errors/index';
import type { ChannelRow, endpoints } from '@estrada/endpoints/index';
import { and, eq } from 'drizzle-orm';
import { callerOf, type ReadContext, type WriteContext } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/database/database.ts';
import { inReach } from '../../../kernel/lock-at.ts';
import type { Input, UseCase } from '../../../kernel/route.ts';
import { branchRecord } from '../branches/branches.ts';
import { findDealerRecord } from '../dealers/dealer-register.repository.ts';
import { describeDealerRow } from '../dealers/describe-dealer.ts';
import { branchChannels, dealerChannels } from '../organization.tables.ts';

/** The set switches of a dealer or a branch, by channel. A channel without one is on. */
type Switches = ReadonlyMap<string, { enabled: boolean; updatedAt: Date }>;

const nothing: Switches = new Map();

function describeChannel(id: SalesChannel, own: Switches, branch: Switches, language: Language): ChannelRow {
  const set = own.get(id);
  return {
    id,
    name: labelOf<string>(salesChannels, id, language) ?? id,
    enabled: set?.enabled ?? true,
    isOffAtBranch: branch.get(id)?.enabled === false,
    updatedAt: set?.updatedAt.toISOString() ?? null,
  };
}

async function dealerInReach(id: string, context: ReadContext, options?: { lock: true }) {
  const dealer = inReach(await findDealerRecord(context.db, recordScope(callerOf(context).viewer), { id }, options));
  return dealer;
}

/** The channels of a dealer, with those that its branch has switched off. */
export const listDealerChannels: UseCase<typeof endpoints.listDealerChannels, ReadContext> = async (
  { params },
  context,
) => {
  const dealer = await dealerInReach(params.id, context);
  const own = await readDealerSwitches(context.db, dealer.id);
  const branch = await readBranchSwitches(context.db, dealer.region);
  const items = salesChannels.map(({ id }) => describeChannel(id, own, branch, context.language));
  return { dealer: describeDealerRow(dealer, context), items };
};

/** The channels of a branch. */
export const listBranchChannels: UseCase<typeof endpoints.listBranchChannels, ReadContext> = async (
  { params },
  context,
) => {
  const branch = inReach(await branchRecord.find(context.db, params));
  const own = await readBranchSwitches(context.db, branch.id);
  const items = salesChannels.map(({ id }) => describeChannel(id, own, nothing, context.language));
  return { branch: branchRecord.describe(branch, context), items };
};

/** Switches a channel of a dealer on or off; an unchanged one is not recorded. */
export const switchDealerChannel =
  (enabled: boolean) =>
  async (
    { params }: Input<typeof endpoints.enableDealerChannel> | Input<typeof endpoints.disableDealerChannel>,
    context: WriteContext,
  ): Promise<ChannelRow> => {
    // an unset switch has no row to lock: the dealer is locked instead
    const dealer = await dealerInReach(params.id, context, { lock: true });
    const state = { enabled, updatedAt: context.now };
    const before = await setDealerSwitch(context.db, dealer.id, params.channelId, state);
    if (before !== enabled)
      context.audit({
        action: 'dealer.channel',
        entity: 'dealer',
        entityId: dealer.id,
        before: { [params.channelId]: before },
        after: { [params.channelId]: enabled },
      });
    const branch = await readBranchSwitches(context.db, dealer.region);
    return describeChannel(params.channelId, new Map([[params.channelId, state]]), branch, context.language);
  };

/** The same for a branch: off there, the channel is off for all of its dealers. */
export const switchBranchChannel =
  (enabled: boolean) =>
  async (
    { params }: Input<typeof endpoints.enableBranchChannel> | Input<typeof endpoints.disableBranchChannel>,
    context: WriteContext,
  ): Promise<ChannelRow> => {
    const branch = await branchRecord.lock(params, context);
    const state = { enabled, updatedAt: context.now };
    const before = await setBranchSwitch(context.db, branch.id, params.channelId, state);
    if (before !== enabled)
      context.audit({
        action: 'branch.channel',
        entity: 'branch',
        entityId: branch.id,
        before: { [params.channelId]: before },
        after: { [params.channelId]: enabled },
      });
    return describeChannel(params.channelId, new Map([[params.channelId, state]]), nothing, context.language);
  };

const byChannel = (rows: readonly { channel: string; enabled: boolean; updatedAt: Date }[]): Switches =>
  new Map(rows.map((row) => [row.channel, row]));

/** The touched switches of a branch. */
const readBranchSwitches = async (db: Db, branchId: string): Promise<Switches> =>
  byChannel(await db.select().from(branchChannels).where(eq(branchChannels.branchId, branchId)));

/** The touched switches of a dealer. */
const readDealerSwitches = async (db: Db, dealerId: string): Promise<Switches> =>
  byChannel(await db.select().from(dealerChannels).where(eq(dealerChannels.dealerId, dealerId)));

/** Sets one switch of a branch. @returns its previous value */
async function setBranchSwitch(
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

/** Sets one switch of a dealer. @returns its previous value */
async function setDealerSwitch(
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
