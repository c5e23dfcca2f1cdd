export { discountEffects, promotionSchedule, releaseDropped } from './discount-ledger.ts';
export { findDiscount } from './find-discount.ts';
export { promotionNames } from './promotions.tables.ts';
export { promotionRoutes } from './routes.ts';
