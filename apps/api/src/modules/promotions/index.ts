export { autoCampaignNames, autoCampaigns, promotionalCoupons } from './auto-campaigns.tables.ts';
export { discountEffects, promotionSchedule, releaseDropped } from './discount-ledger.ts';
export { findDiscount } from './find-discount.ts';
export { countPromotionalCoupon, promotionalCouponFor, promotionHistories } from './promotional-coupons.ts';
export { coupons, discountPeople, discountUses, promotionNames, vouchers } from './promotions.tables.ts';
export { promotionRoutes } from './routes.ts';
