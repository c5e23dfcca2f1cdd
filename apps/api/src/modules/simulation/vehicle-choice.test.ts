/**
 * The options of a version in a simulation, and the sale options besides its kind of buyer: stored, shown, printed,
 * proposed.
 */
import { aPerson } from '@estrada/testkit/index';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aRequest, aSavedSimulation } from '../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';

let api: TestApi;
let seller: Session;
beforeAll(async () => {
  api = await openApi();
  seller = await api.signIn('seller');
});
afterAll(() => api.close());

const simulate = async (changes: Parameters<typeof aRequest>[1]) =>
  seller.call('simulate', { params: { dealerId: seller.activeDealerId }, body: await aRequest(seller, changes) });
async function optionsOf(session = seller) {
  const { versionId } = await aRequest(session);
  return (await session.ok('listVersionOptions', { params: { versionId } })).items;
}

describe('options of a version', () => {
  it('are those valid today, with their prices', async () => {
    const options = await optionsOf();
    expect(options.length).toBeGreaterThan(1);
    expect(options.map(({ name }) => name)).toEqual(options.map(({ name }) => name).sort());
    for (const { priceCents } of options) expect(priceCents).toBeGreaterThan(0);
    expect((await seller.ok('listVersionOptions', { params: { versionId: 9_999_999 } })).items).toEqual([]);
  });

  it('are saved with the simulation and named with its vehicle, on to the proposal', async () => {
    const [first, second] = await optionsOf();
    const optionCodes = [second!.optionCode, first!.optionCode];
    const saved = await aSavedSimulation(seller, aPerson(181), { optionCodes });
    expect(saved.request.optionCodes).toEqual(optionCodes);
    expect(saved.vehicleLabel).toMatch(/ · 2026\/2027 \+ /);
    expect(saved.vehicleLabel.endsWith(` + ${first!.name} + ${second!.name}`)).toBe(true);
    const proposal = await seller.ok('submitProposal', { query: {}, body: { simulationId: saved.id, term: 36 } });
    expect(proposal.vehicleLabel).toBe(saved.vehicleLabel);
    const without = await aSavedSimulation(seller, aPerson(182));
    expect(without.vehicleLabel).toMatch(/ · 2026\/2027$/);
  });

  it('are refused at their field when the version does not have them', async () => {
    const { status, body } = await simulate({ optionCodes: ['NAO-HA'] });
    expect([status, body.code, body.fields?.map(({ path }) => path)]).toEqual([422, 'DOM002', ['optionCodes']]);
  });

  it('401, 403: require access to simulations', async () => {
    const crm = await api.signIn('crm');
    expect((await crm.call('listVersionOptions', { params: { versionId: 1 } })).status).toBe(403);
    const nobody = await api.stranger.call('listVersionOptions', { params: { versionId: 1 }, userType: 'dealer' });
    expect(nobody.status).toBe(401);
  });
});

describe('sale options', () => {
  const director = { saleType: 'VD' as const, directSaleTypeId: 4, saleOptionTypeIds: [4, 7] };

  it('are saved with the simulation and copied into the proposal, each by its name', async () => {
    const saved = await aSavedSimulation(seller, aPerson(183), { ...director, terms: [36] });
    expect(saved.request.saleOptionTypeIds).toEqual([4, 7]);
    const { sale } = await seller.ok('submitProposal', { query: {}, body: { simulationId: saved.id, term: 36 } });
    expect(sale).toMatchObject({
      directSaleTypeId: 4,
      saleOptionTypeIds: [4, 7],
      isEmployee: true,
      labelPt: 'Funcionário da montadora, Diretor da montadora',
    });
  });

  it('set the kind of buyer and its exemption without a separate field', async () => {
    const { body } = await simulate({ saleType: 'VD', saleOptionTypeIds: [1], terms: [36] });
    expect(body.simulationItems[0]!.iofExemption?.labelPt).toContain('taxista');
  });

  it.each([
    [{ ...director, saleOptionTypeIds: [4, 5] }],
    [{ ...director, saleOptionTypeIds: [7] }],
    [{ saleType: 'VD' as const, saleOptionTypeIds: [3] }],
    [{ saleType: 'TD' as const, saleOptionTypeIds: [4] }],
  ])('are refused at their field when they cannot be combined: %j', async (changes) => {
    const { status, body } = await simulate(changes);
    expect([status, body.code, body.fields?.map(({ path }) => path)]).toEqual([422, 'DOM002', ['saleOptionTypeIds']]);
  });
});
