import { describe, expect, it } from 'vitest';
import { type Eligibility, type EligibilityFacts, type Ineligibility, whyIneligible } from './eligibility.ts';

const product: Eligibility = {
  code: 'GAP',
  forPF: true,
  forPJ: true,
  forNew: true,
  forUsed: true,
  saleTypes: ['TD', 'VD'],
  buyerSegments: [],
  financeTypeIds: [],
  minTermMonths: 12,
  maxTermMonths: 60,
  maxVehicleAgeYears: null,
  maxMileageKm: null,
  minVehicleCents: null,
  maxVehicleCents: null,
  minClientAge: null,
  maxClientAge: null,
};
const facts: EligibilityFacts = {
  personType: 'PF',
  assetType: 2,
  saleType: 'TD',
  financeTypeId: 1,
  modelYear: 2020,
  vehicleValueCents: 8_000_000,
  mileage: 90_000,
  birthDate: '1966-11-28',
  today: '2026-11-27',
};
const why = (limits: Partial<Eligibility>, changes: Partial<EligibilityFacts> = {}, term = 36) =>
  whyIneligible({ ...product, ...limits }, { ...facts, ...changes }, term);

describe('whyIneligible', () => {
  it('returns null for a product without limits', () => expect(why({})).toBeNull());

  it.each<[string, Ineligibility, Partial<Eligibility>, Partial<EligibilityFacts>?]>([
    ['of companies for an individual', 'person', { forPF: false }],
    ['of individuals for a company', 'person', { forPJ: false }, { personType: 'PJ' }],
    ['life insurance for a company, whatever is registered', 'person', { code: 'LIFE' }, { personType: 'PJ' }],
    ['of new vehicles for a used one', 'condition', { forUsed: false }],
    ['of used vehicles for a new one', 'condition', { forNew: false }, { assetType: 1 }],
    ['of direct sales in a traditional one', 'saleType', { saleTypes: ['VD'] }],
    [
      'of employees for another buyer',
      'buyer',
      { buyerSegments: ['EMPLOYEE'] },
      { saleType: 'VD', assetType: 1, directSaleTypeId: 5 },
    ],
    ['of another plan', 'plan', { financeTypeIds: [2] }],
    ['of vehicles up to five years for one of six', 'vehicleAge', { maxVehicleAgeYears: 5 }],
    ['of up to 89,999 km for 90,000 km', 'mileage', { maxMileageKm: 89_999 }],
    ['of vehicles from R$ 80,000.01', 'vehiclePrice', { minVehicleCents: 8_000_001 }],
    ['of vehicles up to R$ 79,999.99', 'vehiclePrice', { maxVehicleCents: 7_999_999 }],
    ['of clients from 60 the day before that birthday', 'clientAge', { minClientAge: 60 }],
    ['of clients up to 58 at 59', 'clientAge', { maxClientAge: 58 }],
    ['of terms up to 24 months', 'term', { maxTermMonths: 24 }],
    ['of terms from 48 months', 'term', { minTermMonths: 48 }],
  ])('returns the failed rule for a product %s', (_, reason, limits, changes) =>
    expect(why(limits, changes)).toBe(reason),
  );

  it.each<[string, Partial<Eligibility>, Partial<EligibilityFacts>?]>([
    ['the very age of the vehicle', { maxVehicleAgeYears: 6 }],
    ['the very mileage', { maxMileageKm: 90_000 }],
    ['the very price', { minVehicleCents: 8_000_000, maxVehicleCents: 8_000_000 }],
    ['the very age of the client', { minClientAge: 59, maxClientAge: 59 }],
    ['the day of the birthday', { minClientAge: 60 }, { today: '2026-11-28' }],
    ['the ends of the terms', { minTermMonths: 36, maxTermMonths: 36 }],
    ['its buyers', { buyerSegments: ['DEFAULT'] }, { saleType: 'VD', assetType: 1, directSaleTypeId: 5 }],
    ['its plan', { financeTypeIds: [1, 2] }],
  ])('allows a product at %s', (_, limits, changes) => expect(why(limits, changes)).toBeNull());

  it.each<[string, Partial<Eligibility>, Partial<EligibilityFacts>]>([
    ['the birth date', { minClientAge: 60 }, { birthDate: undefined }],
    ['the mileage', { maxMileageKm: 0 }, { mileage: undefined }],
  ])('excludes nothing while %s is unknown', (_, limits, changes) => expect(why(limits, changes)).toBeNull());

  it('limits no company by the age of a client', () =>
    expect(why({ minClientAge: 60 }, { personType: 'PJ', birthDate: '2020-01-01' })).toBeNull());

  it('limits the buyers of direct sales only', () => expect(why({ buyerSegments: ['TAXI'] })).toBeNull());
});
