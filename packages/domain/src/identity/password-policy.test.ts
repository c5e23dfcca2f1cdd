import { expect, it } from 'vitest';
import { failedPasswordRules } from './password-policy.ts';

it('accepts a password that meets every rule', () => {
  expect(failedPasswordRules('Estrada-Segura1')).toEqual([]);
});

it.each([
  ['Estrada-Segur1', 'password.tooShort'],
  ['Estrada Segura-1', 'password.whitespace'],
  ['Estrada-Segura-x', 'password.digit'],
  ['estrada-segura-1', 'password.upper'],
  ['ESTRADA-SEGURA-1', 'password.lower'],
  ['EstradaSegura123', 'password.special'],
] as const)('refuses %j only for %s', (password, key) => {
  expect(failedPasswordRules(password)).toEqual([key]);
});

it('names every failed rule at once', () => {
  expect(failedPasswordRules('abc')).toEqual([
    'password.tooShort',
    'password.digit',
    'password.upper',
    'password.special',
  ]);
});

it('only reports the password as required when it is empty', () => {
  expect(failedPasswordRules('')).toEqual(['password.required']);
});
