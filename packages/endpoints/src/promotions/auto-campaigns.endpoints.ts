import { promotionPageSize } from '@estrada/domain/lists/index';
import { autoCampaignForm } from '@estrada/domain/promotions/index';
import { z } from 'zod';
import { defineEndpoints } from '../define-endpoint.ts';
import { formRow, recordCalls } from '../record-calls.ts';

const choice = { error: 'value.notAllowed' };
/** a part of a name, or a whole code */
const search = z.string().trim().min(3, { error: 'text.tooShort' }).max(60, { error: 'text.tooLong' }).optional();
const option = z.object({ value: z.string(), name: z.string() });

export const autoCampaignsEndpoints = {
  ...recordCalls('AutoCampaign', {
    area: 'promotions',
    family: 'insurance',
    path: '/insurance/discountCampaign/autoInsurance',
    access: 'insurance-admin-auto',
    title: {
      one: { pt: 'uma campanha de seguro auto', en: 'a car insurance campaign' },
      many: { pt: 'campanhas de seguro auto', en: 'car insurance campaigns' },
    },
    row: formRow(autoCampaignForm),
    form: autoCampaignForm,
    usualSize: promotionPageSize,
    sorts: ['effectiveFrom', 'validUntil', 'campaignName'],
    filters: {
      search,
      provider: z.string().trim().max(40, { error: 'text.tooLong' }).optional(),
      /** the code of a dealer: campaigns that are valid there */
      dealerCode: z.string().trim().max(10, { error: 'text.tooLong' }).optional(),
      /** whether it is in force today, begins later or has ended; independent of enabled or disabled */
      standing: z.enum(['holding', 'coming', 'ended'], choice).optional(),
    },
    taken: 'InsCampaign-001',
    errors: { change: ['InsCampaign-000', 'InsCampaign-002', 'InsCampaign-003', 'InsCampaign-004'] },
  }),
  ...defineEndpoints({ area: 'promotions', family: 'insurance', access: { anyOf: ['insurance-admin-auto'] } })({
    listAutoCampaignOptions: {
      route: 'GET /insurance/discountCampaign/autoInsurance/options',
      summary: [
        'O que uma campanha pode abranger: seguradoras com seguro auto e concessionárias',
        'What a campaign can cover: insurers with car insurance, and dealers',
      ],
      response: z.object({
        /** insurers by their names */
        providers: z.array(z.string()),
        /** their values are the codes of the dealers */
        dealers: z.array(option),
      }),
    },
  }),
};
