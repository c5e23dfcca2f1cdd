export * from './notice-message.ts';
