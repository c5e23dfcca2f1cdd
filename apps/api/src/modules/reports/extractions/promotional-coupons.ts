import { sql } from 'drizzle-orm';
import { autoCampaigns, promotionalCoupons as table } from '../../promotions/index.ts';
import type { Extraction } from '../extraction.ts';
import { yesNoColumn } from './named-columns.ts';

/** Promotional coupons of car insurance that were created in the period, with their uses until now. */
export const promotionalCoupons: Extraction = {
  fileStem: 'cupons-de-seguro-auto',
  sheetName: { pt: 'Cupons de seguro auto', en: 'Car insurance coupons' },
  from: sql`${table}`,
  joins: sql`join ${autoCampaigns} on ${autoCampaigns.id} = ${table.campaignId}`,
  key: sql`${table.id}`,
  during: (start, end) => sql`${table.createdAt} >= ${start} and ${table.createdAt} < ${end}`,
  // coupons belong to the insurers' administration, not to a dealer
  within: (scope) => (scope.kind === 'all' ? undefined : null),
  columns: [
    { header: { pt: 'Cupom', en: 'Coupon' }, type: 'code', value: sql`${table.couponCode}`, width: 18 },
    { header: { pt: 'Campanha', en: 'Campaign' }, type: 'text', value: sql`${autoCampaigns.campaignName}`, width: 40 },
    {
      header: { pt: 'Código da campanha', en: 'Campaign code' },
      type: 'code',
      value: sql`${autoCampaigns.campaignCode}`,
      width: 20,
    },
    { header: { pt: 'Seguradora', en: 'Insurer' }, type: 'text', value: sql`${autoCampaigns.provider}`, width: 20 },
    {
      header: { pt: 'Desconto no prêmio', en: 'Discount on the premium' },
      type: 'percent',
      value: sql`${autoCampaigns.discountShare}::numeric`,
      width: 22,
    },
    {
      header: { pt: 'Concessionárias', en: 'Dealers' },
      type: 'code',
      value: sql`${autoCampaigns.dealerCodes}`,
      width: 24,
    },
    {
      header: { pt: 'Início da validade', en: 'Start of validity' },
      type: 'date',
      value: sql`${autoCampaigns.effectiveFrom}`,
      width: 18,
    },
    {
      header: { pt: 'Fim da validade', en: 'End of validity' },
      type: 'date',
      value: sql`${autoCampaigns.validUntil}`,
      width: 16,
    },
    {
      header: { pt: 'Limite de usos', en: 'Limit of uses' },
      type: 'integer',
      value: sql`${table.couponLimit}`,
      width: 14,
    },
    { header: { pt: 'Usos contados', en: 'Counted uses' }, type: 'integer', value: sql`${table.used}`, width: 14 },
    yesNoColumn({ pt: 'Cupom habilitado', en: 'Coupon enabled' }, sql`${table.enabled}`),
    yesNoColumn({ pt: 'Campanha habilitada', en: 'Campaign enabled' }, sql`${autoCampaigns.enabled}`),
    { header: { pt: 'Criado em', en: 'Created at' }, type: 'instant', value: sql`${table.createdAt}`, width: 18 },
  ],
};
