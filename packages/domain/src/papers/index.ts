export * from './contract-form.ts';
export * from './first-texts/index.ts';
export * from './legal-markup.ts';
export * from './legal-text-form.ts';
export * from './paper-events.ts';
export * from './paper-kinds.ts';
