import { recordScope } from '@estrada/domain/access/index';
import { DomainError } from '@estrada/domain/errors/index';
import { endpoints } from '@estrada/endpoints/index';
import { callerOf, type ReadContext } from '../../kernel/context.ts';
import { type Route, read, write } from '../../kernel/route.ts';
import { findDealerRecord, listDealerRecords } from './dealer-register.repository.ts';
import { describeDealer, describeDealerRow } from './describe-dealer.ts';
import { listBranches, listGroups } from './groups-and-branches.repository.ts';
import { registerDealer } from './register-dealer.ts';
import { disableDealer, enableDealer } from './switch-dealer.ts';
import { updateDealer } from './update-dealer.ts';

const scopeOf = (context: ReadContext) => recordScope(callerOf(context).viewer);

async function inReach(context: ReadContext, which: Parameters<typeof findDealerRecord>[2]) {
  const dealer = await findDealerRecord(context.db, scopeOf(context), which);
  if (!dealer) throw new DomainError('SEC004');
  return dealer;
}

/** The area's contents page: endpoint → use case. */
export const organizationRoutes = (): Route[] => [
  read(endpoints.listDealers, async ({ query }, context) => {
    const { rows, ...page } = await listDealerRecords(context.db, scopeOf(context), query);
    return { ...page, items: rows.map((row) => describeDealerRow(row, context)) };
  }),
  read(endpoints.readDealer, async ({ params }, context) => describeDealer(await inReach(context, params), context)),
  read(endpoints.findDealerByBacCode, async ({ query }, context) =>
    describeDealerRow(await inReach(context, query), context),
  ),
  read(endpoints.listDealerRegions, async (_input, { db }) => ({ items: await listBranches(db) })),
  read(endpoints.listDealerGroups, async (_input, context) => ({
    items: await listGroups(context.db, scopeOf(context)),
  })),
  write(endpoints.registerDealer, registerDealer),
  write(endpoints.updateDealer, updateDealer),
  write(endpoints.enableDealer, enableDealer),
  write(endpoints.disableDealer, disableDealer),
];
