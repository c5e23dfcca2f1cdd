export * from './allocate.ts';
export * from './money.ts';
export * from './money-error.ts';
export * from './round-to-cents.ts';
export * from './share-of.ts';
