export * from './insurers.ts';
