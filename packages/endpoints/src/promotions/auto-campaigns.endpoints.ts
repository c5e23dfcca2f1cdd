import { promotionPageSize } from '@estrada/domain/lists/index';
import { autoCampaignForm, promotionalCouponForm, promotionalCouponsForm } from '@estrada/domain/promotions/index';
import { z } from 'zod';
import { defineEndpoints } from '../define-endpoint.ts';
import { isoDate, recordId } from '../fields.ts';
import { formSchema } from '../form-schema.ts';
import { formRow, recordCalls } from '../record-calls.ts';

const choice = { error: 'value.notAllowed' };
/** a part of a name, or a whole code */
const search = z.string().trim().min(3, { error: 'text.tooShort' }).max(60, { error: 'text.tooLong' }).optional();
const option = z.object({ value: z.string(), name: z.string() });

/** A promotional coupon in its list, with what its campaign gives. */
const couponRow = formRow(promotionalCouponForm, {
  couponCode: z.string(),
  /** uses that are counted: contracted insurance */
  used: z.int(),
  campaignName: z.string(),
  provider: z.string(),
  discountShare: z.string(),
  dealerCodes: z.string(),
  effectiveFrom: isoDate,
  validUntil: isoDate,
  campaignEnabled: z.boolean(),
});

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
  ...recordCalls('PromotionalCoupon', {
    area: 'promotions',
    family: 'insurance',
    path: '/insurance/campaign/promotional',
    access: 'insurance-admin-auto',
    title: {
      one: { pt: 'um cupom promocional de seguro auto', en: 'a promotional coupon of car insurance' },
      many: { pt: 'cupons promocionais de seguro auto', en: 'promotional coupons of car insurance' },
    },
    row: couponRow,
    form: promotionalCouponForm,
    usualSize: promotionPageSize,
    sorts: ['createdAt', 'used'],
    filters: {
      search,
      campaignId: recordId.optional(),
      /** whether it can still be used, by its limit only */
      uses: z.enum(['left', 'usedUp'], choice).optional(),
    },
    errors: { change: ['InsCampaign-004'] },
  }),
  ...defineEndpoints({ area: 'promotions', family: 'insurance', access: { anyOf: ['insurance-admin-auto'] } })({
    registerPromotionalCoupons: {
      route: 'POST /insurance/campaign/promotional/batch',
      summary: [
        'Criar vários cupons promocionais de uma campanha, cada um com seu código',
        'Create several promotional coupons of a campaign, each with its own code',
      ],
      body: formSchema(promotionalCouponsForm),
      response: z.object({ codes: z.array(z.string()) }),
      errors: ['InsCampaign-004'],
      idempotent: true,
    },
    listAutoCampaignOptions: {
      route: 'GET /insurance/discountCampaign/autoInsurance/options',
      summary: [
        'Seguradoras com seguro auto, concessionárias e campanhas que não terminaram',
        'Insurers with car insurance, dealers, and campaigns that have not ended',
      ],
      response: z.object({
        /** insurers by their names */
        providers: z.array(z.string()),
        /** their values are the codes of the dealers */
        dealers: z.array(option),
        /** campaigns that have not ended, by their ids */
        campaigns: z.array(option),
      }),
    },
  }),
};
