import { describe, expect, it } from 'vitest';
import { DomainError } from '../../errors/index.ts';
import {
  computeLoan,
  type FeeRow,
  findPlan,
  leavesInterestUnpaid,
  type PriceTableRow,
  type QuoteInput,
  quoteSimulation,
  termFiguresOf,
} from '../index.ts';
import { planExamples, quoteExample } from './plan-examples.ts';
import { productExample } from './product-example.ts';
import { selectedOf } from './selection.ts';

const dates = { effectiveFrom: '2026-01-01', validUntil: '2026-01-31' };
const regular = (termMonths: number): PriceTableRow => ({
  id: `fdu-${termMonths}`,
  tableCode: `FDU${termMonths}`,
  sourceTableCode: 'FDU',
  description: 'Regular FDU',
  financeTypeId: 1,
  personType: null,
  assetType: 1,
  saleType: 'TD',
  termMonths,
  rateMonthly: '0.0149',
  minEntryShare: 0.2,
  maxEntryShare: null,
  campaignCode: null,
  commissionShare: null,
  minRateMonthly: null,
  maxRateMonthly: null,
  maxVehicleAgeYears: null,
  balloonShare: null,
  terms: {},
  targetRateMonthly: null,
  tierCode: null,
  taxType: 'NOT_SUBSIDIZED',
  ...dates,
});
const sempre = (balloonShare: number | null): PriceTableRow => ({
  ...regular(36),
  id: 'sempre-36',
  financeTypeId: 2,
  balloonShare,
});
const fee = (kind: FeeRow['kind'], clientCents: number): FeeRow => ({
  kind,
  state: 'SP',
  baseCents: clientCents,
  clientCents,
  dealerCents: 0,
  employeeCents: null,
  ...dates,
});
const gap = {
  code: 'GAP',
  type: 'Insurance' as const,
  provider: 'ASSURANT',
  minFinancedCents: 1,
  maxFinancedCents: 20_000_000,
  assetType: 1 as const,
  personType: null,
  premiumCents: 189_000,
  ...dates,
};
const input: QuoteInput = {
  today: '2026-01-15',
  financeTypeId: 1,
  personType: 'PF',
  assetType: 1,
  saleType: 'TD',
  modelYear: 2026,
  state: 'SP',
  vehicleValueCents: 10_000_000,
  entryValueCents: 3_000_000,
  terms: [],
  ignoreTCC: false,
  isEmployee: false,
  products: [],
  priceRows: [60, 48, 36, 24, sempre(0.3)].map((row) => (typeof row === 'number' ? regular(row) : row)),
  feeRows: [fee('TCC', 95_000), fee('CONTRACT', 35_000), fee('TU', 60_000)],
  catalogue: [
    productExample(
      'GAP',
      [48, 60].map((termMonths) => ({ ...gap, termMonths })),
    ),
  ],
};
const refusal = (change: Partial<Record<keyof QuoteInput, unknown>>) => {
  try {
    quoteSimulation({ ...input, ...change } as QuoteInput);
  } catch (error) {
    if (error instanceof DomainError) return { code: error.code, fields: error.fields };
    throw error;
  }
  return undefined;
};

