export * from './client-page.ts';
