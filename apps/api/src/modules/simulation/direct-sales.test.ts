/** Direct sales from the maker: who may buy, by which tables, without which tax, and what the proposal copies. */
import { aPerson, simulationClientOf } from '@estrada/testkit/index';
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

type Request = Awaited<ReturnType<typeof aRequest>>;
const vd: Partial<Request> = { saleType: 'VD', terms: [36] };
const simulate = async (changes: Partial<Request>) =>
  seller.call('simulate', { params: { dealerId: seller.activeDealerId }, body: await aRequest(seller, changes) });
const itemOf = async (changes: Partial<Request>) => {
  const { status, body } = await simulate(changes);
  expect(status).toBe(200);
  return body.simulationItems[0]!;
};

describe('direct-sale types: 200', () => {
  it.each([
    ['TD', 'PF', [5]],
    ['TD', 'PJ', [10]],
    ['VD', 'PF', [1, 2, 4, 5, 6, 7, 12, 17, 18, 19]],
    ['VD', 'PJ', [3, 8, 9, 10, 11, 13, 14, 15, 16]],
  ] as const)(
    'lists those of %s and %s, with names, segment and exactly one default',
    async (saleType, personType, ids) => {
      const { items } = await seller.ok('listDirectSales', { query: { saleType, personType } });
      expect(items.map(({ id }) => id)).toEqual(ids);
      expect(items.filter(({ isDefault }) => isDefault)).toHaveLength(1);
      for (const item of items)
        expect([item.labelPt, item.labelEn, item.segmentPt, item.segmentEn].every(Boolean)).toBe(true);
    },
  );

  it('shows which are exempt from IOF by law, and why', async () => {
    const { items } = await seller.ok('listDirectSales', { query: { saleType: 'VD', personType: 'PF' } });
    const exempt = items.filter(({ iofExemption }) => iofExemption);
    expect(exempt.map(({ id }) => id)).toEqual([1, 6]);
    expect(exempt[0]!.iofExemption!.labelPt).toContain('127 HP');
  });
});

describe('direct-sale types: 401, 403, 422', () => {
  const query = { saleType: 'VD', personType: 'PF' } as const;

  it('are refused to anonymous callers, and to a role without the simulator', async () => {
    const stranger = await api.stranger.call('listDirectSales', { query, userType: 'dealer' });
    expect([stranger.status, stranger.body.code]).toEqual([401, 'USE003']);
    const crm = await (await api.signIn('crm')).call('listDirectSales', { query });
    expect([crm.status, crm.body.code]).toEqual([403, 'SIM036']);
  });

  it('require a valid sale type and person type', async () => {
    const { status, body } = await seller.call('listDirectSales', { query: { ...query, saleType: 'XX' as 'VD' } });
    expect([status, body.fields?.map(({ path }) => path)]).toEqual([422, ['saleType']]);
  });
});

