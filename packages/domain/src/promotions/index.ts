export * from './discount-rule.ts';
