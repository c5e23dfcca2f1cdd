export * from './esign.ts';
export * from './settings.ts';
export * from './settings-table.ts';
