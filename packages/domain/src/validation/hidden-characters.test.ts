import { expect, it } from 'vitest';
import { hasHiddenCharacters } from './hidden-characters.ts';

it.each([
  ['a null', 'Ana\0'],
  ['an escape', 'Ana\u001b[31m'],
  ['a line break', 'Ana\nLima'],
  ['a C1 control', 'Ana\u0085'],
  ['a line separator', 'Ana\u2028'],
  ['an override of the direction', 'foto\u202Egpj.exe'],
  ['an isolate', '\u2066Ana\u2069'],
  ['a direction mark', 'Ana\u200F'],
  ['an Arabic letter mark', 'Ana\u061C'],
])('finds %s', (_case, value) => expect(hasHiddenCharacters(value)).toBe(true));

it.each(["D'Ávila & Cia. – Nº 1 (“São João”)", 'José\u0301', 'أحمد', 'Auto\u00a0Via', 'tabela de preços.xlsx'])(
  'accepts %j',
  (value) => expect(hasHiddenCharacters(value)).toBe(false),
);
