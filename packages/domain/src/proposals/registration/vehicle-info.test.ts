import { describe, expect, it } from 'vitest';
import { makeCpf } from '../../people/index.ts';
import { normaliseVehicleInfo, vehicleInfoProblems } from './vehicle-info.ts';

const complete = {
  sellerType: 'D' as const,
  sellerName: 'Rita Campos',
  sellerDocument: makeCpf('123456789'),
  vehiclePickUpDate: '2026-12-15',
};
const today = Temporal.PlainDate.from('2026-11-21');
const keysOf = (changes: object) =>
  vehicleInfoProblems({ ...complete, ...changes }, today).map(({ path, key }) => [path, key]);

describe('seller data', () => {
  it('reports no problem for complete data, with or without a pick-up day', () => {
    expect(keysOf({})).toEqual([]);
    expect(keysOf({ vehiclePickUpDate: undefined })).toEqual([]);
  });

  it('reports every gap at its field', () => {
    expect(vehicleInfoProblems({}, today).map(({ path }) => path)).toEqual([
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

const marks = { plate: 'ABC1D23', chassis: '9BGKS48U0RG123456', renavam: '00639884962' };
const markKeysOf = (changes: object) => keysOf({ ...marks, ...changes });

describe('vehicle identifiers', () => {
  it('may all be missing: a new vehicle is not registered before it is sold', () => {
    expect(keysOf({})).toEqual([]);
    expect(keysOf({ plate: '', chassis: '  ', renavam: '' })).toEqual([]);
  });

  it.each([
    { plate: 'ABC1234' },
    { plate: 'abc-1234' },
    { plate: 'ABC 1D23' },
    { chassis: '9bgks48u0rg123456' },
    { renavam: '0063988496-2' },
    { renavam: '639884962' },
  ])('accept %o', (changes) => {
    expect(markKeysOf(changes)).toEqual([]);
  });

  it.each([
    ['plate', 'ABC123', 'plate.invalid'],
    ['plate', 'ABC12345', 'plate.invalid'],
    ['chassis', '9BGKS48U0RG12345', 'chassis.invalid'],
    ['chassis', '9BGKS48U0RG12345I', 'chassis.invalid'],
    ['chassis', '9BGKS48U0RG12345O', 'chassis.invalid'],
    ['chassis', 'QBGKS48U0RG123456', 'chassis.invalid'],
    ['chassis', '9BGKS48U0RG12345-6', 'chassis.invalid'],
    ['plate', 'ABC*1D23', 'plate.invalid'],
    ['renavam', '00639884963', 'renavam.invalid'],
    ['renavam', '00000000000', 'renavam.invalid'],
    ['renavam', '39884962', 'renavam.invalid'],
    ['renavam', '0063988496A', 'renavam.invalid'],
  ])('refuse %s "%s" at its field', (field, value, key) => {
    expect(markKeysOf({ [field]: value })).toEqual([[`vehicleAdditionalInfo.${field}`, key]]);
  });

  it('are normalised without separators and in capitals, an older Renavam with leading zeros', () => {
    const typed = {
      plate: 'abc-1d23',
      chassis: ' 9bgks48u0rg123456 ',
      renavam: '639884962',
      sellerDocument: '529.982.247-25',
    };
    expect(normaliseVehicleInfo(typed)).toEqual({ ...marks, sellerDocument: '52998224725' });
    expect(normaliseVehicleInfo({ plate: ' ', sellerName: 'Rita Campos' })).toEqual({ sellerName: 'Rita Campos' });
  });

  it('leave an invalid value as typed, so that its field reports it', () => {
    expect(normaliseVehicleInfo({ renavam: '12345' }).renavam).toBe('12345');
  });
});
