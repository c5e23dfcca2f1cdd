import { expect, it } from 'vitest';
import type { PriceTableRow } from './price-tables.ts';
import { type ModelYear, zeroRateModels } from './zero-rate.ts';

const row = (part: Partial<PriceTableRow> = {}): PriceTableRow => ({
  id: 'r',
  tableCode: 'ZERO-24',
  sourceTableCode: 'ZERO',
  description: 'Taxa zero',
  financeTypeId: 10,
  personType: null,
  assetType: 1,
  saleType: 'TD',
  termMonths: 24,
  rateMonthly: '0',
  minEntryShare: 0.5,
  maxEntryShare: null,
  campaignCode: null,
  commissionShare: null,
  minRateMonthly: null,
  maxRateMonthly: null,
  maxVehicleAgeYears: null,
  balloonShare: null,
  terms: {},
  targetRateMonthly: '0.0149',
  tierCode: null,
  taxType: 'TAX_ZERO',
  effectiveFrom: '2026-01-01',
  validUntil: '2026-12-31',
  ...part,
});
const onix = (modelYear: number, part: Partial<ModelYear> = {}): ModelYear => ({
  manufacturer: 'CHEVROLET',
  model: 'Onix',
  assetType: 1,
  modelYear,
  versions: 8,
  ...part,
});
const today = '2026-11-22';

it('combines terms and model years in one line, terms ascending', () => {
  const found = zeroRateModels([row(), row({ termMonths: 12 })], [onix(2026), onix(2027, { versions: 5 })], today);
  expect(found).toEqual([
    {
      manufacturer: 'CHEVROLET',
      model: 'Onix',
      assetType: 1,
      firstYear: 2026,
      lastYear: 2027,
      versions: 8,
      saleType: 'TD',
      financeTypeId: 10,
      personType: null,
      minEntryShare: 0.5,
      validUntil: '2026-12-31',
      termsMonths: [12, 24],
    },
  ]);
});

it('lists sale types, entries and person types separately', () => {
  const rows = [row(), row({ saleType: 'VD' }), row({ minEntryShare: 0.6 }), row({ personType: 'PJ' })];
  expect(zeroRateModels(rows, [onix(2026)], today)).toHaveLength(4);
});

it.each([
  ['a rate that is not zero', row({ taxType: 'SUBSIDIZED' }), onix(2026)],
  ['a table that ends too soon for an offer', row({ validUntil: '2026-11-23' }), onix(2026)],
  ['a table of before', row({ validUntil: '2026-11-21' }), onix(2026)],
  ['the other condition', row(), onix(2026, { assetType: 2 })],
  ['an older vehicle', row({ assetType: 2, maxVehicleAgeYears: 5 }), onix(2020, { assetType: 2 })],
])('excludes %s', (_case, table, model) => {
  expect(zeroRateModels([table], [model], today)).toEqual([]);
});

it('includes a used vehicle of exactly the maximum age', () => {
  const table = row({ assetType: 2, maxVehicleAgeYears: 5 });
  expect(zeroRateModels([table], [onix(2021, { assetType: 2 })], today)).toHaveLength(1);
});