describe('quoteSimulation', () => {
  it('proposes three terms and computes each to the centavo', () => {
    const quote = quoteSimulation(input);
    expect(quote.availableTermsMonths).toEqual([24, 36, 48, 60]);
    expect(quote.terms.map((term) => term.termMonths)).toEqual([36, 48, 60]);
    expect(quote).toMatchObject({ firstDueDate: '2026-02-15', entryShare: 0.3, netCreditCents: 7_000_000 });
    expect(quote.terms[1]).toMatchObject({
      validUntil: '2026-01-31',
      table: { tableCode: 'FDU48', tierCode: null },
      loan: { financedTotalCents: 7_359_800, installmentCents: 215_733, cetAnnualPercent: 22.83 },
      totalWithFinancingCents: 13_355_177,
      totalWithoutFinancingCents: 10_000_000,
    });
  });

  it('shows what each product adds to the instalment, and which products are not offered for a term', () => {
    const [without] = quoteSimulation({ ...input, terms: [48] }).terms;
    const [at36, at48] = quoteSimulation({ ...input, terms: [48, 36], products: [selectedOf('GAP')] }).terms;
    expect(at36).toMatchObject({
      termMonths: 36,
      products: [],
      missingProducts: [{ code: 'GAP', provider: null, reason: 'noPrice' }],
    });
    expect(at48?.products[0]?.productMonthlyCents).toBe(at48!.loan.installmentCents - without!.loan.installmentCents);
    expect(at48?.products[0]?.productMonthlyCents).toBeGreaterThan(5_000);
    expect(at48?.totalWithoutFinancingCents).toBe(10_189_000);
  });

  it('computes beside each term the same term without its products, which credit is decided on', () => {
    const [without] = quoteSimulation({ ...input, terms: [48] }).terms.map(termFiguresOf);
    const { installmentCents, cetAnnualPct, totalWithEntryCents } = without!;
    const bare = { financeValueCents: 7_359_800, installmentCents, cetAnnualPct, totalWithEntryCents };
    expect(without?.withoutProducts).toEqual(bare);
    const [withGap] = quoteSimulation({ ...input, terms: [48], products: [selectedOf('GAP')] }).terms.map(
      termFiguresOf,
    );
    expect(withGap?.withoutProducts).toEqual(bare);
    expect(withGap?.installmentCents).toBeGreaterThan(installmentCents);
  });

  it.each(planExamples)('quotes or refuses a product for any entry without failing: $name', (example) => {
    const { termMonths, minEntryShare } = example.table;
    const catalogue = [productExample('GAP', [{ ...gap, termMonths, minFinancedCents: 0 }])];
    const table = { ...example.table, minEntryShare: Math.min(minEntryShare, 0.5) };
    const faults: unknown[] = [];
    const added = [];
    for (let entryValueCents = 5_000_000; entryValueCents < 10_000_000; entryValueCents += 25_000) {
      try {
        const request = quoteExample(
          { ...example, table },
          { entryValueCents, products: [selectedOf('GAP')], catalogue },
        );
        const [term] = quoteSimulation(request).terms;
        added.push({ monthly: term!.products[0]!.productMonthlyCents, whole: term!.loan.installmentCents });
      } catch (error) {
        if (!(error instanceof DomainError)) faults.push([entryValueCents, error]);
      }
    }
    expect(faults).toEqual([]);
    expect(added.filter(({ monthly, whole }) => monthly <= 0 || monthly > whole)).toEqual([]);
  });

  it('attributes the whole instalment to a product when no monthly payment would remain without it', () => {
    const table = { ...sempre(0.3), minEntryShare: 0 };
    const catalogue = [productExample('GAP', [{ ...gap, termMonths: 36 }])];
    const request = { ...input, financeTypeId: 2, entryValueCents: 8_500_000, priceRows: [table], catalogue };
    expect(refusal(request)).toMatchObject({ code: 'DOM002' });
    const [term] = quoteSimulation({ ...request, products: [selectedOf('GAP')] }).terms;
    expect(term?.products[0]?.productMonthlyCents).toBe(term?.loan.installmentCents);
    expect(term?.withoutProducts).toBeNull();
  });

  it('marks payments below their interest, and derives every balance from payment and interest', () => {
    const unpaid = [];
    for (const example of planExamples) {
      const [term] = quoteSimulation(quoteExample(example)).terms;
      const { rows, financedTotalCents } = term!.loan;
      const asOnTheWire = rows.map((row) => ({ ...row, principalCents: row.amortizationCents }));
      if (leavesInterestUnpaid(asOnTheWire)) unpaid.push(example.name);
      let balanceCents = financedTotalCents;
      for (const row of rows) {
        balanceCents += row.interestCents - row.paymentCents;
        expect(row.balanceCents).toBe(balanceCents);
      }
    }
    expect(unpaid).toEqual(['Grace', 'Flexible']);
  });

  it('shows the components of the CET, in shares that add up to 100', () => {
    const [term] = quoteSimulation({ ...input, terms: [48], products: [selectedOf('GAP')] }).terms;
    const { items, totalCents } = term!.composition;
    expect(items.map((item) => item.kind)).toEqual([
      'netCredit',
      'feeFinanced',
      'feeFinanced',
      'premiumFinanced',
      'iofFinanced',
    ]);
    expect(totalCents).toBe(term!.loan.financedTotalCents);
    expect(items.reduce((sum, item) => sum + Math.round(item.sharePercent * 100), 0)).toBe(10_000);
  });

  it('excludes the TCC of an exempt client', () => {
    const [term] = quoteSimulation({ ...input, terms: [48], ignoreTCC: true }).terms;
    expect(term?.loan.baseBeforeIofCents).toBe(7_035_000);
  });

  it('excludes fees paid separately from the financed total and includes them in the CET', () => {
    const [financed] = quoteSimulation({ ...input, terms: [48] }).terms;
    const [apart] = quoteSimulation({ ...input, terms: [48], feesPaidApart: true }).terms;
    expect(apart?.loan.baseBeforeIofCents).toBe(7_000_000);
    expect(apart?.loan.receivedCents).toBe(6_870_000);
    expect(apart!.loan.cetAnnual).toBeGreaterThan(apart!.loan.rateAnnual);
    expect(apart!.loan.installmentCents).toBeLessThan(financed!.loan.installmentCents);
  });

  it('charges interest for the days up to a later first due date', () => {
    const later = quoteSimulation({ ...input, terms: [48], firstDueDate: '2026-03-16' });
    expect(later.terms[0]?.loan.rows[0]).toMatchObject({ dueDate: '2026-03-16' });
    expect(later.terms[0]!.loan.installmentCents).toBeGreaterThan(215_733);
  });

  it('taxes a company by the rows for companies', () => {
    const rowOf = (change: Partial<QuoteInput>) =>
      quoteSimulation({ ...input, terms: [48], ...change }).terms[0]?.loan.iof.row?.taxpayer;
    expect(rowOf({ personType: 'PJ' })).toBe('pj');
    expect(rowOf({ taxpayer: 'exempt' })).toBeUndefined();
  });

  it('taxes a company in Simples or an MEI by the reduced row up to its limit, and as any company above it', () => {
    const small = {
      today: '2026-11-24',
      personType: 'PJ',
      vehicleValueCents: 4_000_000,
      entryValueCents: 1_500_000,
      terms: [24],
      priceRows: [{ ...regular(24), rateMonthly: '0.015', validUntil: '2026-12-31' }],
      feeRows: [fee('TCC', 0), fee('CONTRACT', 0), fee('TU', 0)].map((row) => ({ ...row, validUntil: null })),
    } as const;
    const figuresOf = (change: Partial<QuoteInput>) => {
      const { iof, installmentCents } = quoteSimulation({ ...input, ...small, ...change }).terms[0]!.loan;
      return [iof.totalCents, installmentCents];
    };
    expect(figuresOf({})).toEqual([71_118, 128_361]);
    expect(figuresOf({ taxRegime: 'OTHER' })).toEqual([71_118, 128_361]);
    expect(figuresOf({ taxRegime: 'SIMPLES' })).toEqual([29_783, 126_297]);
    expect(figuresOf({ taxRegime: 'MEI' })).toEqual([29_783, 126_297]);
    // R$ 30,000 and more financed
    const more = { entryValueCents: 900_000 };
    expect(figuresOf({ ...more, taxRegime: 'SIMPLES' })).toEqual(figuresOf(more));
  });

  it('quotes Chevrolet Sempre with one balloon next to the last instalment, for any first due date', () => {
    for (const firstDueDate of [undefined, '2026-03-16']) {
      const quote = quoteSimulation({ ...input, financeTypeId: 2, ...(firstDueDate ? { firstDueDate } : {}) });
      const [term] = quote.terms;
      expect(term?.loan.rows).toHaveLength(36);
      const balloonCents = term!.loan.lastPaymentCents - term!.loan.installmentCents;
      expect(Math.abs(balloonCents - 3_000_000)).toBeLessThan(36);
    }
  });

  it.each<[string, { path: string; key: string }[], Partial<Record<keyof QuoteInput, unknown>>]>([
    ['DOM002', [{ path: 'vehicleValueCents', key: 'required' }], { vehicleValueCents: undefined }],
    ['DOM002', [{ path: 'vehicleValueCents', key: 'number.invalid' }], { vehicleValueCents: Number.NaN }],
    ['DOM002', [{ path: 'vehicleValueCents', key: 'money.positive' }], { vehicleValueCents: 0 }],
    ['DOM002', [{ path: 'vehicleValueCents', key: 'price.outOfRange' }], { vehicleValueCents: 10_000_000_001 }],
    ['DOM002', [{ path: 'entryValueCents', key: 'entry.abovePrice' }], { entryValueCents: 10_000_000 }],
    ['DOM002', [{ path: 'entryValueCents', key: 'number.invalid' }], { entryValueCents: -1 }],
    ['DOM002', [{ path: 'entryValueCents', key: 'required' }], { entryValueCents: undefined }],
    ['DOM002', [{ path: 'terms', key: 'term.notInTable' }], { terms: [30] }],
    ['DOM002', [{ path: 'terms', key: 'term.tooMany' }], { terms: [24, 36, 48, 60] }],
    ['DOM002', [{ path: 'firstDueDate', key: 'date.invalid' }], { firstDueDate: '2026-01-15' }],
    ['GSIM002', [{ path: 'entryValueCents', key: 'entry.belowMinimum' }], { entryValueCents: 1_000_000 }],
    ['GSIM002', [], { financeTypeId: 99 }],
    ['GSIM002', [], { today: '2026-02-01' }],
    ['GOFF007', [{ path: 'financeTypeId', key: 'table.endsTooSoon' }], { today: '2026-01-30' }],
    [
      'GOFF007',
      [{ path: 'terms', key: 'table.endsTooSoon' }],
      { terms: [24], priceRows: [regular(36), { ...regular(24), validUntil: '2026-01-16' }] },
    ],
    ['noFluxForState', [], { state: 'RJ' }],
    ['SIM018', [], { financeTypeId: 2, priceRows: [sempre(null)] }],
    ['SIM018', [], { priceRows: [{ ...regular(36), balloonShare: 0.3 }] }],
    [
      'DOM002',
      [{ path: 'entryValueCents', key: 'price.outOfRange' }],
      { financeTypeId: 2, entryValueCents: 9_000_000 },
    ],
    [
      'DOM002',
      [{ path: 'vehicleValueCents', key: 'price.outOfRange' }],
      { vehicleValueCents: 10, entryValueCents: 5, feeRows: [fee('TCC', 0), fee('CONTRACT', 0)] },
    ],
  ])('refuses with %s at %j', (code, fields, change) => {
    expect(refusal(change)).toEqual({ code, fields });
  });
});

