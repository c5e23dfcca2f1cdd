/** A price of an insurer in a simulation: financed for the sale that it was quoted for, and for no other. */
import type { SimulationRequestInput } from '@estrada/endpoints/index';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aRequest } from '../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { answerQuotes, aQuotedCar } from '../../../test/quoted-car.ts';

let api: TestApi;
let seller: Session;
let used: SimulationRequestInput;
beforeAll(async () => {
  api = await openApi();
  seller = await api.signIn('seller');
  used = await aRequest(seller, { assetType: 2, terms: [48] });
  answerQuotes(api);
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

describe('200', () => {
  it('an offer that is chosen is financed, also where the insurance is shorter than the loan', async () => {
    const products = [await quoteProtection(), await aQuotedCar(seller, used)];
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
    const products = [await quoteProtection(), await aQuotedCar(seller, used)];
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
