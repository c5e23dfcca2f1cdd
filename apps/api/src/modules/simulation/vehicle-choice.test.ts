/**
 * The options of a version in a simulation, and the sale options besides its kind of buyer: stored, shown, printed,
 * proposed.
 */
import { aPerson } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aRequest, aSavedSimulation } from '../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { rowsOf } from '../../../test/rows.ts';
import { PartnerError } from '../../partners/index.ts';

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

describe('a search for used vehicles', () => {
  const search = (text: string, session = seller) =>
    session.call('findUsedVehicles', { params: { dealerId: seller.activeDealerId }, body: { text } });
  const lookUps = async () => {
    const rows = await rowsOf(api, sql`select after from audit_entries where entity = 'vehicleLookUp' order by seq`);
    return rows.map(({ after }) => after);
  };

  it('finds them by words in any order and their years, without a look-up', async () => {
    const { body } = await search('lt 2023 ÔNIX chevrolet');
    expect(body.items.length).toBeGreaterThan(2);
    for (const { name, modelYear } of body.items)
      expect([name, modelYear]).toEqual([expect.stringMatching(/^Onix.* LTZ? /), 2023]);
    expect(body.items.findIndex(({ name }) => name.includes(' LTZ '))).toBeGreaterThan(1);
    expect([body.kind, body.registered, body.isExact]).toEqual(['words', null, false]);
    expect((await search('nada assim')).body.items).toEqual([]);
    expect((await search('chevrolet')).body).toMatchObject({ hasMore: true, items: { length: 12 } });
    expect(await lookUps()).toEqual([]);
  });

  it('identifies the vehicle of a plate with its value by FIPE, and records the look-up', async () => {
    const { body } = await search('abc-1d23');
    expect(body).toMatchObject({ kind: 'plate', isExact: true, hasMore: false });
    expect(body.registered).toMatchObject({ manufacturerYear: 2023, modelYear: 2023, colour: 'PRATA' });
    expect(body.registered!.fipe!.valueCents).toBeGreaterThan(0);
    expect(body.items[0]).toMatchObject({
      name: 'Onix LT 1.0 Turbo Automático',
      manufacturerYear: 2023,
      modelYear: 2023,
    });
    expect((await search('9BGKS48U0RG100099')).body).toMatchObject({ kind: 'chassis', registered: null, items: [] });
    expect(await lookUps()).toEqual([
      { plate: '***1D23', outcome: 'FOUND', vehicle: 'CHEVROLET/ONIX LT 1.0 TURBO AUTOMATICO' },
      { chassis: expect.stringMatching(/^\*+.{0,4}$/), outcome: 'UNKNOWN' },
    ]);
  });

  it('reports a register that does not answer, and records that too', async () => {
    const { vehicleRegistry } = api.partners;
    const { find } = vehicleRegistry;
    vehicleRegistry.find = () => Promise.reject(new PartnerError('vehicle-registry', 'timeout'));
    const { status, body } = await search('ABC1D24');
    vehicleRegistry.find = find;
    expect([status, body.code]).toEqual([503, 'SIS004']);
    expect((await lookUps()).at(-1)).toEqual({ plate: '***1D24', outcome: 'NO_ANSWER' });
  });

  it('limits the look-ups of a plate, and none of words', async () => {
    for (let time = 0; time < 30; time++) expect((await search('XYZ9A87')).status).toBe(200);
    const refused = await search('XYZ9A87');
    expect([refused.status, refused.body.code]).toEqual([429, 'USE029']);
    expect((await search('onix')).status).toBe(200);
  });

  it('403, 404: requires access to simulations and to the dealer', async () => {
    expect((await search('onix', await api.signIn('crm'))).status).toBe(403);
    const { activeDealerId: dealerId } = await api.signIn('DEMO2.SELLER');
    const { status, body } = await seller.call('findUsedVehicles', { params: { dealerId }, body: { text: 'onix' } });
    expect([status, body.code]).toEqual([404, 'SEC004']);
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
