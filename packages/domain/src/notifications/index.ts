export * from './notice-link.ts';
export * from './notice-message.ts';
