export { hasHiddenCharacters } from './hidden-characters.ts';
export { type MessageKey, messages, renderMessage } from './messages.ts';
export { sharedCode } from './shared-code.ts';
