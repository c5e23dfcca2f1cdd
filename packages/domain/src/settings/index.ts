export * from './esign.ts';
export * from './settings.ts';
export * from './settings-heads.ts';
export * from './settings-table.ts';
