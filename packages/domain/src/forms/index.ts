export * from './fields.ts';
export * from './form.ts';
export * from './reason-form.ts';
