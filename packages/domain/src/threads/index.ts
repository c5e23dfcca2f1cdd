export { longestMessage, messagesAMinute, type ThreadSide, threadSideOf } from './thread.ts';
