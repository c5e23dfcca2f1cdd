import { campaignForm } from '@estrada/domain/vehicles/index';
import { z } from 'zod';
import { defineEndpoint } from '../define-endpoint.ts';
import { recordId, version } from '../fields.ts';
import { recordCalls } from '../record-calls.ts';
import { campaignRow } from './campaigns.schemas.ts';

const shared = { area: 'vehicles', family: 'admin', access: { anyOf: ['campaigns'] } } as const;
const one = z.object({ id: recordId });

const calls = recordCalls('Campaign', {
  area: 'vehicles',
  family: 'admin',
  path: '/campaigns',
  access: 'campaigns',
  title: { one: { pt: 'uma campanha', en: 'a campaign' }, many: { pt: 'campanhas', en: 'campaigns' } },
  row: campaignRow,
  form: campaignForm,
  sorts: ['campaignName', 'modelYear'],
  filters: {
    /** a part of the name, or the whole code */
    search: z.string().trim().min(3, { error: 'text.tooShort' }).max(100, { error: 'text.tooLong' }).optional(),
  },
  taken: 'SET055',
  errors: { change: ['SET056', 'SET057'] },
});
// one that is disabled stays so, and disabling is confirmed: that call is written out below
export const { listCampaigns, readCampaign, registerCampaign, updateCampaign } = calls;

export const listEnabledCampaigns = defineEndpoint({
  ...shared,
  name: 'listEnabledCampaigns',
  method: 'GET',
  path: '/campaigns/enabled',
  summary: { pt: 'Campanhas em uso, para escolher', en: 'Campaigns in use, to choose from' },
  response: z.object({
    items: z.array(
      z.object({
        id: z.string(),
        campaignCode: z.string(),
        campaignName: z.string(),
        modelYear: z.number(),
        manufacturerYear: z.number(),
      }),
    ),
  }),
  errors: [],
});

export const verifyCampaignDisabling = defineEndpoint({
  ...shared,
  name: 'verifyCampaignDisabling',
  method: 'GET',
  path: '/campaigns/{id}/disable/verify',
  summary: { pt: 'O que depende de uma campanha', en: 'What depends on a campaign' },
  params: one,
  response: z.object({
    /** the version to confirm: who confirms saw what depended on this one */
    version: z.number(),
    /** vehicles of the table in force that the campaign groups */
    vehicles: z.number(),
  }),
  errors: ['SEC004'],
});

export const disableCampaign = defineEndpoint({
  ...shared,
  name: 'disableCampaign',
  method: 'PUT',
  path: '/campaigns/{id}/disable',
  summary: { pt: 'Desabilitar uma campanha, com confirmação', en: 'Disable a campaign, confirmed' },
  params: one,
  body: z.object({ version, confirmed: z.literal(true, { error: 'required' }) }),
  response: campaignRow,
  errors: ['SEC004', 'SET001'],
});
