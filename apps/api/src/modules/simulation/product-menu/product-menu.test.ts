/** The menu of products: arranged by the F&I manager for a dealer, priced in a sale, and what was chosen of it. */
import { selectedOf } from '@estrada/domain/simulation/index';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aRequest } from '../../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../../test/open-api.ts';
import { answerQuotes, aQuotedCar } from '../../../../test/quoted-car.ts';

let api: TestApi;
let seller: Session;
let manager: Session;
let neighbour: Session;
let dealerId: string;
beforeAll(async () => {
  api = await openApi();
  answerQuotes(api);
  seller = await api.signIn('seller');
  manager = await api.signIn('fi-manager');
  neighbour = await api.signIn('DEMO2.SELLER');
  dealerId = seller.activeDealerId!;
});
afterAll(() => api.close());

const life = { code: 'LIFE', provider: null };
const gap = { code: 'GAP', provider: null };
const arrangement = [
  { column: 'complete', products: [life, gap] },
  { column: 'essential', products: [gap] },
  { column: 'custom', products: [] },
  { column: 'none', products: [] },
] as const;
type Columns = readonly { column: 'none' | 'essential' | 'complete' | 'custom'; products: readonly object[] }[];
const arrange = async (columns: Columns = arrangement, session = manager) => {
  const { version } = await seller.ok('readProductMenu', { params: { dealerId } });
  return session.call('saveProductMenu', { params: { dealerId }, body: { version, columns } as never });
};
const price = async (changes: object = {}, more: object = {}) => {
  const request = await aRequest(seller, { terms: [36], ...changes });
  return seller.ok('priceProductMenu', { params: { dealerId }, body: { request, term: 36, ...more } });
};
const simulate = async (changes: object = {}) => {
  const body = await aRequest(seller, { terms: [36], ...changes });
  return (await seller.ok('simulate', { params: { dealerId }, body })).simulationItems[0]!;
};
const saveBody = async (products: readonly (string | object)[]) => ({
  client: {},
  request: await aRequest(seller, { terms: [36], products: [...products] as never }),
  selectedTerm: 36,
});
const save = async (products: readonly (string | object)[]) =>
  seller.ok('saveSimulation', { query: { dealerId }, body: await saveBody(products) });
type Menu = Awaited<ReturnType<typeof price>>;
const shownIn = ({ columns }: Menu) => columns.map(({ column, installmentCents }) => ({ column, installmentCents }));
const choose = (id: string, body: object, session = seller) =>
  session.call('recordProductChoice', { params: { id }, body: { version: 1, chosenBy: 'client', ...body } as never });
const codesOf = (products: readonly { code: string }[]) => products.map(({ code }) => code);

