export * from './fields.ts';
export * from './form.ts';
export * from './person-fields.ts';
export * from './reason-form.ts';
export * from './ui.ts';
