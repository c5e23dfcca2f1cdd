/** What a seller is offered and may select, by the rows of the catalogue. */
import { aCompany, aPerson, simulationCompanyOf } from '@estrada/testkit/index';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aRequest, aSavedSimulation } from '../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { sendTable, untilFinished } from '../../../test/send-table.ts';

let api: TestApi;
let finance: Session;
let seller: Session;
beforeAll(async () => {
  api = await openApi();
  await api.work();
  finance = await api.signIn('finance');
  seller = await api.signIn('seller');
});
afterAll(() => api.close());

const rowOf = async (code: string) => (await finance.ok('listVaps', { query: { code: code as never } })).items[0]!;
const formOf = async (code: string) => {
  const { id: _, can: __, updatedAt: ___, enabled: ____, version: _____, ...form } = await rowOf(code);
  return form;
};
async function change(code: string, changes: object): Promise<void> {
  const { id, version } = await rowOf(code);
  const body = { ...(await formOf(code)), ...changes, version } as never;
  await finance.ok('updateVap', { params: { id }, body });
}
const params = () => ({ dealerId: seller.activeDealerId });
async function simulate(changes: object = {}) {
  const body = { ...(await aRequest(seller)), terms: [36], ...changes };
  return (await seller.ok('simulate', { params: params(), body })).simulationItems[0]!;
}
const reasonOf = async (code: string, changes: object = {}) =>
  (await simulate({ products: [code], ...changes })).missingProducts.map(({ reason }) => reason);
const isOffered = async (code: string, changes: object = {}) =>
  (await simulate(changes)).products.some((product) => product.code === code);

/** Goods with a typed price: a mat for R$ 10 to R$ 3,000, at most three of them. */
const registerMats = async () =>
  finance.ok('registerVap', {
    body: {
      ...(await formOf('GAP')),
      code: 'ACCESSORIES',
      provider: 'LOJA DO CARRO',
      priceSource: 'TYPED',
      minAmountCents: 1_000,
      maxAmountCents: 300_000,
      maxQuantity: 3,
    },
  });

