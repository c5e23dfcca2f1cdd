import { recordScope } from '@estrada/domain/access/index';
import { labelOf, type SalesChannel, salesChannels } from '@estrada/domain/enumerations/index';
import type { Language } from '@estrada/domain/errors/index';
import type { ChannelRow, endpoints } from '@estrada/endpoints/index';
import { callerOf, type ReadContext, type WriteContext } from '../../../kernel/context.ts';
import { inReach } from '../../../kernel/lock-at.ts';
import type { Input, UseCase } from '../../../kernel/route.ts';
import { branchRecord } from '../branches/branches.ts';
import { findDealerRecord } from '../dealers/dealer-register.repository.ts';
import { describeDealerRow } from '../dealers/describe-dealer.ts';
import {
  readBranchSwitches,
  readDealerSwitches,
  type Switches,
  setBranchSwitch,
  setDealerSwitch,
} from './channels.repository.ts';

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

/** Switches a channel of a dealer on or off; one that is as wanted stays, and nothing is written down. */
export const switchDealerChannel =
  (enabled: boolean) =>
  async (
    { params }: Input<typeof endpoints.enableDealerChannel> | Input<typeof endpoints.disableDealerChannel>,
    context: WriteContext,
  ): Promise<ChannelRow> => {
    // a switch nobody has touched has no row to lock: the dealer stands for it
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
