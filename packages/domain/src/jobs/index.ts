export * from './job-failure.ts';
