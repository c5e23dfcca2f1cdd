export * from './fields.ts';
export * from './form.ts';
export * from './reason-form.ts';
export * from './ui.ts';
