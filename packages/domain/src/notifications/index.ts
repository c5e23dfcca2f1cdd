export { noticeMessage } from './notice-message.ts';