describe('a direct sale: 200', () => {
  it('is quoted by the direct-sale tables, and an ordinary sale by its own', async () => {
    expect((await itemOf(vd)).tableCode).toBe('VD-NOVO-36');
    expect((await itemOf({ terms: [36] })).tableCode).toBe('REG-NOVO-36');
  });

  it('to a taxi driver has no IOF and explains why, unless the conditions are not met', async () => {
    const taxi = await itemOf({ ...vd, directSaleTypeId: 1 });
    expect([taxi.iofCents, taxi.iofExemption?.labelPt]).toEqual([0, expect.stringContaining('art. 72')]);
    expect(taxi.explanationPt.join(' ')).toContain('Isento de IOF');
    expect(taxi.explanationEn.join(' ')).toContain('Exempt from IOF');
    const taxed = await itemOf({ ...vd, directSaleTypeId: 1, takesIofExemption: false });
    expect([taxed.iofCents > 0, taxed.iofExemption]).toEqual([true, null]);
  });

  it('returns to the browser the rows of its sale type and of the plate state', async () => {
    const { manufacturerYear, modelYear } = await aRequest(seller);
    const basis = await seller.ok('readSimulationBasis', {
      params: { dealerId: seller.activeDealerId },
      query: {
        financeTypeId: 1,
        assetType: '1',
        personType: 'PF',
        saleType: 'VD',
        manufacturerYear,
        modelYear,
        state: 'SP',
        plateState: 'MG',
      },
    });
    expect(new Set(basis.priceRows.map(({ saleType }) => saleType))).toEqual(new Set(['VD']));
    expect(new Set(basis.feeRows.map(({ state }) => state))).toEqual(new Set(['SP', 'MG']));
  });

  it('charges the contract registration of the state where the vehicle is registered', async () => {
    const registration = async (changes: Partial<Request>) =>
      (await itemOf({ ...vd, ...changes })).financedItems.find(({ code }) => code === 'CONTRACT')?.amountCents;
    const [sp, rj] = [await registration({}), await registration({ state: 'RJ' })];
    expect(sp).not.toBe(rj);
    expect(await registration({ plateState: 'RJ' })).toBe(rj);
  });

  it('is stored in the simulation and copied to the proposal, its list and its trail', async () => {
    const sale = {
      ...vd,
      directSaleTypeId: 1,
      plateState: 'MG',
      isEmployee: true,
    };
    const saved = await aSavedSimulation(seller, aPerson(41), { ...sale, terms: [36] });
    expect(saved.request).toMatchObject({ saleType: 'VD', directSaleTypeId: 1, plateState: 'MG', isEmployee: true });
    const proposal = await seller.ok('submitProposal', { query: {}, body: { simulationId: saved.id, term: 36 } });
    expect(proposal).toMatchObject({ isDirectSale: true, iofCents: 0 });
    expect(proposal.sale).toMatchObject({
      saleType: 'VD',
      directSaleTypeId: 1,
      labelPt: 'Taxista',
      labelEn: 'Taxi driver',
      plateState: 'MG',
      isEmployee: true,
      isAssignmentOfRights: false,
      iofExemption: { labelPt: expect.stringContaining('taxista') },
    });
    const { items } = await seller.ok('listProposals', { body: { search: proposal.number } });
    expect(items.map(({ isDirectSale }) => isDirectSale)).toEqual([true]);
    const pdf = await seller.call('printSimulation', { params: { id: saved.id }, query: {} });
    expect(pdf.status).toBe(200);
  });
});

describe('a direct sale: 422', () => {
  it.each([
    ['a type of companies for a person', { ...vd, directSaleTypeId: 3 }, 'directSaleTypeId'],
    ['a type of persons for a company', { ...vd, personType: 'PJ' as const, directSaleTypeId: 1 }, 'directSaleTypeId'],
    ['a taxi driver who buys from the stock', { directSaleTypeId: 1 }, 'directSaleTypeId'],
    ['a type that there is not', { ...vd, directSaleTypeId: 20 }, 'directSaleTypeId'],
    ['a used vehicle', { ...vd, assetType: 2 as const }, 'saleType'],
    ['a company as employee', { personType: 'PJ' as const, isEmployee: true }, 'isEmployee'],
    ['an assignment of rights of a new vehicle', { isAssignmentOfRights: true }, 'isAssignmentOfRights'],
  ])('refuses %s at its field', async (_what, changes, path) => {
    const { status, body } = await simulate(changes);
    const refusal = body as unknown as { code: string; fields: { path: string }[] };
    expect([status, refusal.code, refusal.fields.map((field) => field.path)]).toEqual([422, 'DOM002', [path]]);
  });

  it('refuses to save a sale that it would not quote', async () => {
    const { status } = await seller.call('saveSimulation', {
      query: { dealerId: seller.activeDealerId },
      body: {
        client: simulationClientOf(aPerson(42)),
        request: await aRequest(seller, { ...vd, directSaleTypeId: 3 }),
        selectedTerm: 36,
      },
    });
    expect(status).toBe(422);
  });
});
