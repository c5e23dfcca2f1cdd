/**
 * Each field of a selected product, from the request through the figures and the saved simulation to the proposal; and
 * each answer of the form of car insurance, to the insurer and into its stored answer.
 */
import type { InsuranceQuoteRequest } from '@estrada/domain/insurance/index';
import type { SimulationItem } from '@estrada/endpoints/index';
import { aPerson, simulationClientOf } from '@estrada/testkit/index';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aRequest } from '../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { rowsOf } from '../../../test/rows.ts';
import { insuranceQuotes } from './insurance.tables.ts';

let api: TestApi;
let seller: Session;
beforeAll(async () => {
  api = await openApi();
  seller = await api.signIn('seller');
  api.partners.liberty.quote = vi.fn(async (requestId: string) => ({
    quoteId: `q-${requestId}`,
    validUntil: '2026-11-27T23:59:59-03:00',
    offers: [{ coverage: 'A', deductiblePercent: 100, netCents: 300_000, iofCents: 22_140, totalCents: 322_140 }],
  }));
});
afterAll(() => api.close());

const couponCode = '7K2M9QXWTB4HN';
const answers = {
  birthDate: '1988-04-12',
  gender: 'F' as const,
  maritalStatus: 2 as const,
  zipCode: '30110010',
};
const form = () => ({
  personType: 'PF' as const,
  vehicle: {
    plate: null as string | null,
    vin: null as string | null,
    modelYear: 2026,
    manufacturerYear: 2026,
    assetType: 1 as const,
    fuelType: 3 as const,
    commercialCategory: 1,
    fipe: 9_000_000,
  },
  persons: [{ isPolicyHolder: true, ...answers }] as object[],
  questions: {
    betweenEighteenAndTwentyFiveYears: false,
    extendInsuranceToOtherDrivers: false,
    useTheVehicleForBusinessPurposes: false,
    enabledOnStar: false,
    buyerIsTheMainDriver: true,
  },
  term: 12,
});
const quoteCar = async (change: object = {}) =>
  (await seller.ok('priceCarInsurance', { body: { ...form(), ...change } as never })).insurances[0]!.idQuote!;

describe('a selected product', () => {
  type Line = { code: string; option: Record<string, unknown> } & Record<string, unknown>;
  /** The same selection at each place that has it. */
  const places: Record<string, readonly Line[]> = {};
  const lineAt = (place: string, code: string) => places[place]!.find((one) => one.code === code)!;
  let comboId: string;
  let quoteId: string;
  beforeAll(async () => {
    const query = { personType: 'PF', vehicleTypeId: '1' } as const;
    const { items } = await seller.ok('listCombosOnSale', { query });
    comboId = items[0]!.id;
    const sale = await aRequest(seller);
    const { modelYear, manufacturerYear } = sale;
    quoteId = await quoteCar({ coupon: couponCode, vehicle: { ...form().vehicle, modelYear, manufacturerYear } });
    const option = { termMonths: 12, coverage: 'A', pricingOption: 'A-100', coupon: couponCode };
    const later = { termMonths: 24, coverage: 'COMPLETE', startWarrantyDate: '2027-08-31' };
    const products = [
      { code: 'SEGURO_AUTO', provider: 'LIBERTY', quoteId, option },
      { code: 'PMC_DAY_2', provider: 'LIBERTY', option: later },
      { code: 'MAINTENANCE', provider: 'CONCESSIONÁRIA', amountCents: 45_000, quantity: 2 },
      { code: 'GAP', provider: 'ASSURANT', comboId, option: { planCode: 'PLANO-1' } },
    ];
    const request = { ...sale, terms: [36], products };
    const params = { dealerId: seller.activeDealerId };
    const { simulationItems } = await seller.ok('simulate', { params, body: request as never });
    const body = { client: simulationClientOf(aPerson(1_251)), request: request as never, selectedTerm: 36 };
    const saved = await seller.ok('saveSimulation', { query: params, body });
    const read = await seller.ok('readSavedSimulation', { params: { id: saved.id } });
    const proposal = await seller.ok('submitProposal', { query: {}, body: { simulationId: saved.id, term: 36 } });
    const [loan] = await rowsOf(api, sql`select item from proposal_loans where proposal_id = ${proposal.id}`);
    const chosen = ({ products: all }: Pick<SimulationItem, 'products'>) =>
      all.filter(({ selected }) => selected) as unknown as Line[];
    expect(simulationItems[0]!.missingProducts).toEqual([]);
    places.figures = chosen(simulationItems[0]!);
    places.saved = saved.request.products as unknown as Line[];
    places.read = read.request.products as unknown as Line[];
    places['saved figures'] = chosen(read.result.simulationItems[0]!);
    places.proposal = chosen(loan!.item as SimulationItem);
  }, 120_000);

  it.each<[string, string, () => unknown]>([
    ['provider', 'SEGURO_AUTO', () => 'LIBERTY'],
    ['quoteId', 'SEGURO_AUTO', () => quoteId],
    ['comboId', 'GAP', () => comboId],
    ['quantity', 'MAINTENANCE', () => 2],
  ])('has its %s at every place', (field, code, value) => {
    for (const place of Object.keys(places)) expect([place, lineAt(place, code)[field]]).toEqual([place, value()]);
  });

  it.each<[string, string, unknown]>([
    ['termMonths', 'SEGURO_AUTO', 12],
    ['coverage', 'SEGURO_AUTO', 'A'],
    ['pricingOption', 'SEGURO_AUTO', 'A-100'],
    ['coupon', 'SEGURO_AUTO', couponCode],
    ['coverage', 'PMC_DAY_2', 'COMPLETE'],
    ['termMonths', 'PMC_DAY_2', 24],
    ['startWarrantyDate', 'PMC_DAY_2', '2027-08-31'],
    ['planCode', 'GAP', 'PLANO-1'],
  ])('has its option %s at every place', (field, code, value) => {
    for (const place of Object.keys(places)) expect([place, lineAt(place, code).option[field]]).toEqual([place, value]);
  });

  it('that a coupon lowered has no price without the coupon: its use would not be counted', async () => {
    const car = {
      code: 'SEGURO_AUTO',
      provider: 'LIBERTY',
      quoteId,
      option: { pricingOption: 'A-100', termMonths: 12 },
    };
    const body = { ...(await aRequest(seller)), terms: [36], products: [car] } as never;
    const { simulationItems } = await seller.ok('simulate', { params: { dealerId: seller.activeDealerId }, body });
    expect(simulationItems[0]!.missingProducts).toMatchObject([{ code: 'SEGURO_AUTO', reason: 'noQuote' }]);
  });

  it('has its typed amount where it is selected, and what that comes to where it is priced', () => {
    for (const place of ['saved', 'read']) expect(lineAt(place, 'MAINTENANCE').amountCents).toBe(45_000);
    for (const place of ['figures', 'saved figures', 'proposal'])
      expect(lineAt(place, 'MAINTENANCE').premiumCents).toBe(90_000);
  });

  it('has the parts of an insurer’s price where it is priced, and no product of a table has any', () => {
    for (const place of ['figures', 'saved figures', 'proposal']) {
      expect(lineAt(place, 'SEGURO_AUTO')).toMatchObject({
        netCents: 300_000,
        iofCents: 22_140,
        premiumCents: 322_140,
      });
      expect(lineAt(place, 'PMC_DAY_2')).not.toHaveProperty('netCents');
    }
  });
});

