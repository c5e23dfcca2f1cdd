import { describe, expect, it } from 'vitest';
import { financeTypes } from '../../enumerations/index.ts';
import { DomainError, renderError } from '../../errors/index.ts';
import {
  assertTableInForce,
  type FeeChoice,
  type FeeRow,
  feesFor,
  findPlan,
  givesOffer,
  offerValidUntil,
  type PriceChoice,
  type PricedProductRow,
  type PriceTableRow,
  preselectTerms,
  priceProduct,
  refuseEndingTerm,
  selectableTermLimit,
  termsAllowed,
} from '../index.ts';

const table: PriceTableRow = {
  id: 'r48',
  tableCode: 'FDU48',
  sourceTableCode: 'FDU',
  description: 'Regular',
  financeTypeId: 1,
  personType: null,
  assetType: 1,
  saleType: 'TD',
  termMonths: 48,
  rateMonthly: '0.0149',
  minEntryShare: 0.2,
  maxEntryShare: null,
  campaignCode: null,
  commissionShare: null,
  minRateMonthly: null,
  maxRateMonthly: null,
  maxVehicleAgeYears: 5,
  balloonShare: null,
  terms: {},
  targetRateMonthly: null,
  tierCode: null,
  taxType: 'NOT_SUBSIDIZED',
  effectiveFrom: '2026-01-01',
  validUntil: '2026-01-31',
};
const choice: PriceChoice = {
  financeTypeId: 1,
  personType: 'PF',
  assetType: 1,
  saleType: 'TD',
  modelYear: 2026,
  entryShare: 0.2,
  today: '2026-01-15',
};
const codeOf = (act: () => unknown): unknown => {
  try {
    act();
  } catch (error) {
    return error instanceof DomainError ? { code: error.code, fields: error.fields, params: error.params } : error;
  }
  return undefined;
};

describe('termsAllowed', () => {
  it('returns the rows in force by term, the lowest rate of a term first', () => {
    const rows = [
      { ...table, id: 'r60', termMonths: 60 },
      { ...table, id: 'dear', rateMonthly: '0.0169' },
      table,
      { ...table, id: 'r9', termMonths: 9 },
    ];
    expect(termsAllowed(rows, choice).map((row) => row.id)).toEqual(['r9', 'r48', 'dear', 'r60']);
  });

  it.each([
    ['an expired row', { validUntil: '2026-01-14' }],
    ['a row of tomorrow', { effectiveFrom: '2026-01-16' }],
    ['another plan', { financeTypeId: 2 }],
    ['another person type', { personType: 'PJ' }],
    ['used vehicles', { assetType: 2 }],
    ['direct sale', { saleType: 'VD' }],
    ['younger vehicles', { maxVehicleAgeYears: -1 }],
  ] as const)('excludes %s', (_, change) => {
    expect(codeOf(() => termsAllowed([{ ...table, ...change }], choice))).toMatchObject({
      code: 'GSIM002',
      fields: [],
    });
  });

  it('uses rows of a tier only for clients of that tier, and rows without a tier for every client', () => {
    const rows = [
      table,
      { ...table, id: 'tr1', tierCode: 'TR1', rateMonthly: '0.0099' },
      { ...table, id: 'tr2', tierCode: 'TR2', rateMonthly: '0.0299' },
    ];
    const idsFor = (tierCode?: string) => termsAllowed(rows, { ...choice, tierCode }).map((row) => row.id);
    expect(idsFor()).toEqual(['r48']);
    expect(idsFor('TR1')).toEqual(['tr1', 'r48']);
    // a client of an expensive tier also gets the general rows
    expect(idsFor('TR2')).toEqual(['r48', 'tr2']);
    expect(idsFor('TR3')).toEqual(['r48']);
  });

  it('uses rows of a vehicle group only for vehicles of that group', () => {
    const rows = [table, { ...table, id: 'group', campaignCode: 'LINHA-27', rateMonthly: '0.0099' }];
    expect(termsAllowed(rows, choice).map((row) => row.id)).toEqual(['r48']);
    expect(termsAllowed(rows, { ...choice, campaignCodes: ['LINHA-26'] }).map((row) => row.id)).toEqual(['r48']);
    expect(termsAllowed(rows, { ...choice, campaignCodes: ['ESTOQUE', 'LINHA-27'] }).map((row) => row.id)).toEqual([
      'group',
      'r48',
    ]);
  });

  it('requests a larger entry when nothing else is missing', () => {
    expect(codeOf(() => termsAllowed([table], { ...choice, entryShare: 0.1999 }))).toEqual({
      code: 'GSIM002',
      fields: [{ path: 'entryValueCents', key: 'entry.belowMinimum' }],
      params: { min: '20,00%' },
    });
  });

  it('accepts entries up to and including the maximum, and requests a smaller one above it', () => {
    const capped = { ...table, maxEntryShare: 0.5 };
    expect(termsAllowed([capped], { ...choice, entryShare: 0.5 })).toEqual([capped]);
    expect(codeOf(() => termsAllowed([capped], { ...choice, entryShare: 0.5001 }))).toEqual({
      code: 'GSIM002',
      fields: [{ path: 'entryValueCents', key: 'entry.aboveMaximum' }],
      params: { max: '50,00%' },
    });
  });
});