describe('200', () => {
  it('shows the default columns before the first arrangement, and those of the manager to the dealer alone after it', async () => {
    const other = await neighbour.ok('readProductMenu', { params: { dealerId: neighbour.activeDealerId! } });
    expect(other).toMatchObject({ version: 0, updatedAt: null, updatedByName: null, can: { arrange: false } });
    expect(other.columns.map(({ column }) => column)).toEqual(['none', 'essential', 'complete', 'custom']);
    const { version } = await seller.ok('readProductMenu', { params: { dealerId } });
    expect((await arrange()).body).toMatchObject({
      version: version + 1,
      columns: arrangement,
      can: { arrange: true },
    });
    expect(await seller.ok('readProductMenu', { params: { dealerId } })).toMatchObject({ columns: arrangement });
    expect(await neighbour.ok('readProductMenu', { params: { dealerId: neighbour.activeDealerId! } })).toEqual(other);
  });

  it('shows the arrangement and its history to those who keep the catalogue', async () => {
    await arrange();
    const finance = await api.signIn('finance');
    const menu = await finance.ok('readProductMenu', { params: { dealerId } });
    expect(menu).toMatchObject({ columns: arrangement, can: { arrange: false } });
    const query = { entity: 'productMenu', entityId: dealerId } as const;
    for (const session of [finance, manager]) {
      const [last] = (await session.ok('readHistory', { query })).items;
      expect(last).toMatchObject({ action: 'productMenu.arrange', actor: 'DEMO.FI-MANAGER' });
    }
    expect((await seller.call('readHistory', { query })).status).toBe(403);
    const elsewhere = { ...query, entityId: neighbour.activeDealerId! };
    expect((await manager.call('readHistory', { query: elsewhere })).body.code).toBe('SEC004');
  });

  it('prices every column as the simulation with its products alone, in the arranged order', async () => {
    await arrange();
    const menu = await price();
    expect(menu.columns.map(({ column }) => column)).toEqual(arrangement.map(({ column }) => column));
    const bare = await simulate();
    expect(menu.without).toEqual({ installmentCents: bare.installmentCents, cetAnnualPct: bare.cetAnnualPct });
    for (const [place, { products }] of arrangement.entries()) {
      const alone = await simulate({ products: codesOf(products) });
      expect(menu.columns[place]).toMatchObject({
        installmentCents: alone.installmentCents,
        monthlyCents: alone.installmentCents - bare.installmentCents,
        cetAnnualPct: alone.cetAnnualPct,
      });
    }
  });

  it('prices the products that the client composed as the column of their own, and leaves out what cannot be sold', async () => {
    await arrange();
    const menu = await price({}, { custom: [gap, life] });
    expect(codesOf(menu.columns[2]!.products)).toEqual(['GAP', 'LIFE']);
    expect(menu.choices).toEqual((await price()).choices);
    expect(menu.columns[2]!.leftOut.map(({ code, provider, reason }) => `${code} ${provider} ${reason}`)).toEqual([
      'PMC LIBERTY noQuote',
      'PMC CARDIF noQuote',
      'SEGURO_AUTO LIBERTY noQuote',
    ]);
    expect(codesOf(menu.choices)).toEqual(expect.arrayContaining(['LIFE', 'GAP', 'CHEV_PLUS']));
    const company = await price({ personType: 'PJ', taxRegime: 'OTHER' });
    expect(company.columns[0]).toMatchObject({ leftOut: [{ code: 'LIFE', reason: 'person' }] });
  });

  it('records a choice with what was shown, once for the same choice, and lists the newest first', async () => {
    await arrange();
    const menu = await price();
    const { id } = await save(['LIFE', 'GAP']);
    const { status, body } = await choose(id, { column: 'complete', shown: shownIn(menu) });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      simulationId: id,
      version: 1,
      menuVersion: menu.version,
      term: 36,
      column: 'complete',
      chosenBy: 'client',
      columns: menu.columns.map(({ selection: _, drops: __, ...shown }) => shown),
      withoutInstallmentCents: menu.without.installmentCents,
      kept: [],
      isCurrent: true,
    });
    const others = codesOf(menu.choices).filter((code) => code !== 'LIFE' && code !== 'GAP');
    expect(codesOf(body.declined)).toEqual(others);
    expect(codesOf(body.accepted)).toEqual(['LIFE', 'GAP']);
    await choose(id, { column: 'complete', shown: shownIn(menu) });
    const bySeller = await choose(id, { column: 'complete', chosenBy: 'seller', shown: shownIn(menu) });
    const { items } = await seller.ok('listProductChoices', { params: { id } });
    expect(items.map((one) => one.id)).toEqual([bySeller.body.id, body.id]);
  });

  it('records the refusal of all products like any other choice, with every product shown as declined', async () => {
    await arrange();
    const { id } = await save([]);
    const { body } = await choose(id, { column: 'none', shown: shownIn(await price()) });
    expect(codesOf(body.accepted)).toEqual([]);
    expect(codesOf(body.declined)).toEqual(expect.arrayContaining(['LIFE', 'GAP', 'CHEV_PLUS']));
  });

  it('retains typed goods in every column, with their amounts, and compares a choice with them', async () => {
    await arrange();
    const upkeep = { code: 'MAINTENANCE', provider: null, amountCents: 90_000 };
    const menu = await price({ products: [upkeep, 'LIFE'] });
    expect(menu.kept).toMatchObject([{ code: 'MAINTENANCE', premiumCents: 90_000 }]);
    const selections = menu.columns.map(({ selection }) => codesOf(selection));
    expect(selections).toEqual([
      ['MAINTENANCE', 'LIFE', 'GAP'],
      ['MAINTENANCE', 'GAP'],
      ['MAINTENANCE'],
      ['MAINTENANCE'],
    ]);
    expect(menu.columns.map(({ drops }) => codesOf(drops))).toEqual([[], ['LIFE'], ['LIFE'], ['LIFE']]);
    expect(menu.without.installmentCents).toBe((await simulate({ products: [upkeep] })).installmentCents);
    const { id } = await save(menu.columns[3]!.selection);
    const { status, body } = await choose(id, { column: 'none', shown: shownIn(menu) });
    expect([status, codesOf(body.accepted), codesOf(body.kept)]).toEqual([200, [], ['MAINTENANCE']]);
    const cheaper = await save([{ ...upkeep, amountCents: 80_000 }]);
    expect((await choose(cheaper.id, { column: 'none', shown: shownIn(menu) })).body.code).toBe('SIM063');
  });

  it('prices an insurer’s product by the stored answer of the sale, also after a column without it was chosen', async () => {
    await arrange([
      { column: 'none', products: [] },
      { column: 'complete', products: [life, { code: 'SEGURO_AUTO', provider: null }] },
    ]);
    const without = await price();
    expect(without.columns[1]).toMatchObject({ leftOut: [{ code: 'SEGURO_AUTO', reason: 'noQuote' }] });
    const used = await aRequest(seller, { assetType: 2, terms: [36] });
    const quoted = await aQuotedCar(seller, used);
    for (const [sold, known] of [
      [[quoted], []],
      [[], [quoted]],
    ]) {
      const menu = await price({ ...used, products: sold }, { known });
      const car = menu.columns[1]!.products.find(({ code }) => code === 'SEGURO_AUTO');
      expect(car).toMatchObject({ provider: 'LIBERTY', premiumCents: 322_140 });
      expect(menu.columns[1]!.selection.at(-1)).toMatchObject(quoted);
    }
  });

  it('records the choice in the save itself, or saves nothing where it is not what was shown', async () => {
    await arrange();
    const menu = await price();
    const menuChoice = { column: 'essential', chosenBy: 'client', shown: shownIn(menu) } as const;
    const body = await saveBody(menu.columns[1]!.selection);
    const count = async () => (await seller.ok('listSavedSimulations', { query: {} })).totalElements;
    const before = await count();
    const wrong = { ...menuChoice, shown: shownIn(menu).toReversed() };
    const refused = await seller.call('saveSimulation', { query: { dealerId }, body: { ...body, menuChoice: wrong } });
    expect([refused.body.code, await count()]).toEqual(['SIM063', before]);
    const { id } = await seller.ok('saveSimulation', { query: { dealerId }, body: { ...body, menuChoice } });
    const choices = async () => (await seller.ok('listProductChoices', { params: { id } })).items;
    expect(await choices()).toMatchObject([{ version: 1, column: 'essential', chosenBy: 'client', isCurrent: true }]);
    await seller.ok('updateSavedSimulation', { body: { ...body, id, version: 1, client: { name: 'Ana Souza' } } });
    expect(await choices()).toMatchObject([{ version: 1, isCurrent: true }]);
    await seller.ok('updateSavedSimulation', { body: { ...(await saveBody(['LIFE'])), id, version: 2 } });
    expect(await choices()).toMatchObject([{ version: 1, isCurrent: false }]);
    const refusal = { ...(await saveBody([])), id, version: 3, menuChoice: { ...menuChoice, column: 'none' } } as const;
    await seller.ok('updateSavedSimulation', { body: refusal });
    expect(await choices()).toMatchObject([{ version: 4, column: 'none', isCurrent: true }, { version: 1 }]);
  });

  it('compares a choice that changed the products of the sale with the menu as it was shown before', async () => {
    await arrange();
    const comboParts = await seller.ok('listCombosOnSale', {
      query: { personType: 'PF', vehicleTypeId: '1', dealerId },
    });
    const combo = comboParts.items.find(({ priceCents, products }) => priceCents !== null && products.length > 1)!;
    const before = combo.products.map(({ code }) => selectedOf(code)).map((one) => ({ ...one, comboId: combo.id }));
    const menu = await price({ products: before });
    const menuChoice = { column: 'essential', chosenBy: 'seller', shown: shownIn(menu), before } as const;
    const body = { ...(await saveBody(menu.columns[1]!.selection)), menuChoice };
    const { id } = await seller.ok('saveSimulation', { query: { dealerId }, body });
    expect((await seller.ok('listProductChoices', { params: { id } })).items).toMatchObject([{ isCurrent: true }]);
  });

  it('shows the choices to those who read proposals', async () => {
    const { id } = await save([]);
    const finance = await api.signIn('finance');
    expect((await finance.ok('listProductChoices', { params: { id } })).items).toEqual([]);
  });
});

