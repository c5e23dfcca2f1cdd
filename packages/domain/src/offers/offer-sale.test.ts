import { expect, it } from 'vitest';
import { type OfferTerms, offeredSaleProblems, offerValidityProblem, rowsOfOffer } from './offer-sale.ts';

const offer: OfferTerms = {
  offerName: 'Onix de novembro',
  offerType: 'NAC',
  region: '',
  enabled: true,
  effectiveFrom: '2026-11-10',
  validUntil: '2026-11-30',
  vehicleType: '1',
  manufacturerId: 12,
  modelId: 1,
  versionId: 11,
  manufacturerYear: 2026,
  modelYear: 2027,
  priceCents: 8_000_000,
  personType: 'PF',
  financeTypeId: 1,
  deferralUnit: '',
  sourceTableCode: 'REG',
  colourChoices: [],
};
const sale: Parameters<typeof offeredSaleProblems>[1] = {
  personType: 'PF',
  assetType: 1,
  saleType: 'TD',
  manufacturerId: 12,
  modelId: 1,
  versionId: 11,
  manufacturerYear: 2026,
  modelYear: 2027,
  financeTypeId: 1,
  vehicleValueCents: 8_000_000,
};

it('is valid from its first day until two days before its last one, while it is enabled', () => {
  const on = (today: string, part: Partial<OfferTerms> = {}) =>
    offerValidityProblem({ ...offer, ...part }, today)?.key ?? null;
  expect(on('2026-11-09')).toBe('offer.notBegun');
  expect(on('2026-11-10')).toBeNull();
  expect(on('2026-11-28')).toBeNull();
  expect(on('2026-11-29')).toBe('offer.endsTooSoon');
  expect(on('2026-11-30')).toBe('offer.endsTooSoon');
  expect(on('2026-12-01')).toBe('offer.ended');
  expect(on('2026-11-20', { enabled: false })).toBe('offer.disabled');
  expect(offerValidityProblem(offer, '2026-12-01')?.params).toEqual({ name: 'Onix de novembro', date: '30/11/2026' });
});

it('applies to one vehicle, person type, plan and price, in a traditional sale', () => {
  const pathsOf = (part: Partial<Parameters<typeof offeredSaleProblems>[1]>) =>
    offeredSaleProblems(offer, { ...sale, ...part }).map(({ path }) => path);
  expect(pathsOf({})).toEqual([]);
  for (const part of [
    { versionId: 12 },
    { modelYear: 2026 },
    { personType: 'PJ' },
    { assetType: 2 },
    { saleType: 'VD' },
    { financeTypeId: 2 },
    { vehicleValueCents: 8_000_001 },
  ] as const)
    expect(pathsOf(part)).toEqual(Object.keys(part));
});

it('is sold in one of its colours, and in any where it names none', () => {
  const colourChoices = ['Azul Boreal', 'Branco Summit'];
  const problemsOf = (colour: string | undefined, choices: readonly string[] = colourChoices) =>
    offeredSaleProblems({ ...offer, colourChoices: choices }, { ...sale, colour });
  expect([problemsOf('Azul Boreal'), problemsOf(undefined), problemsOf('Verde', [])]).toEqual([[], [], []]);
  expect(problemsOf('Verde')).toEqual([
    { path: 'colour', key: 'offer.otherColour', params: { names: 'Azul Boreal, Branco Summit' } },
  ]);
});

it('is priced only by its own table, no longer than it is valid, and with its deferral unit', () => {
  const row = (sourceTableCode: string, validUntil: string, deferralUnits?: number[]) => ({
    sourceTableCode,
    validUntil,
    terms: deferralUnits ? { deferralUnits } : {},
  });
  const rows = [row('REG', '2026-12-31', [3, 6]), row('REG', '2026-11-20', [3]), row('OUTRA', '2026-12-31', [6])];
  expect(rowsOfOffer(rows, offer).map(({ validUntil }) => validUntil)).toEqual(['2026-11-30', '2026-11-20']);
  expect(rowsOfOffer(rows, { ...offer, deferralUnit: '6' })).toEqual([row('REG', '2026-11-30', [6])]);
});