describe('an offer of at least two days', () => {
  const cheap = { ...table, id: 'cheap', tableCode: 'CHEAP', rateMonthly: '0.0099', validUntil: '2026-01-16' };

  it('is not based on a table that ends sooner, but on another one that lasts', () => {
    expect(termsAllowed([cheap, table], choice).map((row) => row.id)).toEqual(['r48']);
    const lasts = { ...cheap, validUntil: '2026-01-17' };
    expect(termsAllowed([lasts, table], choice).map((row) => row.id)).toEqual(['cheap', 'r48']);
    expect([givesOffer(cheap, '2026-01-14'), givesOffer(cheap, '2026-01-15')]).toEqual([true, false]);
  });

  it('is refused with the name and the last day of the table that ends last', () => {
    const sooner = { ...cheap, tableCode: 'SOONER', validUntil: '2026-01-15' };
    expect(codeOf(() => termsAllowed([sooner, cheap], choice))).toEqual({
      code: 'GOFF007',
      fields: [{ path: 'financeTypeId', key: 'table.endsTooSoon' }],
      params: { table: 'CHEAP', until: '16/01/2026' },
    });
  });

  it('distinguishes a term that ends too soon from a term without a table', () => {
    expect(refuseEndingTerm([cheap, { ...table, termMonths: 60 }], choice, 48)).toMatchObject({
      code: 'GOFF007',
      fields: [{ path: 'terms', key: 'table.endsTooSoon' }],
    });
    expect(refuseEndingTerm([cheap], choice, 60)).toBeNull();
    // where another table has the term for long enough, only the entry can be the obstacle
    expect(refuseEndingTerm([cheap, table], choice, 48)).toBeNull();
  });
});

describe('the validity of a table', () => {
  it('includes its first and last day, and is refused with SIM063 outside', () => {
    expect(codeOf(() => assertTableInForce(table, '2026-01-01'))).toBeUndefined();
    expect(codeOf(() => assertTableInForce(table, '2026-01-31'))).toBeUndefined();
    expect(codeOf(() => assertTableInForce(table, '2026-02-01'))).toMatchObject({ code: 'SIM063' });
    expect(codeOf(() => assertTableInForce(table, '2025-12-31'))).toMatchObject({ code: 'SIM063' });
  });

  it('allows an offer on one of its last days at least two days', () => {
    expect(offerValidUntil(table, '2026-01-15')).toBe('2026-01-31');
    expect(offerValidUntil(table, '2026-01-31')).toBe('2026-02-02');
    expect(codeOf(() => assertTableInForce(table, '2026-02-02', '2026-01-31'))).toBeUndefined();
    expect(codeOf(() => assertTableInForce(table, '2026-02-03', '2026-01-31'))).toMatchObject({ code: 'SIM063' });
    expect(codeOf(() => assertTableInForce(table, '2026-02-02', '2026-02-01'))).toMatchObject({ code: 'SIM063' });
  });
});

