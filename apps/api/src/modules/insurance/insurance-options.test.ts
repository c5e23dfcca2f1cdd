/** What can be offered, and the lists of the forms of insurance. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { sendTable, untilFinished } from '../../../test/send-table.ts';

let api: TestApi;
let seller: Session;
let finance: Session;
let offers: Session;
beforeAll(async () => {
  api = await openApi();
  seller = await api.signIn('seller');
  finance = await api.signIn('finance');
  offers = await api.signIn('ofertas');
}, 120_000);
afterAll(() => api.close());

const namesOf = (rows: readonly { code: string; provider: string | null }[]) =>
  rows.map(({ code, provider }) => `${code} ${provider}`);
const everything = [
  'GAP ASSURANT',
  'CHEV_PLUS LIBERTY',
  'LIFE METLIFE',
  'PPI METLIFE',
  'PMC LIBERTY',
  'PMC CARDIF',
  'PMC_DAY_2 LIBERTY',
  'SEGURO_AUTO LIBERTY',
];

const goods = ['ACCESSORIES CONCESSIONÁRIA', 'FORWARDING_AGENT CONCESSIONÁRIA', 'MAINTENANCE CONCESSIONÁRIA'];

describe('products that can be offered: 200', () => {
  it('are those registered, with insurer, price source, coverages and terms', async () => {
    const { insurances, products, isFallback } = await seller.ok('listVapOptions');
    expect([namesOf(insurances), namesOf(products), isFallback]).toEqual([everything, goods, false]);
    const [note, , , , protection, , later, car] = insurances;
    expect(note).toMatchObject({
      type: 'Insurance',
      priceSource: 'TABLE',
      coverages: [],
      name: 'Nota Garantida (GAP)',
    });
    expect(note!.terms.length).toBeGreaterThan(2);
    expect(note!.terms).toEqual(note!.terms.toSorted((one, other) => one - other));
    expect(protection).toMatchObject({
      priceSource: 'INSURER',
      terms: [12, 24, 36, 48, 60, 72],
      limitTerms: 72,
      coverages: [{ code: 'POWERTRAIN' }, { code: 'COMPLETE', name: 'Completa' }],
    });
    expect(later).toMatchObject({ priceSource: 'TABLE', terms: [12, 24, 36], limitTerms: 36 });
    expect(car!.coverages.map(({ code, name, isDefault }) => [code, name, isDefault])).toEqual([
      ['A', 'Ampla', true],
      ['B', 'Básica', false],
      ['C', 'Completa', false],
    ]);
    expect(car!.conditions).toHaveLength(2);
  });

  it('are narrowed by the sale: no insurance of persons for a company, one insurer, one term', async () => {
    const find = async (body: object) =>
      namesOf((await seller.ok('findVapOptions', { body: { assetType: 1, personType: 'PF', ...body } })).insurances);
    expect(await find({ personType: 'PJ' })).toEqual(everything.filter((name) => !name.endsWith(' METLIFE')));
    expect(await find({ provider: 'liberty' })).toEqual(everything.filter((name) => name.endsWith(' LIBERTY')));
    expect(await find({ term: 18 })).not.toContain('PMC LIBERTY');
    expect(await find({ term: 18 })).toContain('CHEV_PLUS LIBERTY');
    expect(await find({ term: 72 })).not.toContain('SEGURO_AUTO LIBERTY');
  });

  it('are those of a plan and a vehicle type', async () => {
    const query = { vehicleTypeId: '2', financeTypeId: '1' } as const;
    const { insurances } = await seller.ok('listPlanInsurances', { query });
    expect(namesOf(insurances)).toEqual(everything);
  });

  it('are three usual insurances where the register cannot be read', async () => {
    await api.database.db.execute(sql`alter table vaps rename to vaps_away`);
    await api.database.db.execute(sql`update watched_changes set changes = changes + 1`);
    const fallback = await seller.ok('listVapOptions');
    const ofPlan = await seller.ok('listPlanInsurances', { query: { vehicleTypeId: '1', financeTypeId: '1' } });
    await api.database.db.execute(sql`alter table vaps_away rename to vaps`);
    for (const { insurances, isFallback } of [fallback, ofPlan])
      expect([insurances.map(({ name }) => name), isFallback]).toEqual([
        ['Seguro Chevrolet Plus', 'Proteção Mecânica Chevrolet', 'Nota Garantida'],
        true,
      ]);
    expect((await seller.ok('listVapOptions')).isFallback).toBe(false);
  });

  it('are without insurers whose modules are off', async () => {
    const off = await openApi({ MODULES: 'propose_insurance' });
    const { insurances } = await (await off.signIn('seller')).ok('listVapOptions');
    await off.close();
    expect(namesOf(insurances)).toEqual(['LIFE METLIFE', 'PPI METLIFE', 'PMC CARDIF']);
  });

  it('are given to an insurance operator, and to those who sell offers', async () => {
    expect((await (await api.signIn('insurance-operator')).ok('listVapOptions')).insurances).not.toEqual([]);
    expect((await offers.ok('listVapOptions', { query: { source: 'OFFER' } })).insurances).not.toEqual([]);
  });
});

describe('an insurance type: 200', () => {
  const ofType = (insuranceType: string, query: object = {}) =>
    seller.ok('listInsurancesOfType', { params: { insuranceType } as never, query: query as never });

  it('has its insurers, terms and table prices', async () => {
    const { insurances, terms, limitTerms } = await ofType('GAP', { financedValue: '6000000' });
    expect(namesOf(insurances)).toEqual(['GAP ASSURANT']);
    expect(insurances[0]!.prices.map(({ term }) => term)).toEqual(terms);
    expect(limitTerms).toBe(terms.at(-1));
    expect(insurances[0]!.prices[0]).toMatchObject({ vehicleTypeId: 1, validate: { validUntil: /T23:59:59-03:00$/ } });
  });

  it('is read by its spelling of the wire, and filtered by insurer, term and coverage', async () => {
    expect(namesOf((await ofType('PMC')).insurances)).toEqual(['PMC LIBERTY', 'PMC CARDIF']);
    expect(namesOf((await ofType('PMC', { provider: 'CARDIF' })).insurances)).toEqual(['PMC CARDIF']);
    expect(namesOf((await ofType('PMC_CARDIF')).insurances)).toEqual(['PMC CARDIF']);
    expect(namesOf((await ofType('AUTO')).insurances)).toEqual(['SEGURO_AUTO LIBERTY']);
    expect(namesOf((await ofType('pmcDayTwo')).insurances)).toEqual(['PMC_DAY_2 LIBERTY']);
    expect(namesOf((await ofType('PMC', { term: '24', coverage: 'COMPLETE' })).insurances)).toHaveLength(2);
    expect((await ofType('PMC', { coverage: 'A' })).insurances).toEqual([]);
    expect((await ofType('LIFE', { personType: 'PJ' })).insurances).toEqual([]);
  });

  it('leaves the fixed address of the combos to them', async () => {
    const query = { personType: 'PF', vehicleTypeId: '1' } as const;
    expect((await seller.ok('listCombosOnSale', { query })).items[0]).toMatchObject({ name: 'Essencial' });
  });
});

describe('the rules of Chevrolet Plus', () => {
  it('200: are the prices for the person type and the financed amount', async () => {
    const query = { personType: 'PF', financedValue: '6000000' } as const;
    const { rules, terms, limitTerms } = await seller.ok('readChevPlusRules', { query });
    expect(rules.every((rule) => rule.minFinancedCents <= 6_000_000 && rule.maxFinancedCents >= 6_000_000)).toBe(true);
    expect([terms, limitTerms]).toEqual([[12, 24, 36, 48, 60, 72], 72]);
    expect(new Set(rules.map(({ vehicleTypeId }) => vehicleTypeId))).toEqual(new Set([1, 2]));
  });

  it('502: are CHEVERROR where no row has the amount, or none the person type', async () => {
    const read = (personType: 'PF' | 'PJ', financedValue: string) =>
      seller.call('readChevPlusRules', { query: { personType, financedValue } });
    const answer = await read('PF', '60000001');
    expect([answer.status, answer.body.code]).toEqual([502, 'CHEVERROR']);
    const { db } = api.database;
    await db.execute(sql`update vaps set for_pj = false where code = 'CHEV_PLUS'`);
    const company = await read('PJ', '6000000');
    await db.execute(sql`update vaps set for_pj = true where code = 'CHEV_PLUS'`);
    expect(company.body.code).toBe('CHEVERROR');
    expect((await read('PJ', '6000000')).status).toBe(200);
  });
});

describe('the lists of car insurance: 200', () => {
  it('have the deductibles, the default being the one whose type includes 100%', async () => {
    const { items } = await seller.ok('listDeductibles');
    expect(items.map(({ id, type, isDefault }) => [id, type, isDefault])).toEqual([
      ['50', 'Reduzida (50%)', false],
      ['100', 'Normal (100%)', true],
      ['200', 'Ampliada (200%)', false],
    ]);
  });
  it('have the tracking devices, coverages and use categories', async () => {
    expect((await seller.ok('listTrackingDevices')).items.map(({ id }) => id)).toContain('ON_STAR');
    expect((await seller.ok('listCarCoverages')).items.map(({ code }) => code)).toEqual(['A', 'B', 'C']);
    expect((await seller.ok('listCarUses')).items[1]).toEqual({ id: 2, name: 'Táxi' });
  });
  it('have the insurers, and what can be bought without a loan', async () => {
    expect((await seller.ok('listCarInsurers')).items).toEqual([{ provider: 'LIBERTY', name: 'Seguro auto' }]);
    const { saleType, insurances } = await seller.ok('readSeparatePurchase');
    expect([saleType, namesOf(insurances)]).toEqual(['AVULSA', everything]);
  });
  it('are in English for those who read it', async () => {
    expect((await seller.ok('listCarUses', { headers: { 'accept-language': 'en' } })).items[1]).toEqual({
      id: 2,
      name: 'Taxi',
    });
  });
});

describe('the pay for car insurance: 200', () => {
  const read = (session: Session, query: object = {}) =>
    session.ok('listCarCommissions', { query: { vehicleTypeId: '1', ...query } });
  beforeAll(async () => {
    await api.work();
    const insurance = await api.signIn('insurance');
    const lines = [
      'cobertura;categoria;remuneracao;inicio_vigencia;fim_vigencia',
      'A;particular;15;01/01/2026;31/12/2099',
      'A;táxi;12,5;01/01/2026;31/12/2099',
      'C;particular;18;01/01/2027;31/12/2099',
    ];
    const { body } = await sendTable(api, insurance, 'auto.csv', lines.join('\n'), { table: 'InsuranceAuto' });
    expect((await untilFinished(insurance, body.id, 'InsuranceAuto')).upload.status).toBe('SUCCESS');
  });

  it('is that of the table in force today, by coverage and use', async () => {
    expect(await read(seller, { financed: 'true' })).toEqual({
      profile: 'seller',
      vehicleTypeId: 1,
      financed: true,
      items: [
        { coverage: 'A', commercialCategory: 1, name: 'Particular', commission: '0.15' },
        { coverage: 'A', commercialCategory: 2, name: 'Táxi', commission: '0.125' },
      ],
    });
  });

  it.each([
    ['seller', 'seller'],
    ['sales-manager', 'sales-manager'],
    ['insurance-operator', 'insurance-operator'],
    ['fi-manager', 'fi-manager'],
    ['finance', 'fi-manager'],
    ['anything', 'fi-manager'],
  ])('of the profile %s is that of %s', async (profile, counted) =>
    expect((await read(seller, { profile })).profile).toBe(counted),
  );

  it('of a caller of another profile is that of an F&I manager', async () =>
    expect((await read(await api.signIn('feirao'))).profile).toBe('fi-manager'));
});

describe('403', () => {
  it.each([
    'listVapOptions',
    'listCarInsurers',
    'readSeparatePurchase',
    'listDeductibles',
    'listTrackingDevices',
    'listCarCoverages',
    'listCarUses',
  ] as const)('%s is refused to a role without the right', async (name) =>
    expect((await finance.call(name)).status).toBe(403),
  );
});

it('403: the pay for a sale is not for those who buy', async () => {
  for (const role of ['customer', 'compras'] as const) {
    const client = await api.signIn(role);
    const query = { vehicleTypeId: '1', financed: 'true' } as const;
    expect((await client.call('listCarCommissions', { query })).status).toBe(403);
    expect((await client.call('listCarCoverages')).status).toBe(200);
  }
});

describe('404 and 422', () => {
  const codes = async (answer: ReturnType<Session['call']>) => {
    const { status, body } = await answer;
    return [status, body.fields?.map(({ path }) => path) ?? body.code];
  };
  it('a dealer out of reach is not found', async () => {
    const { activeDealerId: dealerId } = await api.signIn('DEMO2.SELLER');
    expect(await codes(seller.call('listVapOptions', { query: { dealerId } }))).toEqual([404, 'SEC004']);
  });
  it('the products of a dealer are refused to those who sell offers only', async () =>
    expect(await codes(offers.call('listVapOptions', { query: { source: 'CHD' } }))).toEqual([422, ['source']]));
  it('an unknown insurance type, plan and person type are refused at their fields', async () => {
    const params = { insuranceType: 'BOAT' } as never;
    expect(await codes(seller.call('listInsurancesOfType', { params }))).toEqual([422, ['insuranceType']]);
    const plan = { vehicleTypeId: '1', financeTypeId: '999' } as const;
    expect(await codes(seller.call('listPlanInsurances', { query: plan }))).toEqual([422, ['financeTypeId']]);
    const person = { personType: 'PX', financedValue: '1' } as never;
    expect(await codes(seller.call('readChevPlusRules', { query: person }))).toEqual([422, ['personType']]);
  });
});
