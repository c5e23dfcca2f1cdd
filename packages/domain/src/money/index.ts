export { allocate } from './allocate.ts';
export { centsToDecimal, type Money, toCents } from './money.ts';
export { MoneyError, type MoneyErrorCode } from './money-error.ts';
export { roundToCents } from './round-to-cents.ts';
