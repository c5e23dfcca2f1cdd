import { makeCpf } from '@estrada/domain/people/index';
import { expect, it } from 'vitest';
import { logSearch, plantSecrets } from './log-secrets.ts';

const cpf = makeCpf('123456789');
const formatted = cpf.replace(/(\d{3})(\d{3})(\d{3})(\d{2})/, '$1.$2.$3-$4');

it.each([
  ['a CPF', `{"route":"/clients/${cpf}"}`],
  ['a CPF', `{"msg":"no client ${formatted}"}`],
  ['a token', '{"msg":"refused eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln"}'],
  ['a file', `{"body":"/9j/${'A'.repeat(40)}"}`],
])('finds %s in %s', (kind, line) => {
  expect(logSearch().search(line)).toEqual([kind]);
});

it('finds a secret from a request body, in plain text and in base64', () => {
  const search = logSearch();
  plantSecrets(search, { username: 'ANA.LIMA', nested: [{ newPassword: 'Uma.Senha.Longa.1' }] });
  expect(search.search('{"msg":"Uma.Senha.Longa.1 is wrong"}')).toEqual(['a planted value']);
  expect(search.search(`{"msg":"${btoa('Uma.Senha.Longa.1')}"}`)).toEqual(['a planted value']);
  expect(search.search('{"msg":"ANA.LIMA"}')).toEqual([]);
});

it('accepts times, identifiers, durations and route patterns', () => {
  const line =
    '{"level":30,"time":"2026-11-20T13:00:00.123Z","correlationId":"01KAGQ2V9X7TDC5R3M8W1E6N4B","route":"/api/users/:id","ms":12.123456789,"at":1763643600123}';
  expect(logSearch().search(line)).toEqual([]);
});

it('does not treat the expiry day of a password as a secret', () => {
  const search = logSearch();
  plantSecrets(search, { user: { passwordExpireDate: '2026-11-21' }, newPassword: 'Caminho-Novo-2026!' });
  expect(search.search('{"time":"2026-11-21T18:00:00.000Z"}')).toEqual([]);
  expect(search.search('{"body":"Caminho-Novo-2026!"}')).toEqual(['a planted value']);
});