describe('403', () => {
  it('lets only the F&I manager arrange', async () => {
    for (const role of ['sales-manager', 'consulta', 'insurance'] as const)
      expect((await arrange(arrangement, await api.signIn(role))).status).toBe(403);
    expect((await arrange(arrangement, seller)).status).toBe(403);
  });
});

describe('404', () => {
  it('hides the menu and the choices of another dealer', async () => {
    const { id } = await save([]);
    const shown = shownIn(await price());
    const answers = [
      await neighbour.call('readProductMenu', { params: { dealerId } }),
      await manager.call('saveProductMenu', {
        params: { dealerId: neighbour.activeDealerId! },
        body: { version: 0, columns: arrangement as never },
      }),
      await choose(id, { column: 'none', shown }, neighbour),
      await neighbour.call('listProductChoices', { params: { id } }),
    ];
    expect(answers.map(({ body }) => body.code)).toEqual(answers.map(() => 'SEC004'));
  });
});

describe('409', () => {
  it('refuses an arrangement by an old version', async () => {
    const { body } = await arrange();
    const again = await manager.call('saveProductMenu', {
      params: { dealerId },
      body: { version: body.version - 1, columns: arrangement as never },
    });
    expect(again.body.code).toBe('SET001');
  });

  it('refuses a choice for an old version of the simulation', async () => {
    const { id } = await save([]);
    expect((await choose(id, { version: 2, column: 'none', shown: shownIn(await price()) })).body.code).toBe('PRS001');
  });
});

