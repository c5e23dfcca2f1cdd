import { expect, it } from 'vitest';
import { noticeMessage } from './notice-message.ts';

it('accepts a message of 1 to 4,000 characters, and trims spaces around it', () => {
  expect(noticeMessage(' Olá \n')).toBe('Olá');
  expect(noticeMessage('🚗'.repeat(4_000))).toHaveLength(8_000);
});

it.each([
  ['', 'SET083'],
  [' \n', 'SET083'],
  ['a'.repeat(4_001), 'SET082'],
])('refuses an empty or longer message (%#)', (message, code) => {
  expect(() => noticeMessage(message)).toThrow(code);
});
