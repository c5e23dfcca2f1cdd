import { recordScope } from '@estrada/domain/access/index';
import { endpoints } from '@estrada/endpoints/index';
import { callerOf, type ReadContext } from '../../kernel/context.ts';
import { inReach } from '../../kernel/lock-at.ts';
import { flow, type Route, read, write } from '../../kernel/route.ts';
import type { Partners } from '../../partners/index.ts';
import { branchRecord } from './branches/branches.ts';
import { moveBranchDealers } from './branches/move-branch-dealers.ts';
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
import { groupRecord } from './groups/groups.ts';
import { moveGroupDealers } from './groups/move-group-dealers.ts';
import { listBranches, listGroups } from './groups-and-branches.repository.ts';

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

  ...branchRecord.routes,
  write(endpoints.moveBranchDealers, moveBranchDealers),
  read(endpoints.listBranchChannels, listBranchChannels),
  write(endpoints.enableBranchChannel, switchBranchChannel(true)),
  write(endpoints.disableBranchChannel, switchBranchChannel(false)),

  ...groupRecord.routes,
  write(endpoints.moveGroupDealers, moveGroupDealers),

  read(endpoints.listClientNames, listClientNames),
  write(endpoints.registerClient, registerClient),
];