describe('the final balloon of a term', () => {
  const figuresOf = (table: Partial<PriceTableRow>, change: Partial<QuoteInput> = {}) => {
    const priceRows = [{ ...sempre(0.3), ...table }];
    const request = { ...input, ...change, vehicleValueCents: 10_000_100, financeTypeId: priceRows[0]!.financeTypeId };
    return termFiguresOf(quoteSimulation({ ...request, priceRows }).terms[0]!);
  };

  it.each(['with', 'instead', 'after'] as const)(
    'equals its share of the price, whatever rounding remains for the last payment (%s)',
    (balloonPlace) => {
      const { balloonCents, lastInstallmentCents, installmentCents } = figuresOf({ terms: { balloonPlace } });
      expect(balloonCents).toBe(3_000_030);
      const beside = balloonPlace === 'with' ? installmentCents : 0;
      expect(Math.abs(lastInstallmentCents - balloonCents - beside)).toBeLessThan(36);
    },
  );

  it('is null when the last of several balloons falls due before the last instalment', () => {
    const balloons = {
      count: { min: 1, max: 3 },
      share: { min: 0.1, max: 0.1 },
      earliestMonth: 6,
      intervalMonths: [12],
    };
    const table = { financeTypeId: 12, balloonShare: null, terms: { balloons } };
    const of = (count: number) =>
      figuresOf(table, { choices: { balloons: { count, share: 0.1, startMonth: 12, intervalMonths: 12 } } });
    expect(of(2).balloonCents).toBe(0);
    expect(of(3).balloonCents).toBe(1_000_010);
  });
});

