import { expect, it } from 'vitest';
import { noticeMessage } from './notice-message.ts';

it('keeps a message of 1 to 4,000 characters, without blanks around it', () => {
  expect(noticeMessage(' Olá \n')).toBe('Olá');
  expect(noticeMessage('🚗'.repeat(4_000))).toHaveLength(8_000);
});

it.each([
  ['', 'SET083'],
  [' \n', 'SET083'],
  ['a'.repeat(4_001), 'SET082'],
])('refuses what is empty or longer (%#)', (message, code) => {
  expect(() => noticeMessage(message)).toThrow(code);
});
