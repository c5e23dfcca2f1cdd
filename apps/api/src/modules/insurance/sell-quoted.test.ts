/** A price of an insurer in a simulation: financed for the sale that it was quoted for, and for no other. */
import type { SimulationRequestInput } from '@estrada/endpoints/index';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aRequest } from '../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';

let api: TestApi;
let seller: Session;
let used: SimulationRequestInput;
beforeAll(async () => {
  api = await openApi();
  seller = await api.signIn('seller');
  used = await aRequest(seller, { assetType: 2, terms: [48] });
  api.partners.liberty.quote = vi.fn(async (requestId: string) => ({
    quoteId: `q-${requestId}`,
    validUntil: '2026-11-27T23:59:59-03:00',
    offers: [
      { coverage: 'COMPLETE', deductiblePercent: null, netCents: 160_000, iofCents: 11_808, totalCents: 171_808 },
      { coverage: 'A', deductiblePercent: 100, netCents: 300_000, iofCents: 22_140, totalCents: 322_140 },
    ],
  }));
});
afterAll(() => api.close());

const simulate = async (body: SimulationRequestInput) =>
  (await seller.ok('simulate', { params: { dealerId: seller.activeDealerId }, body })).simulationItems[0]!;

async function quoteProtection() {
  const { items } = await seller.ok('listVersions', { query: { vehicleType: 2, modelId: used.modelId } });
  const { code, optionCode } = items.find(({ id }) => id === used.versionId)!;
  const { insurances } = await seller.ok('priceVaps', {
    query: {
      personType: 'PF',
      assetType: '2',
      vehicleCode: code,
      optionalCode: optionCode,
      manufacturerYear: String(used.manufacturerYear),
      modelYear: String(used.modelYear),
      mileage: String(used.mileage),
    },
    body: [{ code: 'PMC', provider: 'LIBERTY', option: { termMonths: 24 } }],
  });
  const quoteId = insurances[0]!.idQuote!;
  return { code: 'PMC', provider: 'LIBERTY', quoteId, option: { pricingOption: 'COMPLETE', termMonths: 24 } };
}

async function quoteCar() {
  const { insurances } = await seller.ok('priceCarInsurance', {
    body: {
      personType: 'PF',
      vehicle: {
        plate: 'BRA2E19',
        modelYear: used.modelYear,
        manufacturerYear: used.manufacturerYear,
        assetType: 2,
        fuelType: 3,
        fipe: 7_000_000,
      },
      persons: [{ isPolicyHolder: true, birthDate: '1988-04-12', gender: 'F', maritalStatus: 2, zipCode: '30110010' }],
      questions: {
        betweenEighteenAndTwentyFiveYears: false,
        extendInsuranceToOtherDrivers: false,
        useTheVehicleForBusinessPurposes: false,
        enabledOnStar: false,
        buyerIsTheMainDriver: true,
      },
    },
  });
  const quoteId = insurances[0]!.idQuote!;
  return { code: 'SEGURO_AUTO', provider: 'LIBERTY', quoteId, option: { pricingOption: 'A-100', termMonths: 12 } };
}

describe('200', () => {
  it('an offer that is chosen is financed, also where the insurance is shorter than the loan', async () => {
    const products = [await quoteProtection(), await quoteCar()];
    const without = await simulate(used);
    const item = await simulate({ ...used, products });
    expect(item.missingProducts).toEqual([]);
    const lines = item.products.filter(({ selected }) => selected);
    expect(lines.map(({ code, premiumCents }) => [code, premiumCents])).toEqual([
      ['PMC', 171_808],
      ['SEGURO_AUTO', 322_140],
    ]);
    expect(item.installmentCents).toBeGreaterThan(without.installmentCents);
  });

  it('an offer made for another buyer, another vehicle or another mileage has no price', async () => {
    const products = [await quoteProtection(), await quoteCar()];
    const missing = async (changes: Partial<SimulationRequestInput>) =>
      (await simulate({ ...used, products, ...changes })).missingProducts.map(({ code, reason }) => [code, reason]);
    expect(await missing({ personType: 'PJ' })).toEqual([
      ['PMC', 'noQuote'],
      ['SEGURO_AUTO', 'noQuote'],
    ]);
    expect(await missing({ mileage: 41_000 })).toEqual([['PMC', 'noQuote']]);
    const other = { quoteId: products[1]!.quoteId };
    expect(await missing({ products: [{ ...products[0]!, ...other }] })).toEqual([['PMC', 'noQuote']]);
  });
});