describe('an answer of the form of car insurance', () => {
  const questions = (change: object) => ({ questions: { ...form().questions, ...change } });
  const vehicle = (change: object) => ({ vehicle: { ...form().vehicle, ...change } });
  const driver = { isPolicyHolder: false, driverType: 'MAIN', relationalTypeCode: 'CHILD', ...answers };
  const driven = (change: object) => ({
    persons: [{ isPolicyHolder: true }, { ...driver, ...change }],
    ...questions({ buyerIsTheMainDriver: false }),
  });
  type Sent = (request: InsuranceQuoteRequest) => unknown;
  const car =
    (name: keyof NonNullable<InsuranceQuoteRequest['car']>): Sent =>
    (request) =>
      request.car?.[name];

  it.each<[string, object, Sent, unknown]>([
    [
      'birth date',
      { persons: [{ isPolicyHolder: true, ...answers, birthDate: '1975-01-31' }] },
      car('driverBirthDate'),
      '1975-01-31',
    ],
    ['gender', { persons: [{ isPolicyHolder: true, ...answers, gender: 'M' }] }, car('gender'), 'M'],
    ['marital status', { persons: [{ isPolicyHolder: true, ...answers, maritalStatus: 1 }] }, car('maritalStatus'), 1],
    [
      'postal code',
      { persons: [{ isPolicyHolder: true, ...answers, zipCode: '01310100' }] },
      car('zipCode'),
      '01310100',
    ],
    ['plate', vehicle({ plate: 'BRA2E19' }), car('plate'), 'BRA2E19'],
    ['chassis', vehicle({ vin: '9BGKS48U0JG123456' }), car('chassis'), '9BGKS48U0JG123456'],
    ['fuel', vehicle({ fuelType: 4 }), car('fuelType'), 4],
    [
      'use',
      { ...vehicle({ commercialCategory: 3 }), ...questions({ useTheVehicleForBusinessPurposes: true }) },
      car('commercialCategory'),
      3,
    ],
    ['FIPE value', vehicle({ fipe: 8_765_400 }), ({ vehicle: { valueCents } }) => valueCents, 8_765_400],
    ['model year', vehicle({ modelYear: 2025 }), ({ vehicle: { modelYear } }) => modelYear, 2025],
    ['young driver', questions({ betweenEighteenAndTwentyFiveYears: true }), car('hasYoungDriver'), true],
    ['extension to other drivers', questions({ extendInsuranceToOtherDrivers: true }), car('hasOtherDrivers'), true],
    ['business use', questions({ useTheVehicleForBusinessPurposes: true }), car('isForBusiness'), true],
    ['OnStar', questions({ enabledOnStar: true }), car('hasOnStar'), true],
    ['birth date of another main driver', driven({ birthDate: '1999-02-03' }), car('driverBirthDate'), '1999-02-03'],
    ['gender of another main driver', driven({ gender: 'N' }), car('gender'), 'N'],
    ['marital status of another main driver', driven({ maritalStatus: 3 }), car('maritalStatus'), 3],
    ['postal code of another main driver', driven({ zipCode: '20040020' }), car('zipCode'), '20040020'],
    ['term', { term: 24 }, ({ termMonths }) => termMonths, 24],
    ['promotional coupon', { coupon: couponCode, term: 36 }, car('discount'), 0.12],
  ])('is sent and stored: %s', async (_field, change, read, value) => {
    const id = await quoteCar(change);
    const [stored] = await api.database.db.select().from(insuranceQuotes).where(eq(insuranceQuotes.id, id));
    expect(read(stored!.request)).toBe(value);
    const sent = vi.mocked(api.partners.liberty.quote).mock.calls.find(([requestId]) => requestId === id);
    expect(sent && read(sent[1])).toBe(value);
  });
});
