export * from './extraction.ts';
export * from './extraction-messages.ts';
export * from './insurance-filters.ts';
