/** Prices of selected products: `POST /vaps/pricing` and `POST /vaps/pricing/SEGURO_AUTO`. */
import type { InsuranceQuote, InsuranceQuoteRequest } from '@estrada/domain/insurance/index';
import type { endpoints, QueryInputOf } from '@estrada/endpoints/index';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aRequest } from '../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { PartnerError } from '../../partners/index.ts';
import { dealerProducts } from '../organization/index.ts';
import { vehiclePrices, vehicleVersions } from '../vehicles/index.ts';
import { insuranceQuotes } from './insurance.tables.ts';

type Query = QueryInputOf<(typeof endpoints)['priceVaps']>;

let api: TestApi;
let seller: Session;
let operator: Session;
let offers: Session;
/** A used vehicle of the table in force. */
let used: Pick<Query, 'vehicleCode' | 'optionalCode' | 'manufacturerYear' | 'assetType'>;
beforeAll(async () => {
  api = await openApi({ INSURER_DEADLINE_MS: '400' });
  seller = await api.signIn('seller');
  operator = await api.signIn('insurance-operator');
  offers = await api.signIn('ofertas');
  const { db } = api.database;
  const [row] = await db
    .select()
    .from(vehiclePrices)
    .innerJoin(vehicleVersions, eq(vehicleVersions.id, vehiclePrices.versionId))
    .where(eq(vehiclePrices.assetType, 2))
    .limit(1);
  const { code, optionCode } = row!.vehicle_versions;
  const { manufacturerYear } = row!.vehicle_prices;
  used = { vehicleCode: code, optionalCode: optionCode, manufacturerYear: String(manufacturerYear), assetType: '2' };
  const finance = await api.signIn('finance');
  const { items } = await finance.ok('listVaps', { query: { code: 'PMC' } });
  const { id: _, version: __, enabled: ___, updatedAt: ____, can: _____, ...registered } = items[0]!;
  const shared = { ...registered, minTermMonths: 12, maxTermMonths: 60, exclusions: [] };
  await finance.ok('registerVap', { body: { ...shared, code: 'PMC', provider: 'UNKNOWN' } as never });
  // the demo prices it by its table
  await db.execute(sql`update vaps set price_source = 'INSURER' where code = 'PMC_DAY_2'`);
}, 120_000);
afterAll(() => api.close());

const soon = '2026-11-27T23:59:59-03:00';
const offer = (coverage: string, netCents: number, deductiblePercent: number | null = null) => ({
  coverage,
  deductiblePercent,
  netCents,
  iofCents: Math.round(netCents * 0.0738),
  totalCents: netCents + Math.round(netCents * 0.0738),
});
const protection = [offer('POWERTRAIN', 100_000), offer('COMPLETE', 160_000)];
const car = [offer('A', 300_000, 100), offer('B', 150_000, 100), offer('C', 400_000, 100), offer('A', 350_000, 50)];
const answers = (offers: InsuranceQuote['offers'], validUntil = soon) =>
  vi.fn(async (requestId: string, _request: InsuranceQuoteRequest) => ({
    quoteId: `q-${requestId}`,
    validUntil,
    offers,
  }));
const fails = (failure: 'garbage' | 'server-error' | 'timeout') =>
  vi.fn(async () => {
    throw new PartnerError('insurer', failure);
  });
const refuses = (partnerMessage: string) =>
  vi.fn(async () => {
    throw new PartnerError('insurer', 'refused', { partnerMessage });
  });
const never = () => vi.fn(() => new Promise<InsuranceQuote>(() => undefined));

beforeEach(async () => {
  await api.database.db.delete(insuranceQuotes);
  api.partners.liberty.quote = answers(protection);
  api.partners.cardif.quote = answers([offer('COMPLETE', 170_000)]);
});

const base = (): Query => ({
  personType: 'PF',
  assetType: '1',
  approximateFinancedValue: '6000000',
  birthDate: '1988-04-12',
  source: 'CHD',
});
const usedCar = (): Query => ({ ...base(), ...used, mileage: '30000', term: '24' });
const price = async (body: object[], query: Query = base(), session = seller) =>
  (await session.ok('priceVaps', { query, body })).insurances;
const one = async (product: object, query?: Query) => (await price([product], query))[0]!;

