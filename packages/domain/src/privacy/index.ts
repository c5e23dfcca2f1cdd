export * from './data-request.ts';
export * from './retention.ts';
