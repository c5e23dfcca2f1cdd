import { expect, it } from 'vitest';
import { expiryWarning, isPasswordExpired } from './password-expiry.ts';

const today = '2026-11-20';

it.each([
  ['2026-12-01', null],
  ['2026-11-30', 10],
  ['2026-11-21', 1],
  ['2026-11-20', null],
  ['2026-11-01', null],
  [null, null],
] as const)('warns of a password valid until %s with %j days left', (expiresOn, days) => {
  expect(expiryWarning(expiresOn, today)).toBe(days);
});

it.each([
  ['2026-11-21', false],
  ['2026-11-20', true],
  ['2026-11-01', true],
  [null, false],
] as const)('treats a password valid until %s as expired: %j', (expiresOn, isExpired) => {
  expect(isPasswordExpired(expiresOn, today)).toBe(isExpired);
});
