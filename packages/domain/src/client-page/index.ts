export * from './client-page.ts';
export * from './client-settlement.ts';