describe('prices of selected products: 200', () => {
  it('of a table are quoted for every term, with the day until which they apply', async () => {
    const note = await one({ code: 'GAP' });
    expect(note).toMatchObject({
      index: 0,
      type: 'Insurance',
      provider: 'ASSURANT',
      priceSource: 'TABLE',
      status: 'quoted',
      idQuote: null,
      missing: [],
    });
    expect(note.options.length).toBe(note.terms.length);
    expect(note.limitTerms).toBe(note.terms.at(-1));
    expect(note.options[0]).toMatchObject({ term: note.terms[0], netCents: null, iofCents: null });
    expect(note.validate!.validUntil).toMatch(/T23:59:59-03:00$/);
    expect(note.conditions[0]).toContain('Perda total');
    const chosen = await one({ code: 'GAP', option: { termMonths: note.terms[1] } });
    expect(chosen.options).toEqual([{ ...note.options[1], isDefault: true }]);
    expect(await one({ code: 'GAP' }, { ...base(), term: String(note.terms[1]) })).toEqual(chosen);
  });

  it('of an insurer are its answer: net premium, tax and total, and the id of the stored answer', async () => {
    const answer = await one({ code: 'PMC', provider: 'cardif' }, usedCar());
    expect(answer).toMatchObject({
      provider: 'CARDIF',
      priceSource: 'INSURER',
      status: 'quoted',
      idQuote: expect.stringMatching(/^[\w-]+-1$/),
      validate: { validUntil: soon },
      terms: [12, 24, 36, 48, 60, 72],
      limitTerms: 72,
      options: [
        {
          pricingOption: 'COMPLETE',
          term: 24,
          netCents: 170_000,
          iofCents: 12_546,
          totalCents: 182_546,
          differenceCents: null,
          isDefault: true,
        },
      ],
    });
  });

  it('of a product without a chosen insurer are those of each, and of a chosen one its alone', async () => {
    const both = await price([{ code: 'PMC' }], usedCar());
    expect(new Set(both.map(({ provider, status, reason }) => `${provider} ${status} ${reason}`))).toEqual(
      new Set(['LIBERTY quoted null', 'CARDIF quoted null', 'UNKNOWN notOffered insurer']),
    );
    expect((await price([{ code: 'PMC', provider: 'LIBERTY' }], usedCar())).map(({ provider }) => provider)).toEqual([
      'LIBERTY',
    ]);
  });

  it('have the chosen coverage only', async () => {
    const { options } = await one({ code: 'PMC', provider: 'LIBERTY', option: { coverage: 'POWERTRAIN' } }, usedCar());
    expect(options.map(({ coverage }) => coverage)).toEqual(['POWERTRAIN']);
  });

  it('send the insurer the warranty end of a protection after the sale, and only what the price depends on', async () => {
    const option = { startWarrantyDate: '2027-11-20', termMonths: 36 };
    expect(await one({ code: 'PMC_DAY_2', option }, usedCar())).toMatchObject({ status: 'quoted' });
    const [, request] = vi.mocked(api.partners.liberty.quote).mock.calls[0]!;
    expect(request).toMatchObject({
      product: 'PMC_DAY_2',
      warrantyEndsOn: '2027-11-20',
      termMonths: 36,
      vehicle: { kilometres: 30_000, isUsed: true },
      birthDate: null,
      financedCents: 0,
    });
  });

  it('of mechanical protection after the sale are those of its own table, in a quote and in its preview too', async () => {
    const source = (name: string) =>
      api.database.db.execute(sql.raw(`update vaps set price_source = '${name}' where code = 'PMC_DAY_2'`));
    await source('TABLE');
    const option = { startWarrantyDate: '2027-11-20', coverage: 'COMPLETE', termMonths: 24 };
    const priced = await one({ code: 'PMC_DAY_2', option }, usedCar());
    const every = await one(
      { code: 'PMC_DAY_2', option: { startWarrantyDate: '2027-11-20' } },
      { ...usedCar(), term: '12' },
    );
    const incomplete = await one({ code: 'PMC_DAY_2' }, { ...base(), assetType: '2' });
    const { insurances } = await seller.ok('listVapOptions');
    const params = { dealerId: seller.activeDealerId };
    const request = { ...(await aRequest(seller)), terms: [36] };
    const quoted = async (changes: object) => {
      const products = [{ code: 'PMC_DAY_2', option: { ...option, ...changes } }];
      const { simulationItems } = await seller.ok('simulate', { params, body: { ...request, products } as never });
      const [item] = simulationItems;
      return [item!.products.find(({ code }) => code === 'PMC_DAY_2')?.premiumCents, item!.missingProducts[0]?.reason];
    };
    const quotes = [await quoted({}), await quoted({ coverage: null }), await quoted({ startWarrantyDate: null })];
    const { financeTypeId, assetType, personType, manufacturerYear, modelYear, state } = request;
    const query = { financeTypeId, assetType, personType, manufacturerYear, modelYear, state };
    const basis = await seller.ok('readSimulationBasis', { params, query });
    await source('INSURER');
    expect(priced).toMatchObject({
      status: 'quoted',
      idQuote: null,
      options: [{ pricingOption: 'COMPLETE', coverage: 'COMPLETE', term: 24, totalCents: 226_560, isDefault: true }],
      terms: [12, 24, 36],
      limitTerms: 36,
    });
    expect(every.options.map(({ coverage, totalCents }) => [coverage, totalCents]).sort()).toEqual([
      ['COMPLETE', 113_280],
      ['POWERTRAIN', 70_800],
    ]);
    expect(incomplete).toMatchObject({
      status: 'incomplete',
      missing: ['vehicleCode', 'mileage', 'option.startWarrantyDate'],
    });
    expect(insurances.find(({ code }) => code === 'PMC_DAY_2')!.terms).toEqual([12, 24, 36]);
    expect(quotes).toEqual([
      [226_560, undefined],
      [undefined, 'noCoverage'],
      [undefined, 'noWarranty'],
    ]);
    const { protection } = basis.catalogue.find(({ code }) => code === 'PMC_DAY_2')!;
    expect(protection).toHaveLength(6);
    expect(JSON.stringify(protection)).not.toContain('commission');
  });

  it('name the missing fields of an insurer that is therefore not asked', async () => {
    const none: Query = { personType: 'PF', assetType: '2' };
    const found = await price([{ code: 'PMC', provider: 'CARDIF' }, { code: 'PMC_DAY_2' }, { code: 'GAP' }], none);
    expect(found.map(({ status, missing }) => [status, missing])).toEqual([
      ['incomplete', ['vehicleCode', 'mileage', 'option.termMonths']],
      ['incomplete', ['vehicleCode', 'mileage', 'option.termMonths', 'option.startWarrantyDate']],
      ['incomplete', ['approximateFinancedValue']],
    ]);
    expect(await one({ code: 'SEGURO_AUTO' }, usedCar())).toMatchObject({ status: 'incomplete', missing: ['detail'] });
    expect(api.partners.cardif.quote).not.toHaveBeenCalled();
  });

  it('state why a product is not offered', async () => {
    const reasons = async (product: object, query?: Query) => (await price([product], query)).map((x) => x.reason);
    expect(await reasons({ code: 'GAP', provider: 'LIBERTY' })).toEqual(['unregistered']);
    expect(await reasons({ code: 'LIFE' }, { ...base(), personType: 'PJ' })).toEqual(['person']);
    const short = { ...usedCar(), term: '11' };
    expect(await reasons({ code: 'PMC', provider: 'CARDIF' }, short)).toEqual(['term']);
    expect(await reasons({ code: 'PMC', provider: 'CARDIF', option: { termMonths: 30 } }, usedCar())).toEqual(['term']);
    expect(await reasons({ code: 'GAP', option: { termMonths: 7 } })).toEqual(['term']);
    const mats = { code: 'ACCESSORIES', amountCents: 50_000 };
    const goods = async (change: object) =>
      (await seller.ok('priceVaps', { query: base(), body: [{ ...mats, ...change }] })).products.map((x) => x.reason);
    expect(await goods({ quantity: 20 })).toEqual(['quantity']);
    expect(await goods({ amountCents: 1 })).toEqual(['amount']);
    expect(await reasons({ code: 'GAP' }, { ...base(), approximateFinancedValue: '10000000000' })).toEqual(['price']);
  });

  it('of an insurer are for the chosen term, otherwise for the most full years within the financing', async () => {
    const termsAt = async (term: string, option: object = {}) =>
      (await one({ code: 'PMC', provider: 'CARDIF', option }, { ...usedCar(), term })).options.map((x) => x.term);
    expect([await termsAt('12'), await termsAt('18'), await termsAt('30')]).toEqual([[12], [12], [24]]);
    expect(await termsAt('30', { termMonths: 48 })).toEqual([48]);
  });

  it('have the own name of a product where its row has one', async () => {
    const { db } = api.database;
    await db.execute(sql`update vaps set name_pt = 'Nota Garantida Plus' where code = 'GAP'`);
    const renamed = await one({ code: 'GAP' });
    const { insurances } = await seller.ok('listVapOptions');
    await db.execute(sql`update vaps set name_pt = '' where code = 'GAP'`);
    expect(renamed.name).toBe('Nota Garantida Plus');
    expect(insurances.find(({ code }) => code === 'GAP')!.name).toBe('Nota Garantida Plus');
    expect((await one({ code: 'GAP' })).name).toBe('Nota Garantida (GAP)');
  });

  it('of a table by age alone require the birth date', async () => {
    const { birthDate: _, ...unknown } = base();
    const { db } = api.database;
    await db.execute(sql`delete from product_prices where code = 'LIFE'`);
    expect(await one({ code: 'LIFE' }, unknown)).toMatchObject({ status: 'incomplete', missing: ['birthDate'] });
    expect(await one({ code: 'LIFE' })).toMatchObject({ status: 'quoted' });
  });

  it('leave out what the dealer does not sell, and insurers whose module is off', async () => {
    const { db } = api.database;
    await db
      .insert(dealerProducts)
      .values({ dealerId: seller.activeDealerId, product: 'GAP', enabled: false, updatedAt: new Date() });
    expect(await one({ code: 'GAP' })).toMatchObject({ status: 'notOffered', reason: 'dealer', options: [] });
    const own = and(eq(dealerProducts.dealerId, seller.activeDealerId), eq(dealerProducts.product, 'GAP'));
    await db.delete(dealerProducts).where(own);
    const without = await openApi({ MODULES: 'assurant' });
    const answer = await (await without.signIn('seller')).ok('priceVaps', {
      query: usedCar(),
      body: [{ code: 'PMC' }, { code: 'CHEV_PLUS' }],
    });
    await without.close();
    expect(answer.insurances.map(({ provider, reason }) => [provider, reason])).toEqual([
      ['CARDIF', null],
      ['LIBERTY', 'module'],
    ]);
  });

  describe('of an insurer in trouble do not affect those of others:', () => {
    const products = {
      liberty: { code: 'PMC', provider: 'LIBERTY' },
      cardif: { code: 'PMC', provider: 'CARDIF' },
      assurant: { code: 'GAP', provider: 'ASSURANT' },
      metlife: { code: 'LIFE', provider: 'METLIFE' },
    };
    type Insurer = keyof typeof products;
    const insurers = Object.keys(products) as Insurer[];
    const sellBy = (source: 'TABLE' | 'INSURER') =>
      api.database.db.execute(sql`update vaps set price_source = ${source} where code in ('GAP', 'LIFE')`);
    beforeAll(async () => {
      await sellBy('INSURER');
    });
    afterAll(async () => {
      await sellBy('TABLE');
    });

    /** The status and message of each insurer while one of them is in trouble. */
    async function outcomes(troubled: Insurer, quote: (requestId: string) => Promise<InsuranceQuote>) {
      for (const insurer of insurers)
        api.partners[insurer].quote = insurer === troubled ? quote : answers([offer('STANDARD', 50_000)]);
      const priced = await price(Object.values(products), usedCar());
      return Object.fromEntries(insurers.map((insurer, place) => [insurer, priced[place]!.status]));
    }
    const others = { liberty: 'quoted', cardif: 'quoted', assurant: 'quoted', metlife: 'quoted' };

    it.each(insurers)('%s refuses, with its own message', async (insurer) => {
      const text = 'Risco recusado pela política de aceitação.';
      expect(await outcomes(insurer, refuses(text))).toEqual({ ...others, [insurer]: 'refused' });
      expect(await one(products[insurer], usedCar())).toMatchObject({ message: text, options: [], idQuote: null });
    });

    it.each(insurers)('%s fails, or answers garbage', async (insurer) => {
      for (const failure of ['server-error', 'timeout', 'garbage'] as const)
        expect(await outcomes(insurer, fails(failure))).toEqual({ ...others, [insurer]: 'failed' });
    });

    it.each(insurers)('%s is slow, and its late answer is found by the next call', async (insurer) => {
      let arrive: (quote: InsuranceQuote) => void = () => undefined;
      const slow = () =>
        new Promise<InsuranceQuote>((resolve) => {
          arrive = resolve;
        });
      expect(await outcomes(insurer, slow)).toEqual({ ...others, [insurer]: 'late' });
      arrive({ quoteId: 'late', validUntil: soon, offers: [offer('STANDARD', 40_000)] });
      api.partners[insurer].quote = never();
      const next = await one(products[insurer], usedCar());
      expect(next).toMatchObject({ status: 'quoted', options: [{ netCents: 40_000 }] });
    });
  });

  it('reuse a valid answer, and ask again after its end, with the difference from the earlier price', async () => {
    const selected = { code: 'PMC', provider: 'LIBERTY' };
    const first = await one(selected, usedCar());
    expect((await one({ ...selected, quoteId: first.idQuote }, usedCar())).idQuote).toBe(first.idQuote);
    expect(api.partners.liberty.quote).toHaveBeenCalledTimes(1);
    api.clock.moveTo('2026-11-28T13:00:00Z');
    api.partners.liberty.quote = answers(
      [offer('POWERTRAIN', 90_000), offer('COMPLETE', 165_000)],
      '2026-12-30T00:00:00Z',
    );
    const later = await api.signIn('seller');
    const [again] = await price([{ ...selected, quoteId: first.idQuote }], usedCar(), later);
    api.clock.moveTo('2026-11-20T13:00:00Z');
    expect(again!.idQuote).not.toBe(first.idQuote);
    const before = Object.fromEntries(
      first.options.map(({ pricingOption, totalCents }) => [pricingOption, totalCents]),
    );
    expect(again!.options.map(({ differenceCents }) => differenceCents)).toEqual(
      again!.options.map(({ pricingOption, totalCents }) => totalCents - before[pricingOption]!),
    );
    expect(again!.options.every(({ differenceCents }) => differenceCents !== 0)).toBe(true);
  });

  it('are given to an insurance operator, and to those who sell offers without a dealer', async () => {
    expect((await price([{ code: 'GAP' }], base(), operator))[0]!.status).toBe('quoted');
    expect((await price([{ code: 'GAP' }], { ...base(), source: 'OFFER' }, offers))[0]!.status).toBe('quoted');
    const { source: _, ...byDefault } = base();
    expect((await price([{ code: 'GAP' }], byDefault, offers))[0]!.status).toBe('quoted');
  });
});

