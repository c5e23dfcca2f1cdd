export * from './colour-form.ts';
export * from './offer-campaign.ts';
export * from './offer-form.ts';
export * from './offer-sale.ts';
