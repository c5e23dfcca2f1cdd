export * from './hidden-characters.ts';
export * from './messages.ts';
export * from './shared-code.ts';
