import type { CalendarDate } from '@estrada/domain/calendar/index';
import type { endpoints } from '@estrada/endpoints/index';
import { and, eq } from 'drizzle-orm';
import type { ReadContext, WriteContext } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/database/database.ts';
import { tableInForce } from '../../../kernel/database/tables-in-force.ts';
import { atVersion, inReach } from '../../../kernel/lock-at.ts';
import { switchRecord } from '../../../kernel/records/record-kind.ts';
import type { UseCase } from '../../../kernel/route.ts';
import { vehiclePrices } from '../vehicles.tables.ts';
import { campaignKind, campaignRecord } from './campaigns.ts';

/** What depends on a campaign: the vehicles of the table in force that have its years. */
export const verifyCampaignDisabling: UseCase<typeof endpoints.verifyCampaignDisabling, ReadContext> = async (
  { params },
  { db, today },
) => {
  const campaign = inReach(await campaignRecord.find(db, params));
  return { version: campaign.version, vehicles: await countVehiclesOf(db, campaign, today) };
};

/** Takes a campaign out of use for good, as the person confirmed; one that is disabled stays as it is. */
export const disableCampaign: UseCase<typeof endpoints.disableCampaign, WriteContext> = async (
  { params, body },
  context,
) => {
  const campaign = atVersion(body.version, await campaignRecord.lock(params, context));
  const vehicles = await countVehiclesOf(context.db, campaign, context.today);
  return campaignRecord.describe(await switchRecord(campaignKind, campaign, false, context, { vehicles }), context);
};

/** How many vehicles of the table in force have both years, new and used together. */
const countVehiclesOf = (
  db: Db,
  years: { manufacturerYear: number; modelYear: number },
  today: CalendarDate,
): Promise<number> =>
  db.$count(
    vehiclePrices,
    and(
      eq(vehiclePrices.tableId, tableInForce('vehicles', today)),
      eq(vehiclePrices.manufacturerYear, years.manufacturerYear),
      eq(vehiclePrices.modelYear, years.modelYear),
    ),
  );
