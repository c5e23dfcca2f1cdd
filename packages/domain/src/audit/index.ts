export * from './audit-table.ts';
export * from './value-texts.ts';
