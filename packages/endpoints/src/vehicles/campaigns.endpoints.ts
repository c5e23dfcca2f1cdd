import { campaignPageSize } from '@estrada/domain/lists/index';
import { campaignForm } from '@estrada/domain/vehicles/index';
import { z } from 'zod';
import { defineEndpoints } from '../define-endpoint.ts';
import { recordId, version } from '../fields.ts';
import { recordCalls } from '../record-calls.ts';
import { campaignRow } from './campaigns.schemas.ts';

const one = z.object({ id: recordId });

export const campaignsEndpoints = {
  // a disabled one stays so, and disabling is confirmed: that call is written out below
  ...recordCalls('Campaign', {
    area: 'vehicles',
    family: 'admin',
    path: '/campaigns',
    access: 'campaigns',
    title: { one: { pt: 'uma campanha', en: 'a campaign' }, many: { pt: 'campanhas', en: 'campaigns' } },
    row: campaignRow,
    form: campaignForm,
    usualSize: campaignPageSize,
    sorts: ['campaignName', 'modelYear'],
    filters: {
      /** a part of the name, or the whole code */
      search: z.string().trim().min(3, { error: 'text.tooShort' }).max(100, { error: 'text.tooLong' }).optional(),
    },
    taken: 'SET055',
    errors: { change: ['SET056', 'SET057'] },
  }),
  ...defineEndpoints({ area: 'vehicles', family: 'admin', access: { anyOf: ['campaigns'] } })({
    listEnabledCampaigns: {
      route: 'GET /campaigns/enabled',
      summary: ['Campanhas habilitadas, para seleção', 'Enabled campaigns, for selection'],
      response: z.object({
        items: z.array(
          z.object({
            id: z.string(),
            campaignCode: z.string(),
            campaignName: z.string(),
            modelYear: z.int(),
            manufacturerYear: z.int(),
          }),
        ),
      }),
    },
    verifyCampaignDisabling: {
      route: 'GET /campaigns/{id}/disable/verify',
      summary: ['O que depende de uma campanha', 'What depends on a campaign'],
      params: one,
      response: z.object({
        /** the version to confirm: the preview was based on this one */
        version: z.int(),
        /** vehicles of the table in force that the campaign groups */
        vehicles: z.int(),
      }),
      errors: ['SEC004'],
    },
    disableCampaign: {
      route: 'PUT /campaigns/{id}/disable',
      summary: ['Desabilitar uma campanha, com confirmação', 'Disable a campaign, with confirmation'],
      params: one,
      body: z.object({ version, confirmed: z.literal(true, { error: 'required' }) }),
      response: campaignRow,
      errors: ['SEC004', 'SET001'],
    },
  }),
};
