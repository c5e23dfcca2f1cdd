export { offerSchedule } from './campaign-pictures.ts';
export { isAdvertised, listCampaignsForClients, listShownCampaigns } from './campaign-rows.ts';
export type { OfferUse } from './offer-campaigns.ts';
export type { OfferPrices } from './offer-checks.ts';
export { offerNames } from './offers.tables.ts';
export { findOffer, listOffersOnSale } from './offers-on-sale.ts';
export { offerRoutes } from './routes.ts';