describe('422', () => {
  it('refuses a choice by figures, an order or products other than those of now', async () => {
    await arrange();
    const shown = shownIn(await price());
    const { id } = await save(['GAP']);
    const cheaper = shown.map((one) => ({ ...one, installmentCents: one.installmentCents - 1 }));
    for (const body of [
      { column: 'essential', shown: cheaper },
      { column: 'essential', shown: shown.toReversed() },
      { column: 'essential', shown: shown.slice(1) },
      { column: 'none', shown },
      { column: 'complete', shown },
    ])
      expect((await choose(id, body)).body.code).toBe('SIM063');
    expect((await seller.ok('listProductChoices', { params: { id } })).items).toEqual([]);
  });

  it.each([
    [[arrangement[0], arrangement[3], arrangement[1]], 'columns productMenu.none'],
    [[arrangement[3], { column: 'essential', products: [] }], 'columns.1.products required'],
    [
      [arrangement[3], { column: 'essential', products: [{ code: 'BOAT', provider: null }] }],
      'columns.1.products.0 productMenu.product',
    ],
    [[arrangement[3], { column: 'essential', products: [life, life] }], 'columns.1.products.1 productMenu.product'],
    [[arrangement[3], { column: 'custom', products: [life] }], 'columns.1.products value.notAllowed'],
    [
      [arrangement[3], { column: 'essential', products: [{ code: 'MAINTENANCE', provider: null }] }],
      'columns.1.products.0 productMenu.product',
    ],
    [[arrangement[3], { column: 'gold', products: [life] }], 'columns.1.column value.notAllowed'],
    [[arrangement[3], { column: 'essential', products: Array(13).fill(life) }], 'columns.1.products number.outOfRange'],
    [[arrangement[3]], 'columns number.outOfRange'],
  ])('refuses the arrangement %j at its field', async (columns, problem) => {
    const { body } = await arrange(columns as never);
    expect([body.code, body.fields?.map(({ path, key }) => `${path} ${key}`)]).toEqual(['DOM002', [problem]]);
  });
});