describe('prices of selected products: 403, 404 and 422', () => {
  const status = async (session: Session, query: Query, body: object[] = [{ code: 'GAP' }]) => {
    const answer = await session.call('priceVaps', { query, body });
    return [answer.status, answer.body.code, answer.body.fields?.map(({ path }) => path)];
  };
  it('are refused to a role without the right', async () => {
    expect((await status(await api.signIn('finance'), base())).slice(0, 2)).toEqual([403, 'SEC004']);
  });
  it('are refused for a dealer out of reach', async () => {
    const other = await api.signIn('DEMO2.SELLER');
    expect((await status(seller, { ...base(), dealerId: other.activeDealerId })).slice(0, 2)).toEqual([404, 'SEC004']);
  });
  it.each<[string, Partial<Query>, string]>([
    ['a vehicle that the table does not have', { vehicleCode: 'ZZZ', manufacturerYear: '2024' }, 'vehicleCode'],
    ['a direct sale of a used vehicle', { saleType: 'VD', assetType: '2' }, 'saleType'],
    ['a kind of buyer of other persons', { saleType: 'VD', saleOptionTypeId: '3' }, 'saleOptionTypeId'],
    ['a negative amount', { approximateFinancedValue: '-1' }, 'approximateFinancedValue'],
  ])('are refused at the field for %s', async (_, change, path) => {
    expect(await status(seller, { ...base(), ...change })).toEqual([422, 'DOM002', [path]]);
  });
  it('are refused to those who sell offers only, for a sale by a dealer', async () => {
    expect(await status(offers, base())).toEqual([422, 'DOM002', ['source']]);
  });
  it('are refused for more than twenty products', async () => {
    expect((await status(seller, base(), Array(21).fill({ code: 'GAP' }))).at(0)).toBe(422);
  });
});

