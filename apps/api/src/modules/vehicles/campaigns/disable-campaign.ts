import type { endpoints } from '@estrada/endpoints/index';
import type { ReadContext, WriteContext } from '../../../kernel/context.ts';
import { atVersion, inReach } from '../../../kernel/lock-at.ts';
import { switchRecord } from '../../../kernel/records/record-kind.ts';
import type { UseCase } from '../../../kernel/route.ts';
import { countVehiclesOf } from '../vehicles.repository.ts';
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
