import { expect, it } from 'vitest';
import { maskDocument, maskName } from './mask-people.ts';

it('masks a document except for digits that distinguish two people', () => {
  expect(maskDocument('12345678909')).toBe('***.456.789-**');
  expect(maskDocument('12ABC345000135')).toBe('**.ABC.345/****-**');
});

it('masks a name to its initials', () => {
  expect(maskName('Ana  Lima')).toBe('A*** L***');
  expect(maskName('Élcio')).toBe('É***');
  expect(maskName('')).toBe('');
});
