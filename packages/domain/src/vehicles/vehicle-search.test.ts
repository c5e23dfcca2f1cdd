import { describe, expect, it } from 'vitest';
import { rankByDescription, readVehicleSearch } from './vehicle-search.ts';

describe('a search for a used vehicle', () => {
  it.each([
    ['ABC1D23', { kind: 'plate', mark: 'ABC1D23' }],
    ['abc-1234', { kind: 'plate', mark: 'ABC1234' }],
    [' 9bgks48u0rg 100002 ', { kind: 'chassis', mark: '9BGKS48U0RG100002' }],
    ['Tracker', { kind: 'words', words: ['tracker'], years: [] }],
    ['Ônix lt 2023/2024', { kind: 'words', words: ['onix', 'lt'], years: [2023, 2024] }],
    ['onix 1.0', { kind: 'words', words: ['onix', '1.0'], years: [] }],
    ['2023', null],
    ['o', null],
    ['', null],
  ])('reads %j', (text, read) => {
    expect(readVehicleSearch(text)).toEqual(read);
  });
});

describe('the vehicles of a description', () => {
  const vehicles = ['Onix 1.0 Manual', 'Onix LT 1.0 Manual', 'Onix LT 1.0 Turbo Automático'].map((name) => ({
    manufacturer: 'CHEVROLET',
    name,
  }));
  const namesOf = (description: string) => {
    const { ranked, isExact } = rankByDescription(vehicles, description);
    return [isExact, ranked.map(({ name }) => name)];
  };

  it('are exact when one alone has its words, whatever their order, accents and manufacturer', () => {
    expect(namesOf('CHEVROLET/ONIX LT 1.0 AUTOMATICO TURBO')).toEqual([
      true,
      ['Onix LT 1.0 Turbo Automático', 'Onix LT 1.0 Manual', 'Onix 1.0 Manual'],
    ]);
  });

  it('are candidates when the description says more or less than each of them', () => {
    expect(namesOf('CHEVROLET/ONIX 1.0')[0]).toBe(false);
    expect(namesOf('CHEVROLET/ONIX LT 1.0 MANUAL HATCH')).toEqual([
      false,
      ['Onix LT 1.0 Manual', 'Onix 1.0 Manual', 'Onix LT 1.0 Turbo Automático'],
    ]);
  });
});
