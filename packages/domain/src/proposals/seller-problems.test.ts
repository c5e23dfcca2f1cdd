import { describe, expect, it } from 'vitest';
import { makeCpf } from '../people/index.ts';
import { sellerProblems } from './seller-problems.ts';

const complete = {
  sellerType: 'D',
  sellerName: 'Rita Campos',
  sellerDocument: makeCpf('123456789'),
  vehiclePickUpDate: '2026-12-15',
};
const keysOf = (changes: object) => sellerProblems({ ...complete, ...changes }).map(({ path, key }) => [path, key]);

describe('seller data', () => {
  it('reports no problem for complete data, with or without a pick-up day', () => {
    expect(keysOf({})).toEqual([]);
    expect(keysOf({ vehiclePickUpDate: undefined })).toEqual([]);
  });

  it('reports every gap at its field', () => {
    expect(sellerProblems({}).map(({ path }) => path)).toEqual([
      'vehicleAdditionalInfo.sellerType',
      'vehicleAdditionalInfo.sellerName',
      'vehicleAdditionalInfo.sellerDocument',
    ]);
  });

  it.each([
    ['sellerName', 'Rita', 'fullName.invalid'],
    ['sellerDocument', '11111111111', 'document.invalid'],
    ['vehiclePickUpDate', '2026-02-30', 'date.invalid'],
    ['vehiclePickUpDate', '15/12/2026', 'date.invalid'],
  ])('refuses %s "%s"', (field, value, key) => {
    expect(keysOf({ [field]: value })).toEqual([[`vehicleAdditionalInfo.${field}`, key]]);
  });
});
