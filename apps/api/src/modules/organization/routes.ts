import { recordScope } from '@estrada/domain/access/index';
import { endpoints } from '@estrada/endpoints/index';
import { callerOf, type ReadContext } from '../../kernel/context.ts';
import { inReach } from '../../kernel/lock-at.ts';
import { flow, type Route, read, write } from '../../kernel/route.ts';
import type { Partners } from '../../partners/index.ts';
import { findBranch, listBranchRecords } from './branches/branches.repository.ts';
import {
  disableBranch,
  enableBranch,
  moveBranchDealers,
  registerBranch,
  updateBranch,
} from './branches/change-branches.ts';
import {
  listBranchChannels,
  listDealerChannels,
  switchBranchChannel,
  switchDealerChannel,
} from './channels/channels.ts';
import { findDealerRecord, listDealerRecords } from './dealers/dealer-register.repository.ts';
import { readDealerSettings, saveDealerProducts, switchDealerEsign } from './dealers/dealer-settings.ts';
import { describeDealer, describeDealerRow } from './dealers/describe-dealer.ts';
import { makeFindNearestDealers } from './dealers/nearest-dealers.ts';
import { registerDealer } from './dealers/register-dealer.ts';
import { disableDealer, enableDealer } from './dealers/switch-dealer.ts';
import { updateDealer } from './dealers/update-dealer.ts';
import { listClientNames, registerClient } from './dgi/dgi-clients.ts';
import { disableGroup, enableGroup, moveGroupDealers, registerGroup, updateGroup } from './groups/change-groups.ts';
import { findGroup, listGroupRecords } from './groups/groups.repository.ts';
import { listBranches, listGroups } from './groups-and-branches.repository.ts';
import { describeBranch, describeGroup } from './places.ts';

const scopeOf = (context: ReadContext) => recordScope(callerOf(context).viewer);

const dealerInReach = async (context: ReadContext, which: Parameters<typeof findDealerRecord>[2]) =>
  inReach(await findDealerRecord(context.db, scopeOf(context), which));

/** The area's contents page: endpoint → use case. */
export const organizationRoutes = ({ postalCodes }: Partners): Route[] => [
  read(endpoints.listDealers, async ({ query }, context) => {
    const { rows, ...page } = await listDealerRecords(context.db, scopeOf(context), query);
    return { ...page, items: rows.map((row) => describeDealerRow(row, context)) };
  }),
  read(endpoints.readDealer, async ({ params }, context) =>
    describeDealer(await dealerInReach(context, params), context),
  ),
  read(endpoints.findDealerByBacCode, async ({ query }, context) =>
    describeDealerRow(await dealerInReach(context, query), context),
  ),
  read(endpoints.listDealerRegions, async (_input, { db }) => ({ items: await listBranches(db) })),
  read(endpoints.listDealerRegionsInReach, async (_input, context) => ({
    items: await listBranches(context.db, scopeOf(context)),
  })),
  read(endpoints.listDealerGroups, async (_input, context) => ({
    items: await listGroups(context.db, scopeOf(context)),
  })),
  write(endpoints.registerDealer, registerDealer),
  write(endpoints.updateDealer, updateDealer),
  write(endpoints.enableDealer, enableDealer),
  write(endpoints.disableDealer, disableDealer),
  flow(endpoints.findNearestDealers, makeFindNearestDealers(postalCodes)),

  read(endpoints.listDealerChannels, listDealerChannels),
  write(endpoints.enableDealerChannel, switchDealerChannel(true)),
  write(endpoints.disableDealerChannel, switchDealerChannel(false)),
  read(endpoints.readDealerSettings, readDealerSettings),
  write(endpoints.saveDealerProducts, saveDealerProducts),
  write(endpoints.switchDealerEsign, switchDealerEsign),

  read(endpoints.listBranches, async ({ query }, context) => {
    const { rows, ...page } = await listBranchRecords(context.db, query);
    return { ...page, items: rows.map((row) => describeBranch(row, context)) };
  }),
  read(endpoints.readBranch, async ({ params }, context) =>
    describeBranch(inReach(await findBranch(context.db, params.branchId)), context),
  ),
  write(endpoints.registerBranch, registerBranch),
  write(endpoints.updateBranch, updateBranch),
  write(endpoints.enableBranch, enableBranch),
  write(endpoints.disableBranch, disableBranch),
  write(endpoints.moveBranchDealers, moveBranchDealers),
  read(endpoints.listBranchChannels, listBranchChannels),
  write(endpoints.enableBranchChannel, switchBranchChannel(true)),
  write(endpoints.disableBranchChannel, switchBranchChannel(false)),

  read(endpoints.listGroups, async ({ query }, context) => {
    const { rows, ...page } = await listGroupRecords(context.db, query);
    return { ...page, items: rows.map((row) => describeGroup(row, context)) };
  }),
  read(endpoints.readGroup, async ({ params }, context) =>
    describeGroup(inReach(await findGroup(context.db, params)), context),
  ),
  write(endpoints.registerGroup, registerGroup),
  write(endpoints.updateGroup, updateGroup),
  write(endpoints.enableGroup, enableGroup),
  write(endpoints.disableGroup, disableGroup),
  write(endpoints.moveGroupDealers, moveGroupDealers),

  read(endpoints.listClientNames, listClientNames),
  write(endpoints.registerClient, registerClient),
];
