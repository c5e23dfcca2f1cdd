export * from './start-form.ts';
export * from './steps.ts';
