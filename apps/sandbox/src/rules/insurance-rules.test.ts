import { describe, expect, it } from 'vitest';
import {
  type CarRequest,
  cardifProtection,
  carOffers,
  chevroletPlus,
  guaranteedNote,
  libertyProtection,
  libertyProtectionAfterSale,
  life,
  protectedInstalment,
  type Underwriting,
} from './insurance-rules.ts';

const today = '2026-11-20';
/** The net premium of the first offer, or the code of the refusal. */
const outcome = (result: Underwriting, coverage?: string, deductible?: number): number | string =>
  'refusal' in result
    ? result.refusal.code
    : result.offers.find(
        (offer) =>
          (coverage === undefined || offer.coverage === coverage) &&
          (deductible === undefined || offer.deductible === deductible),
      )!.netCents;

describe('car insurance costs a share of the value', () => {
  const car: CarRequest = {
    valueCents: 10_000_000,
    modelYear: 2024,
    months: 12,
    driverBirthDate: '1988-04-12',
    zipCode: '30110010',
    hasYoungDriver: false,
    hasOtherDrivers: false,
    isForBusiness: false,
    hasOnStar: false,
    gender: 'F',
    maritalStatus: 2,
    commercialCategory: 1,
    fuelType: 3,
    plate: null,
    chassis: null,
    discount: 0,
  };
  it.each<[string, Partial<CarRequest>, number | string]>([
    ['of 3,4 % a year', {}, 340_000],
    ['for 24 months', { months: 24 }, 680_000],
    ['with a driver of 24', { driverBirthDate: '2002-11-20' }, 442_000],
    ['with a driver of 25', { driverBirthDate: '2001-11-20' }, 340_000],
    ['with a driver of 60', { driverBirthDate: '1966-11-20' }, 374_000],
    ['in a region of more thefts', { zipCode: '01310100' }, 391_000],
    ['with a young driver', { hasYoungDriver: true }, 425_000],
    ['with other drivers', { hasOtherDrivers: true }, 367_200],
    ['for business', { isForBusiness: true }, 408_000],
    ['as a taxi', { isForBusiness: true, commercialCategory: 2 }, 469_200],
    ['with OnStar', { hasOnStar: true }, 323_000],
    ['with a discount of the lender', { discount: 0.1 }, 306_000],
    ['but not for a driver of 17', { driverBirthDate: '2008-11-21' }, 'InsAutoLiberty-006'],
    ['but not for a vehicle of 21 years', { modelYear: 2005 }, 'InsAutoIntLiberty-010'],
    ['but not above R$ 500.000', { valueCents: 50_000_001 }, 'InsAutoIntLiberty-004'],
  ])('%s', (_, change, expected) => expect(outcome(carOffers({ ...car, ...change }, today), 'A', 100)).toBe(expected));

  it.each<[string, number, number]>([
    ['B', 100, 160_000],
    ['C', 100, 410_000],
    ['A', 50, 401_200],
    ['A', 200, 306_000],
  ])('by its coverage and deductible: %s, %i %%', (coverage, deductible, expected) =>
    expect(outcome(carOffers(car, today), coverage, deductible)).toBe(expected),
  );
});

const vehicle = { valueCents: 10_000_000, kilometres: 10_000, months: 12 };
const person = { personType: 'PF', birthDate: '1990-01-01', financedCents: 10_000_000, months: 10 };
const note = { netCreditCents: 10_000_000, months: 12, personType: 'PF', isUsed: false };

it.each<[string, Underwriting, number | string]>([
  ['protection of Liberty', libertyProtection(vehicle), 111_600],
  ['the same from 60.000 km', libertyProtection({ ...vehicle, kilometres: 60_000 }), 133_920],
  ['the same above 100.000 km', libertyProtection({ ...vehicle, kilometres: 100_001 }), 'LIB002'],
  [
    'protection after the sale with 30 days of warranty left',
    libertyProtectionAfterSale({ ...vehicle, warrantyEndsOn: '2026-12-20' }, today),
    111_600,
  ],
  ['the same with 29', libertyProtectionAfterSale({ ...vehicle, warrantyEndsOn: '2026-12-19' }, today), 'LIB005'],
  ['protection of Cardif', cardifProtection(vehicle), 140_000],
  ['the same of a cheap vehicle', cardifProtection({ ...vehicle, valueCents: 1_000_000 }), 42_000],
  ['the same above 120.000 km', cardifProtection({ ...vehicle, kilometres: 120_001 }), 'CARDIF001'],
  ['the same above R$ 200.000', cardifProtection({ ...vehicle, valueCents: 20_000_001 }), 'CARDIF002'],
  ['the same below R$ 5.000', cardifProtection({ ...vehicle, valueCents: 499_999 }), 'InsIntCardif-002'],
  ['the same for 73 months', cardifProtection({ ...vehicle, months: 73 }), 'InsIntCardif-005'],
  ['Chevrolet Plus up to R$ 50.000', chevroletPlus({ personType: 'PF', financedCents: 5_000_000 }), 59_000],
  ['the same above', chevroletPlus({ personType: 'PF', financedCents: 5_000_001 }), 89_000],
  ['the same above R$ 150.000', chevroletPlus({ personType: 'PF', financedCents: 15_000_001 }), 119_000],
  ['the same for a company', chevroletPlus({ personType: 'PJ', financedCents: 5_000_000 }), 76_700],
  ['the same above R$ 400.000', chevroletPlus({ personType: 'PF', financedCents: 40_000_001 }), 'LIB006'],
  ['the guaranteed note for 12 months', guaranteedNote(note), 210_000],
  ['the same for 13', guaranteedNote({ ...note, months: 13 }), 250_000],
  ['the same of a company', guaranteedNote({ ...note, personType: 'PJ' }), 231_000],
  ['the same for a used vehicle', guaranteedNote({ ...note, isUsed: true }), 252_000],
  ['the same above R$ 300.000', guaranteedNote({ ...note, netCreditCents: 30_000_001 }), 'ASS007'],
  ['life at 36', life(person, today), 50_000],
  ['life at 30', life({ ...person, birthDate: '1996-11-20' }, today), 35_000],
  ['life at 46', life({ ...person, birthDate: '1980-11-20' }, today), 90_000],
  ['life at 70', life({ ...person, birthDate: '1956-11-20' }, today), 150_000],
  ['life at 71', life({ ...person, birthDate: '1955-11-20' }, today), 'Ins-004'],
  ['life of a company', life({ ...person, personType: 'PJ' }, today), 'Ins-000'],
  ['the protected instalment', protectedInstalment(person, today), 230_000],
  ['the same at 66', protectedInstalment({ ...person, birthDate: '1960-11-20' }, today), 'Ins-004'],
  ['the same of a company', protectedInstalment({ ...person, personType: 'PJ' }, today), 'Ins-000'],
])('%s has its price or refusal', (_, result, expected) => expect(outcome(result)).toBe(expected));
