/**
 * Products that a dealer does not sell are not offered, priced, previewed or saved by its simulations; other dealers
 * are not affected.
 */
import { insuranceCodes } from '@estrada/domain/products/index';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aRequest } from '../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';

let api: TestApi;
let seller: Session;
let neighbour: Session;
let insurance: Session;
beforeAll(async () => {
  api = await openApi();
  seller = await api.signIn('seller');
  neighbour = await api.signIn('DEMO2.SELLER');
  insurance = await api.signIn('insurance');
});
afterAll(() => api.close());

/** Makes the seller's dealer sell everything, or everything but GAP. */
async function sellGap(isSold: boolean): Promise<void> {
  const { items } = await insurance.ok('listInsuranceByDealer', { query: { size: 100 } });
  const { version } = items.find(({ id }) => id === seller.activeDealerId)!;
  const insurances = insuranceCodes.filter((code) => isSold || code !== 'GAP');
  await insurance.ok('saveInsuranceByDealer', { body: { id: seller.activeDealerId, version, insurances } });
}

const simulate = async (session: Session, changes: object = {}) => {
  const body = await aRequest(session, { terms: [36], ...changes });
  const answer = await session.ok('simulate', { params: { dealerId: session.activeDealerId }, body });
  return answer.simulationItems[0]!;
};
const codesOf = (item: { products: { code: string }[] }) => item.products.map(({ code }) => code);
const basis = async (session: Session) => {
  const { financeTypeId, assetType, personType, manufacturerYear, modelYear, state } = await aRequest(session);
  const query = { financeTypeId, assetType, personType, manufacturerYear, modelYear, state } as never;
  return session.ok('readSimulationBasis', { params: { dealerId: session.activeDealerId }, query });
};

it('disappears from the offers and preview of its dealer only, and reappears when it is sold again', async () => {
  const priced = await simulate(seller, { products: ['GAP'] });
  expect(priced.missingProducts).toEqual([]);
  await sellGap(false);
  expect(codesOf(await simulate(seller))).not.toContain('GAP');
  expect((await basis(seller)).catalogue.map(({ code }) => code)).not.toContain('GAP');
  expect(await simulate(seller, { products: ['GAP'] })).toMatchObject({
    missingProducts: [{ code: 'GAP', provider: null, reason: 'notSold' }],
  });
  expect(codesOf(await simulate(neighbour))).toContain('GAP');
  await sellGap(true);
  expect(await simulate(seller, { products: ['GAP'] })).toEqual(priced);
});

it('costs nothing when a browser requests it anyway, in a simulation, a grid and a saved simulation', async () => {
  const bare = await simulate(seller);
  const request = await aRequest(seller, { terms: [36], products: ['GAP'] });
  const grid = async () => {
    const body = { request, entriesCents: [request.entryValueCents] };
    const { terms, entries } = await seller.ok('simulateGrid', { params: { dealerId: seller.activeDealerId }, body });
    return entries[0]!.cells[terms.indexOf(36)]!.installmentCents;
  };
  const save = () =>
    seller.ok('saveSimulation', {
      query: { dealerId: seller.activeDealerId },
      body: { client: {}, request, selectedTerm: 36 },
    });
  const before = await save();
  expect(await grid()).toBeGreaterThan(bare.installmentCents);
  await sellGap(false);
  expect((await simulate(seller, { products: ['GAP'] })).installmentCents).toBe(bare.installmentCents);
  expect(await grid()).toBe(bare.installmentCents);
  expect((await save()).result.simulationItems[0]!.installmentCents).toBe(bare.installmentCents);
  const again = await seller.ok('recalculateSavedSimulation', { body: { id: before.id }, query: {} });
  expect(again.simulationItems[0]!.installmentCents).toBe(bare.installmentCents);
  await sellGap(true);
});