describe('prices of car insurance', () => {
  const driver = {
    birthDate: '1988-04-12',
    gender: 'F',
    maritalStatus: 2,
    zipCode: '30110-010',
    isPolicyHolder: true,
  };
  const detail = () => ({
    personType: 'PF',
    vehicle: {
      vin: null as string | null,
      plate: null as string | null,
      modelYear: 2026,
      manufacturerYear: 2026,
      assetType: 1,
      fuelType: 3,
      commercialCategory: 1,
      fipe: 9_000_000,
    },
    persons: [{ ...driver, name: 'Marina Alves Souza', cpf: '315.720.400-92' }] as object[],
    questions: {
      betweenEighteenAndTwentyFiveYears: false,
      extendInsuranceToOtherDrivers: true,
      useTheVehicleForBusinessPurposes: false,
      enabledOnStar: true,
      buyerIsTheMainDriver: true,
    },
  });
  beforeEach(() => {
    api.partners.liberty.quote = answers(car);
  });
  const quoteCar = async (change: object = {}) =>
    (await seller.ok('priceCarInsurance', { body: { ...detail(), ...change } })).insurances[0]!;
  const sent = () => vi.mocked(api.partners.liberty.quote).mock.lastCall![1];

  describe('200', () => {
    it('have the coverages side by side in plain words, A with the ordinary deductible as default', async () => {
      const answer = await quoteCar();
      expect(answer.coverages.map(({ code, isDefault }) => [code, isDefault])).toEqual([
        ['A', true],
        ['B', false],
        ['C', false],
      ]);
      const [wide] = answer.coverages;
      expect([wide!.name, wide!.covers.length > 20, wide!.notCovered.length > 20]).toEqual(['Ampla', true, true]);
      const chosen = answer.coverages.flatMap(({ deductibles }) => deductibles.filter(({ isDefault }) => isDefault));
      expect(chosen).toMatchObject([
        { pricingOption: 'A-100', type: 'Normal (100%)', netCents: 300_000, iofCents: 22_140, totalCents: 322_140 },
      ]);
      expect(answer).toMatchObject({ status: 'quoted', validate: { validUntil: soon }, terms: [12, 24, 36] });
      expect(answer.conditions).toHaveLength(2);
    });

    it('have the wanted coverages only', async () => {
      expect((await quoteCar({ coverages: ['C'] })).coverages.map(({ code }) => code)).toEqual(['C']);
    });

    it('send the answers of the main driver, and no name and no document', async () => {
      await quoteCar();
      expect(sent().car).toEqual({
        driverBirthDate: '1988-04-12',
        gender: 'F',
        maritalStatus: 2,
        zipCode: '30110010',
        hasYoungDriver: false,
        hasOtherDrivers: true,
        isForBusiness: false,
        hasOnStar: true,
        commercialCategory: 1,
        fuelType: 3,
        plate: null,
        chassis: null,
        discount: 0,
      });
      expect(sent().vehicle).toMatchObject({ valueCents: 9_000_000, modelYear: 2026 });
      const stored = JSON.stringify(await api.database.db.select().from(insuranceQuotes));
      expect(stored).not.toMatch(/Marina|31572040092/);
    });

    it('rate the main driver where another person than the insured one drives', async () => {
      const son = {
        ...driver,
        birthDate: '2003-05-01',
        gender: 'M',
        maritalStatus: 1,
        isPolicyHolder: false,
        driverType: 'MAIN',
        relationalTypeCode: 'CHILD',
      };
      const { questions } = detail();
      await quoteCar({ persons: [driver, son], questions: { ...questions, buyerIsTheMainDriver: false } });
      expect(sent().car).toMatchObject({ driverBirthDate: '2003-05-01', gender: 'M', maritalStatus: 1 });
    });

    it('make a taxi in a direct sale one for business and of the category of taxis, whatever is said', async () => {
      expect(await quoteCar({ saleType: 'VD', saleOptionTypeId: 1 })).toMatchObject({
        useTheVehicleForBusinessPurposes: true,
        commercialCategory: 2,
      });
      expect(sent().car).toMatchObject({ isForBusiness: true, commercialCategory: 2 });
      await quoteCar({ saleType: 'VD', saleOptionTypeId: 2 });
      expect(sent().car).toMatchObject({ isForBusiness: false, commercialCategory: 1 });
    });

    it('are answered by a refusal, a failure and a late insurer', async () => {
      api.partners.liberty.quote = refuses('O condutor principal precisa ter 18 anos ou mais.');
      expect(await quoteCar()).toMatchObject({ status: 'refused', message: /18 anos/, coverages: [] });
      await api.database.db.delete(insuranceQuotes);
      api.partners.liberty.quote = fails('garbage');
      expect(await quoteCar()).toMatchObject({ status: 'failed', coverages: [] });
      api.partners.liberty.quote = never();
      expect(await quoteCar()).toMatchObject({ status: 'late', coverages: [] });
    });

    it('are found again by the id of the answer in the prices of all products', async () => {
      const { idQuote } = await quoteCar();
      const [found] = await price([{ code: 'SEGURO_AUTO', quoteId: idQuote, option: { termMonths: 12 } }]);
      expect(found).toMatchObject({ status: 'quoted', idQuote });
      expect(found!.options.map(({ pricingOption }) => pricingOption)).toEqual(['A-100', 'B-100', 'C-100', 'A-50']);
      expect(api.partners.liberty.quote).toHaveBeenCalledTimes(1);
      const [longer] = await price([{ code: 'SEGURO_AUTO', quoteId: idQuote, option: { termMonths: 24 } }]);
      expect(sent()).toMatchObject({ termMonths: 24, car: { driverBirthDate: '1988-04-12' } });
      expect(longer!.options.map(({ differenceCents }) => differenceCents)).toEqual([null, null, null, null]);
    });
  });

  describe('with a promotional coupon', () => {
    let campaignId: string;
    let today: string;
    const discountOf = (request: InsuranceQuoteRequest) => request.car?.discount ?? 0;
    const insurance = () => api.signIn('insurance');
    const aCoupon = async (couponLimit = 1) =>
      (await (await insurance()).ok('registerPromotionalCoupon', { body: { campaignId, couponLimit } })).couponCode;
    const change = (table: string, set: string, where: string) =>
      api.database.db.execute(sql.raw(`update ${table} set ${set} where ${where}`));
    const refusal = async (coupon: string) => {
      const { status, body } = await seller.call('priceCarInsurance', { body: { ...detail(), coupon } });
      return [status, body.code, body.fields?.map(({ path, key }) => [path, key])];
    };
    const is = (reason: string) => [422, 'InsCampaign-004', [['coupon', `promotionalCoupon.${reason}`]]];
    beforeAll(async () => {
      today = api.clock.now().toISOString().slice(0, 10);
      const body = {
        campaignName: 'Cupons das cotações',
        campaignCode: 'COTACOES',
        provider: 'LIBERTY',
        dealerCodes: '101,102,103,104,105',
        effectiveFrom: today,
        validUntil: '2026-12-20',
        discountShare: '0.15',
      };
      await change('auto_campaigns', `valid_until = date '${today}' - 1`, `valid_until >= date '${today}'`);
      campaignId = (await (await insurance()).ok('registerAutoCampaign', { body })).id;
    });
    // an insurer that lowers the net premium by the share that it is sent
    beforeEach(() => {
      api.partners.liberty.quote = vi.fn(async (requestId: string, request: InsuranceQuoteRequest) => ({
        quoteId: `q-${requestId}`,
        validUntil: soon,
        offers: [offer('A', Math.round(300_000 * (1 - discountOf(request))), 100)],
      }));
    });

    it('200: prices are the insurer’s with the discount, and coupon and share are named', async () => {
      const coupon = await aCoupon();
      const without = await quoteCar();
      expect(without.coupon).toBeNull();
      const answer = await quoteCar({ coupon: ` ${coupon.toLowerCase()} ` });
      expect(sent().car!.discount).toBe(0.15);
      expect(answer).toMatchObject({
        status: 'quoted',
        coupon: { couponCode: coupon, campaignName: 'Cupons das cotações', discountShare: '0.15' },
      });
      expect(answer.coverages[0]!.deductibles).toMatchObject([
        { netCents: 255_000, iofCents: 18_819, totalCents: 273_819 },
      ]);
      expect(answer.idQuote).not.toBe(without.idQuote);
      await quoteCar();
      expect(api.partners.liberty.quote).toHaveBeenCalledTimes(2);
    });

    it('200: is evaluated again in prices of all products, and affects its own product alone', async () => {
      const coupon = await aCoupon();
      const { idQuote: quoteId } = await quoteCar({ coupon });
      const again = (option: object) =>
        price([{ code: 'SEGURO_AUTO', quoteId, option: { termMonths: 12, ...option } }]);
      expect(await again({ coupon })).toMatchObject([{ idQuote: quoteId, options: [{ netCents: 255_000 }] }]);
      expect(await again({})).toMatchObject([{ options: [{ netCents: 300_000 }] }]);
      await change('promotional_coupons', 'used = 1', `coupon_code = '${coupon}'`);
      expect(await again({ coupon })).toMatchObject([{ status: 'notOffered', reason: 'coupon', options: [] }]);
    });

    it('422 InsCampaign-004: states at the coupon why it does not apply', async () => {
      const coupon = await aCoupon();
      const campaign = (set: string) => change('auto_campaigns', set, `id = '${campaignId}'`);
      expect(await refusal('NAO-EXISTE')).toEqual(is('unknown'));
      await campaign('enabled = false');
      expect(await refusal(coupon)).toEqual(is('disabled'));
      await campaign(`enabled = true, effective_from = date '${today}' + 1`);
      expect(await refusal(coupon)).toEqual(is('coming'));
      await campaign(`effective_from = date '${today}' - 2, valid_until = date '${today}' - 1`);
      expect(await refusal(coupon)).toEqual(is('ended'));
      await campaign(`valid_until = '2026-12-20', provider = 'OUTRA'`);
      expect(await refusal(coupon)).toEqual(is('insurer'));
      await campaign(`provider = 'LIBERTY', dealer_codes = '999'`);
      expect(await refusal(coupon)).toEqual(is('dealer'));
      await campaign(`dealer_codes = ''`);
      await change('promotional_coupons', 'used = 1', `coupon_code = '${coupon}'`);
      expect(await refusal(coupon)).toEqual(is('usedUp'));
      expect(api.partners.liberty.quote).not.toHaveBeenCalled();
    });

    it('403: is not evaluated for a role that may not quote', async () => {
      const body = { ...detail(), coupon: await aCoupon() };
      expect((await (await api.signIn('insurance')).call('priceCarInsurance', { body })).status).toBe(403);
    });
  });

  describe('422', () => {
    const fields = async (change: object) => {
      const { status, body } = await seller.call('priceCarInsurance', { body: { ...detail(), ...change } });
      return [status, body.fields?.map(({ path, key }) => [path, key])];
    };
    it('name what the main driver lacks', async () => {
      expect(await fields({ persons: [{ isPolicyHolder: true, gender: 'F' }] })).toEqual([
        422,
        [
          ['persons.0.birthDate', 'required'],
          ['persons.0.maritalStatus', 'required'],
          ['persons.0.zipCode', 'required'],
        ],
      ]);
    });
    it('require one insured person, a driver, and a person behind a company', async () => {
      const { questions } = detail();
      expect(await fields({ persons: [driver, driver] })).toEqual([422, [['persons', 'insurance.oneHolder']]]);
      expect(await fields({ questions: { ...questions, buyerIsTheMainDriver: false } })).toEqual([
        422,
        [['persons', 'insurance.noDriver']],
      ]);
      expect(await fields({ personType: 'PJ' })).toEqual([
        422,
        [['questions.buyerIsTheMainDriver', 'insurance.companyDrives']],
      ]);
    });
    it('require plate or chassis of a used vehicle, and valid ones', async () => {
      const { vehicle } = detail();
      expect(await fields({ vehicle: { ...vehicle, assetType: 2 } })).toEqual([
        422,
        [['vehicle.plate', 'insurance.plateOrChassis']],
      ]);
      expect(await fields({ vehicle: { ...vehicle, plate: 'A', vin: 'B' } })).toEqual([
        422,
        [
          ['vehicle.vin', 'chassis.invalid'],
          ['vehicle.plate', 'plate.invalid'],
        ],
      ]);
    });
  });

  it('403: are refused while the insurer’s module is off, and to a role without the right', async () => {
    const answer = await (await api.signIn('finance')).call('priceCarInsurance', { body: detail() });
    expect(answer.status).toBe(403);
    const off = await openApi({ MODULES: 'assurant' });
    const refused = await (await off.signIn('seller')).call('priceCarInsurance', { body: detail() });
    await off.close();
    expect(refused.status).toBe(403);
  });
});

it('429: calls for prices are limited per user', async () => {
  const manager = await api.signIn('fi-manager');
  const statuses = new Set<number>();
  for (let call = 0; call <= 300; call++)
    statuses.add((await manager.call('priceVaps', { query: base(), body: [] })).status);
  expect([...statuses]).toEqual([200, 429]);
}, 120_000);
