export * from './email-templates.ts';
export * from './fill-template.ts';
export * from './template-problems.ts';
