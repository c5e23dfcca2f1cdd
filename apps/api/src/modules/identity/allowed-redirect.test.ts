import { expect, it } from 'vitest';
import { allowedRedirect } from './allowed-redirect.ts';

const allowed = ['https://sso.example', 'https://id.example:8443'];

it.each(['https://sso.example/', 'https://sso.example/entrar?sistema=estrada', 'https://id.example:8443/x'])(
  'redirects to %s',
  (address) => {
    expect(allowedRedirect(address, allowed)).toBe(address);
  },
);

it.each([
  null,
  '',
  'sso.example',
  '//sso.example',
  '/entrar',
  'http://sso.example/',
  'https://sso.example:444/',
  'https://sso.example.evil.example/',
  'https://evil.example/https://sso.example',
  'https://sso.example@evil.example/',
  'https://user:pw@sso.example/',
  'https://id.example/',
  'javascript:alert(1)//https://sso.example',
  'data:text/html,x',
])('never redirects to %j', (address) => {
  expect(allowedRedirect(address, allowed)).toBeNull();
});

it('redirects nowhere when nothing is allowed', () => {
  expect(allowedRedirect('https://sso.example/', [])).toBeNull();
});
