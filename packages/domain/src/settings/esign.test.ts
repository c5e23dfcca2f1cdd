import { expect, it } from 'vitest';
import { esignLevels, esignOffAt } from './esign.ts';

it('is on when no level switches it off', () => {
  expect(esignOffAt({})).toBeNull();
  expect(esignOffAt({ allDealers: true, personType: true, dealer: true, proposal: true })).toBeNull();
});

it.each(esignLevels)('is off when %s alone is off', (level) => expect(esignOffAt({ [level]: false })).toBe(level));

it('names the widest level that is off', () =>
  expect(esignOffAt({ proposal: false, dealer: false, personType: true })).toBe('dealer'));
