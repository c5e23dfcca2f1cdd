export * from './campaign-form.ts';
export * from './vehicle-search.ts';
export * from './years.ts';
