export * from './format-dates.ts';
export * from './format-documents.ts';
export * from './format-numbers.ts';
