import { type RecordScope, recordScope } from '@estrada/domain/access/index';
import { endpoints } from '@estrada/endpoints/index';
import { and, asc, eq, exists, type SQL } from 'drizzle-orm';
import { callerOf, type ReadContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
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
import { readDealerService, saveDealerService } from './dealers/dealer-service.ts';
import {
  listInsuranceByDealer,
  readDealerSettings,
  saveDealerProducts,
  saveInsuranceByDealer,
  switchDealerEsign,
} from './dealers/dealer-settings.ts';
import { dealerScope } from './dealers/dealers.repository.ts';
import { describeDealer, describeDealerRow } from './dealers/describe-dealer.ts';
import { makeFindNearestDealers } from './dealers/nearest-dealers.ts';
import { registerDealer } from './dealers/register-dealer.ts';
import { disableDealer, enableDealer } from './dealers/switch-dealer.ts';
import { updateDealer } from './dealers/update-dealer.ts';
import { listClientNames, registerClient } from './dgi/dgi-clients.ts';
import { groupRecord } from './groups/groups.ts';
import { moveGroupDealers } from './groups/move-group-dealers.ts';
import { branches, dealerGroups, dealers } from './organization.tables.ts';

const scopeOf = (context: ReadContext) => recordScope(callerOf(context).viewer);

const dealerInReach = async (context: ReadContext, which: Parameters<typeof findDealerRecord>[2]) =>
  inReach(await findDealerRecord(context.db, scopeOf(context), which));

/** The area's routes: endpoint → use case. */
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
  read(endpoints.readDealerService, readDealerService),
  write(endpoints.saveDealerService, saveDealerService),
  read(endpoints.listInsuranceByDealer, listInsuranceByDealer),
  write(endpoints.saveInsuranceByDealer, saveInsuranceByDealer),

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

/** More rows than will ever exist: a picker loads them at once. */
const pickerLimit = 500;

/**
 * Whether a dealer within reach belongs to the unit; no condition for users who reach all dealers, null for those who
 * reach none.
 */
function hasDealerInReach(db: Db, scope: RecordScope, unit: SQL): SQL | undefined | null {
  const scoped = dealerScope(scope);
  return scoped && exists(db.select().from(dealers).where(and(unit, scoped)));
}

/** Enabled branches, by name; with a scope only those with a dealer within it. */
async function listBranches(db: Db, scope: RecordScope = { kind: 'all' }) {
  const inReach = hasDealerInReach(db, scope, eq(dealers.region, branches.id));
  if (inReach === null) return [];
  return db
    .select({ id: branches.id, name: branches.name })
    .from(branches)
    .where(and(eq(branches.enabled, true), inReach))
    .orderBy(asc(branches.name))
    .limit(pickerLimit);
}

/** Enabled groups with a dealer within reach, by name; all of them for users who reach every dealer. */
async function listGroups(db: Db, scope: RecordScope) {
  const inReach = hasDealerInReach(db, scope, eq(dealers.dealerGroup, dealerGroups.id));
  if (inReach === null) return [];
  return db
    .select({ id: dealerGroups.id, name: dealerGroups.groupName })
    .from(dealerGroups)
    .where(and(eq(dealerGroups.enabled, true), inReach))
    .orderBy(asc(dealerGroups.groupName))
    .limit(pickerLimit);
}
