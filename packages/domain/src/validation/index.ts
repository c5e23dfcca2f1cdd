export { type MessageKey, messages, renderMessage } from './messages.ts';