describe('the explanation of a loan', () => {
  const [regularTerm] = quoteSimulation({ ...input, terms: [48] }).terms;
  const [sempreTerm] = quoteSimulation({ ...input, financeTypeId: 2 }).terms;

  it('explains in Portuguese how each number is derived', () => {
    const sentences = findPlan(1)?.explain(regularTerm!.loan, 'pt-BR') ?? [];
    expect(sentences).toHaveLength(6);
    expect(sentences[0]).toBe(
      'O veículo custa R$ 100.000,00; com a entrada de R$ 30.000,00 (30,00%), o valor a financiar é R$ 70.000,00.',
    );
    for (const figure of ['R$ 2.298,00', 'R$ 73.598,00', 'R$ 2.157,33', 'R$ 2.157,26', '22,83%', '1,4900% ao mês']) {
      expect(sentences.join(' ')).toContain(figure);
    }
  });

  it('includes the balloon and its share', () => {
    const sentences = findPlan(2)?.explain(sempreTerm!.loan, 'en') ?? [];
    expect(sentences.join(' ')).toContain('final instalment of R$ 30.000,00, 30,00% of the vehicle price');
    expect(sentences.length).toBeLessThanOrEqual(7);
  });

  it('states when there is no tax, and when fees are paid separately', () => {
    const loan = computeLoan({
      ...regularTerm!.loan.input,
      taxpayer: 'exempt',
      feesFinanced: [],
      feesUpfront: [{ name: 'TCC', amountCents: 95_000 }],
    });
    const text = (findPlan(1)?.explain(loan, 'pt-BR') ?? []).join(' ');
    expect(text).toContain('Não há IOF');
    expect(text).toContain('R$ 950,00 são pagas à parte');
  });
});
