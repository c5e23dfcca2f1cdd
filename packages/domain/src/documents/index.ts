export * from './client-documents.ts';
export * from './document-set.ts';
export * from './intake.ts';
export * from './reading.ts';
export * from './verdict-problems.ts';
