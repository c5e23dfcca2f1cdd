import { expect, it } from 'vitest';
import { type OfferForm, offerDayProblems, offerForm } from './offer-form.ts';

const region = '01jd0000000000000000000001';
const offer = (part: Partial<OfferForm> = {}): OfferForm => ({
  offerName: 'Onix de novembro',
  offerType: 'NAC',
  region: '',
  effectiveFrom: '2026-11-20',
  validUntil: '2026-11-30',
  vehicleType: '1',
  manufacturerId: 12,
  modelId: 1,
  versionId: 1,
  manufacturerYear: 2026,
  modelYear: 2026,
  colours: '',
  priceCents: 8_000_000,
  personType: 'PF',
  financeTypeId: 1,
  deferralUnit: '',
  sourceTableCode: 'T1',
  description: '',
  ...part,
});
const keysOf = (part: Partial<OfferForm>) => offerForm.problems(offer(part)).map(({ path, key }) => `${path} ${key}`);

it('accepts a national offer without a region, and a regional one with it', () => {
  expect(keysOf({})).toEqual([]);
  expect(keysOf({ offerType: 'REGI', region })).toEqual([]);
  expect(keysOf({ offerType: 'REGI' })).toEqual(['region offer.regionRequired']);
  expect(keysOf({ region })).toEqual(['region offer.regionOfNational']);
});

it('requires an end that is not before the start, and at least two days', () => {
  expect(keysOf({ validUntil: '2026-11-19' })).toEqual(['validUntil offer.endBeforeStart']);
  expect(keysOf({ validUntil: '2026-11-20' })).toEqual(['validUntil offer.tooShort']);
  expect(keysOf({ validUntil: '2026-11-21' })).toEqual([]);
});

it('requires a deferral unit for the harvest plan, and for no other plan', () => {
  expect(keysOf({ financeTypeId: 5 })).toEqual(['deferralUnit required']);
  expect(keysOf({ financeTypeId: 5, deferralUnit: '6' })).toEqual([]);
  expect(keysOf({ deferralUnit: '6' })).toEqual(['deferralUnit value.notAllowed']);
  expect(keysOf({ financeTypeId: 3 })).toEqual(['financeTypeId value.notAllowed']);
});

it('stores each colour once, in a fixed order', () => {
  const other = '01jd0000000000000000000002';
  expect(offerForm.normalise(offer({ colours: `${other},${region},${other}` })).colours).toBe(`${region},${other}`);
});

it('refuses an offer that ends today or earlier, or starts in the past', () => {
  const problemsOn = (today: string, before: OfferForm | null = null, part: Partial<OfferForm> = {}) =>
    offerDayProblems(offer(part), before, today).map(({ key }) => key);
  expect(problemsOn('2026-11-20')).toEqual([]);
  expect(problemsOn('2026-11-21')).toEqual(['offer.startInPast']);
  expect(problemsOn('2026-11-29', offer())).toEqual([]);
  expect(problemsOn('2026-11-30', offer())).toEqual(['offer.expiresTooSoon']);
  expect(problemsOn('2026-11-21', offer(), { effectiveFrom: '2026-11-22' })).toEqual(['offer.begun']);
  expect(problemsOn('2026-11-19', offer(), { effectiveFrom: '2026-11-18' })).toEqual(['offer.startInPast']);
});