describe('feesFor', () => {
  const dates = { effectiveFrom: '2026-01-01', validUntil: null };
  const amounts = { baseCents: 100_000, clientCents: 95_000, dealerCents: 5_000, employeeCents: null };
  const rows: FeeRow[] = [
    { kind: 'TCC', state: 'SP', ...dates, ...amounts },
    { kind: 'CONTRACT', state: 'SP', ...dates, ...amounts, clientCents: 35_000 },
    { kind: 'TU', state: 'SP', ...dates, ...amounts, clientCents: 60_000, employeeCents: 20_000 },
  ];
  const sale = { state: 'SP', assetType: 1 as const, today: '2026-01-15', ignoreTCC: false, isEmployee: false };
  const owed = (change: Partial<FeeChoice>) =>
    feesFor({ ...sale, ...change }, rows).map((line) => [line.kind, line.amountCents]);

  it('charges the appraisal for a used vehicle only', () => {
    expect(owed({})).toEqual([
      ['TCC', 95_000],
      ['CONTRACT', 35_000],
    ]);
    expect(owed({ assetType: 2 })).toContainEqual(['TU', 60_000]);
  });

  it('charges an employee the employee fee', () => {
    expect(owed({ assetType: 2, isEmployee: true })).toEqual([
      ['TCC', 95_000],
      ['CONTRACT', 35_000],
      ['TU', 20_000],
    ]);
  });

  it('exempts a client who already paid the TCC and still shows its amount', () => {
    const [tcc] = feesFor({ ...sale, ignoreTCC: true }, rows);
    expect(tcc).toMatchObject({ kind: 'TCC', amountCents: 0, exempt: true, row: { clientCents: 95_000 } });
  });

  it('reports the state without a row in force: that of the dealer, or the chosen one', () => {
    const why = (state: string, dealerState: string) =>
      codeOf(() => feesFor({ ...sale, state, dealerState }, rows)) as Pick<DomainError, 'code' | 'params'>;
    const words = ({ code, params }: ReturnType<typeof why>) => renderError(code, 'pt-BR', params);
    expect(words(why('AC', 'AC'))).toBe(
      'Não há tarifas cadastradas para a UF da concessionária. Escolha outra UF de emplacamento ou fale com a financeira.',
    );
    expect(words(why('AC', 'SP'))).toBe(
      'Não há tarifas cadastradas para a UF AC. Escolha outra UF de emplacamento ou fale com a financeira.',
    );
    expect(renderError('noFluxForState', 'en', why('AC', 'SP').params)).toBe(
      'No fees are recorded for AC. Choose another state of licensing or contact the lender.',
    );
  });

  it('refuses a state without a row in force', () => {
    expect(codeOf(() => feesFor({ ...sale, state: 'AC' }, rows))).toMatchObject({ code: 'noFluxForState' });
    expect(codeOf(() => feesFor({ ...sale, today: '2025-12-31' }, rows))).toMatchObject({ code: 'noFluxForState' });
  });
});

describe('priceProduct', () => {
  const row: PricedProductRow = {
    code: 'GAP',
    type: 'Insurance',
    provider: 'ASSURANT',
    termMonths: 48,
    minFinancedCents: 1_000_000,
    maxFinancedCents: 7_000_000,
    assetType: 1,
    personType: 'PF',
    premiumCents: 189_000,
    effectiveFrom: '2026-01-01',
    validUntil: '2026-12-31',
  };
  const request = {
    code: 'GAP',
    termMonths: 48,
    financedCents: 7_000_000,
    assetType: 1,
    personType: 'PF',
    today: '2026-01-15',
  } as const;

  it('prices a financed amount up to and including both bounds of the range', () => {
    expect(priceProduct([row], request)?.premiumCents).toBe(189_000);
    expect(priceProduct([row], { ...request, financedCents: 1_000_000 })).toBe(row);
  });

  it.each([
    ['a larger amount', { financedCents: 7_000_001 }],
    ['another term', { termMonths: 36 }],
    ['a company', { personType: 'PJ' as const }],
    ['a used vehicle', { assetType: 2 as const }],
    ['another year', { today: '2027-01-01' }],
  ])('returns no price for %s', (_, change) => expect(priceProduct([row], { ...request, ...change })).toBeNull());
});

describe('the proposed terms', () => {
  it.each([
    [1, [60, 12, 24, 36, 48], [24, 36, 48]],
    [1, [24, 48], [24, 48]],
    [1, [36], [36]],
    [1, [12, 24, 36, 48], [24, 36, 48]],
    [2, [24, 36, 48], [36]],
    [13, [24, 36], [36]],
    [4, [], []],
  ])('for finance type %d of %j are %j', (financeTypeId, terms, proposed) => {
    expect(preselectTerms(financeTypeId, terms)).toEqual(proposed);
  });

  it('are limited to three, and to one for SmartBuy', () => {
    expect(financeTypes.map(({ id }) => selectableTermLimit(id)).filter((limit) => limit !== 3)).toEqual([1]);
    expect(selectableTermLimit(13)).toBe(1);
  });
});

describe('the finance types', () => {
  it('have unique ids, and include only those that can be computed', () => {
    expect(new Set(financeTypes.map(({ id }) => id)).size).toBe(financeTypes.length);
    expect(financeTypes.every(({ id }) => findPlan(id) !== undefined)).toBe(true);
    expect(financeTypes.map(({ id }) => id)).toEqual(expect.arrayContaining([1, 2]));
  });
});
