export * from './campaign-form.ts';
export * from './years.ts';
