import { DomainError } from '@estrada/domain/errors/index';
import { campaignForm, campaignFormIn } from '@estrada/domain/vehicles/index';
import { endpoints } from '@estrada/endpoints/index';
import { eq, or } from 'drizzle-orm';
import { nameContains, plainName } from '../../../kernel/database/plain-name.ts';
import type { RecordKind } from '../../../kernel/records/record-kind.ts';
import { serveRecord } from '../../../kernel/records/serve-record.ts';
import { campaigns } from '../campaigns.tables.ts';

/** The record kind of campaigns: name (SET055) and code (SET056) are unique. */
export const campaignKind: RecordKind<typeof campaigns.$inferSelect> = {
  entity: 'campaign',
  table: campaigns,
  taken: [
    { index: 'campaigns_name', code: 'SET055', field: 'campaignName', key: 'campaignName.taken' },
    { index: 'campaigns_code', code: 'SET056', field: 'campaignCode', key: 'campaignCode.taken' },
  ],
  // the trail masks names of people; the name of a campaign is none, so it goes by another word
  trail: ({ campaignName, campaignCode, modelYear, manufacturerYear }) => ({
    title: campaignName,
    campaignCode,
    modelYear,
    manufacturerYear,
  }),
};

/** Campaigns, which are groups of vehicles. Disabling one is confirmed (`disable-campaign.ts`), and it stays disabled. */
export const campaignRecord = serveRecord(
  {
    list: endpoints.listCampaigns,
    read: endpoints.readCampaign,
    register: endpoints.registerCampaign,
    update: endpoints.updateCampaign,
  },
  {
    kind: campaignKind,
    changes: 'campaigns',
    sorts: {
      campaignName: { by: plainName(campaigns.campaignName), type: 'text' },
      modelYear: { by: campaigns.modelYear, type: 'bigint' },
    },
    where: ({ search }) => [
      search
        ? or(nameContains(campaigns.campaignName, search), eq(campaigns.campaignCode, search.toUpperCase()))
        : undefined,
    ],
    values: (typed, { today }) => {
      const fields = campaignFormIn(Number(today.slice(0, 4))).problems(typed);
      if (fields.length > 0) throw new DomainError('DOM002', { fields });
      return campaignForm.normalise(typed);
    },
  },
);
