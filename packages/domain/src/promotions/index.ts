export * from './auto-campaign.ts';
export * from './discount-rule.ts';
export * from './promotional-coupon.ts';