describe('200', () => {
  it('offers a product only to the sales that its row allows, and gives the reason to who selected it', async () => {
    expect(await isOffered('GAP')).toBe(true);
    for (const [limits, reason] of [
      [{ maxVehicleCents: 100 }, 'vehiclePrice'],
      [{ maxVehicleCents: null, financeTypeIds: [2] }, 'plan'],
      [{ financeTypeIds: [], saleTypes: ['VD'] }, 'saleType'],
      [{ saleTypes: ['TD', 'VD'], forNew: false }, 'condition'],
      [{ forNew: true, maxTermMonths: 24 }, 'term'],
    ] as const) {
      await change('GAP', limits);
      expect([await isOffered('GAP'), await reasonOf('GAP')]).toEqual([false, [reason]]);
    }
    await change('GAP', { maxTermMonths: 72 });
    expect(await reasonOf('GAP')).toEqual([]);
  });

  it('offers life insurance by the age of the client: typed in a simulation, and of the client of a saved one', async () => {
    expect(await reasonOf('LIFE', { clientBirthDate: '1940-05-01' })).toEqual(['clientAge']);
    expect(await reasonOf('LIFE', { clientBirthDate: '1980-05-01' })).toEqual([]);
    await change('LIFE', { minClientAge: 18, maxClientAge: 20 });
    const saved = await aSavedSimulation(seller, aPerson(883), { terms: [36], products: ['LIFE'] });
    expect(saved.result.simulationItems[0]!.missingProducts).toMatchObject([{ reason: 'clientAge' }]);
    expect(saved.request).not.toHaveProperty('clientBirthDate');
    await change('LIFE', { maxClientAge: 69 });
  });

  it('prices no life insurance for a company, even if its row and its table have prices for companies', async () => {
    const heading =
      'produto;tipo;seguradora;pessoa;condicao;prazo;financiado_de;financiado_ate;premio;inicio_vigencia;fim_vigencia';
    const line = 'LIFE;seguro;METLIFE;ambas;novo;36;0,01;500.000,00;700;01/11/2026;31/12/2026';
    const gap = 'GAP;seguro;ASSURANT;ambas;novo;36;0,01;500.000,00;900;01/11/2026;31/12/2026';
    const { body } = await sendTable(api, finance, 'precos.csv', `${heading}\n${line}\n${gap}`, {
      table: 'ProductPrices',
    });
    await untilFinished(finance, body.id, 'ProductPrices');
    const company = { personType: 'PJ', products: ['LIFE', 'GAP'] };
    const item = await simulate(company);
    expect(item.missingProducts).toEqual([{ code: 'LIFE', provider: null, reason: 'person' }]);
    expect(item.products.filter(({ selected }) => selected).map(({ code }) => code)).toEqual(['GAP']);
    const saved = await seller.ok('saveSimulation', {
      query: { dealerId: seller.activeDealerId },
      body: {
        client: simulationCompanyOf(aCompany(884)),
        request: { ...(await aRequest(seller)), ...company, terms: [36] } as never,
        selectedTerm: 36,
      },
    });
    expect(saved.result.simulationItems[0]!.financedItems.map(({ code }) => code)).not.toContain('LIFE');
  });

  it('prices goods by the typed amount and quantity, within the limits of their row', async () => {
    await registerMats();
    const mats = { code: 'ACCESSORIES', provider: 'LOJA DO CARRO', amountCents: 45_000, quantity: 2 };
    const item = await simulate({ products: [mats] });
    expect(item.products.find(({ selected }) => selected)).toMatchObject({
      code: 'ACCESSORIES',
      type: 'Product',
      provider: 'LOJA DO CARRO',
      premiumCents: 90_000,
      quantity: 2,
    });
    expect(item.financedItems).toContainEqual(
      expect.objectContaining({ code: 'ACCESSORIES', amountCents: 90_000, labelPt: 'Acessórios' }),
    );
    expect(await reasonOf('ACCESSORIES')).toEqual(['noAmount']);
    expect(await reasonOf('', { products: [{ ...mats, amountCents: 300_001 }] })).toEqual(['amount']);
    expect(await reasonOf('', { products: [{ ...mats, quantity: 4 }] })).toEqual(['quantity']);
  });

  it('adds nothing to the credit for a product that is paid apart', async () => {
    const bare = await simulate();
    await change('GAP', { isFinanced: false });
    const item = await simulate({ products: ['GAP'] });
    expect([item.installmentCents, item.totalWithoutFinancingCents]).toEqual([
      bare.installmentCents,
      bare.totalWithoutFinancingCents,
    ]);
    expect(item.products.find(({ selected }) => selected)).toMatchObject({
      code: 'GAP',
      isFinanced: false,
      monthlyCents: 0,
    });
    await change('GAP', { isFinanced: true });
  });

  it('charges a complete combo no more than its own price, and its parts alone theirs', async () => {
    const { items } = await seller.ok('listCombosOnSale', {
      query: { personType: 'PF', vehicleTypeId: '1', dealerId: seller.activeDealerId },
    });
    const combo = items.find(({ priceCents }) => priceCents !== null)!;
    const codes = combo.products.map(({ code }) => code);
    const premiumsOf = async (products: object[]) => {
      const item = await simulate({ products });
      expect(item.missingProducts).toEqual([]);
      return item.products.flatMap(({ selected, premiumCents }) => (selected ? premiumCents : []));
    };
    const sum = (amounts: number[]) => amounts.reduce((before, amount) => before + amount, 0);
    const apart = await premiumsOf(codes.map((code) => ({ code })));
    const together = await premiumsOf(codes.map((code) => ({ code, comboId: combo.id })));
    expect(combo.priceCents).toBeLessThan(sum(apart));
    expect(sum(together)).toBe(combo.priceCents);
    const [first, ...others] = codes;
    const partly = await premiumsOf([{ code: first }, ...others.map((code) => ({ code, comboId: combo.id }))]);
    expect(partly).toEqual(apart);
  });

  it('stores a product with its options and its combo, and reads it so', async () => {
    const { items } = await seller.ok('listCombosOnSale', {
      query: { personType: 'PF', vehicleTypeId: '1', dealerId: seller.activeDealerId },
    });
    const product = { code: 'GAP', provider: 'ASSURANT', comboId: items[0]!.id, option: { termMonths: 36 } };
    const saved = await aSavedSimulation(seller, aPerson(885), { terms: [36], products: [product] as never });
    const read = await seller.ok('readSavedSimulation', { params: { id: saved.id } });
    expect(read.request.products).toMatchObject([product]);
    expect(read.result.simulationItems[0]!.products.find(({ selected }) => selected)).toMatchObject(product);
  });
});

describe('422', () => {
  it('refuses a selection whose products exclude each other, at the later one', async () => {
    await change('GAP', { exclusions: ['CHEV_PLUS'] });
    const request = { ...(await aRequest(seller)), terms: [36], products: ['CHEV_PLUS', 'GAP'] };
    const { status, body } = await seller.call('simulate', { params: params(), body: request });
    expect([status, body.code, body.fields]).toMatchObject([
      422,
      'DOM002',
      [
        {
          path: 'products.1',
          message: 'Não é possível vender Nota Garantida (GAP) com Chevrolet Plus: remova um dos dois',
        },
      ],
    ]);
    expect((await simulate({ products: ['CHEV_PLUS'] })).products.find(({ code }) => code === 'GAP')).toMatchObject({
      selected: false,
      excludedBy: 'CHEV_PLUS',
    });
    await change('GAP', { exclusions: [] });
  });

  it.each<[string, object, string]>([
    ['a negative amount', { code: 'ACCESSORIES', amountCents: -1 }, 'products.0.amountCents'],
    ['a quantity of zero', { code: 'ACCESSORIES', quantity: 0 }, 'products.0.quantity'],
    ['a product without a code', { quantity: 1 }, 'products.0.code'],
    [
      'a day that does not exist',
      { code: 'GAP', option: { startWarrantyDate: '2026-02-30' } },
      'products.0.option.startWarrantyDate',
    ],
    ['a combo that is no id', { code: 'GAP', comboId: 'x' }, 'products.0.comboId'],
  ])('refuses %s at its field', async (_, product, path) => {
    const request = { ...(await aRequest(seller)), terms: [36], products: [product] as never };
    const { status, body } = await seller.call('simulate', { params: params(), body: request });
    expect([status, body.code, body.fields?.map((field) => field.path)]).toEqual([422, 'DOM002', [path]]);
  });
});
