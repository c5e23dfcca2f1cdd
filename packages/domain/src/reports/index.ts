export * from './extraction.ts';
export * from './extraction-messages.ts';
