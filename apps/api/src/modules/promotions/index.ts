export { autoCampaignNames, autoCampaigns } from './auto-campaigns.tables.ts';
export { promotionHistories } from './auto-campaigns.ts';
export { discountEffects, promotionSchedule, releaseDropped } from './discount-ledger.ts';
export { findDiscount } from './find-discount.ts';
export { coupons, discountPeople, discountUses, promotionNames, vouchers } from './promotions.tables.ts';
export { promotionRoutes } from './routes.ts';
