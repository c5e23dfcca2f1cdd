/** A manual rate: its limits, and who pays for it (docs/decisions/0057-a-rate-by-hand.md). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DomainError } from '../../errors/index.ts';
import { assessRate, type ManualRate, type PriceTableRow, type QuoteInput, quoteSimulation } from '../index.ts';

const table: PriceTableRow = {
  id: 'r36',
  tableCode: 'REG-36',
  sourceTableCode: 'REG',
  description: 'Regular',
  financeTypeId: 1,
  personType: null,
  assetType: 1,
  saleType: 'TD',
  termMonths: 36,
  rateMonthly: '0.0149',
  minEntryShare: 0,
  maxEntryShare: null,
  campaignCode: null,
  commissionShare: 0.02,
  minRateMonthly: null,
  maxRateMonthly: null,
  maxVehicleAgeYears: null,
  balloonShare: null,
  terms: {},
  targetRateMonthly: null,
  tierCode: null,
  taxType: 'NOT_SUBSIDIZED',
  effectiveFrom: '2026-01-01',
  validUntil: '2026-12-31',
};
const subsidised: PriceTableRow = {
  ...table,
  rateMonthly: '0.0099',
  targetRateMonthly: '0.0149',
  taxType: 'SUBSIDIZED',
};
const inputWith = (row: PriceTableRow, part: Partial<QuoteInput> = {}): QuoteInput => ({
  today: '2026-11-20',
  financeTypeId: 1,
  personType: 'PF',
  assetType: 1,
  saleType: 'TD',
  modelYear: 2026,
  state: 'SP',
  vehicleValueCents: 10_000_000,
  entryValueCents: 3_000_000,
  terms: [36],
  ignoreTCC: true,
  products: [],
  priceRows: [row],
  feeRows: [
    {
      kind: 'CONTRACT',
      state: 'SP',
      baseCents: 0,
      clientCents: 0,
      dealerCents: 0,
      employeeCents: null,
      effectiveFrom: '2026-01-01',
      validUntil: null,
    },
    {
      kind: 'TCC',
      state: 'SP',
      baseCents: 0,
      clientCents: 0,
      dealerCents: 0,
      employeeCents: null,
      effectiveFrom: '2026-01-01',
      validUntil: null,
    },
  ],
  catalogue: [],
  ...part,
});
const rate = (rateMonthly: string, part: Partial<ManualRate> = {}): ManualRate => ({
  termMonths: 36,
  tableCode: 'REG-36',
  rateMonthly,
  ...part,
});
const assess = (row: PriceTableRow, byHand: ManualRate) => assessRate(inputWith(row), byHand);
const problemOf = (row: PriceTableRow, byHand: ManualRate) => {
  try {
    assess(row, byHand);
  } catch (error) {
    if (error instanceof DomainError) return [error.code, error.fields[0]?.path, error.fields[0]?.key];
    throw error;
  }
  return null;
};
/** The present value of equal payments, implemented independently. */
const worthOf = (payments: readonly number[], monthly: number) =>
  payments.reduce((sum, cents, k) => sum + cents / (1 + monthly) ** (k + 1), 0);

describe('a lower rate', () => {
  it('is first paid from the commission, by the loss in present value at the table rate', () => {
    const { atTable, byHand, commission, subsidy, costCents } = assess(table, rate('0.0145'));
    const payments = byHand.rows.map(({ paymentCents }) => paymentCents);
    expect(costCents).toBeGreaterThan(0);
    expect(Math.abs(byHand.financedTotalCents - worthOf(payments, 0.0149) - costCents)).toBeLessThan(30);
    expect(commission).toEqual({ beforeCents: 140_000, afterCents: 140_000 - costCents });
    expect(subsidy).toBeNull();
    expect(byHand.installmentCents).toBeLessThan(atTable.installmentCents);
  });

  it('is limited to what the commission covers, to the fourth decimal of the percentage', () => {
    const { limits } = assess(table, rate('0.0149'));
    expect(limits.lowest).toBeLessThan(0.0149);
    expect(problemOf(table, rate(limits.lowest.toFixed(8)))).toBeNull();
    const below = (limits.lowest - 0.000_001).toFixed(8);
    expect(problemOf(table, rate(below))).toEqual(['DOM002', 'currentTax', 'rate.outOfLimits']);
    const { commission } = assess(table, rate(limits.lowest.toFixed(8)));
    // the next step would cost more than what is left
    expect(commission.afterCents).toBeLessThan(150);
  });

  it('stops at the minimum rate of the table, even when the commission covers a lower one', () => {
    const row = { ...table, minRateMonthly: '0.0147' };
    expect(assess(row, rate('0.0147')).limits.lowest).toBeCloseTo(0.0147, 10);
    expect(problemOf(row, rate('0.01469'))).toEqual(['DOM002', 'currentTax', 'rate.outOfLimits']);
  });

  it('preserves the commission share reserved for the dealer, which cannot exceed the commission', () => {
    const whole = assess(table, rate('0.0149')).limits.lowest;
    const half = assess(table, rate('0.0149', { keptCommissionShare: 0.01 }));
    expect(half.limits.lowest).toBeGreaterThan(whole);
    const lowest = assess(table, rate(half.limits.lowest.toFixed(8), { keptCommissionShare: 0.01 }));
    expect(lowest.commission.afterCents).toBeGreaterThanOrEqual(70_000);
    expect(problemOf(table, rate('0.0149', { keptCommissionShare: 0.03 }))).toEqual([
      'DOM002',
      'currentTax.dealerCommission',
      'commission.aboveTable',
    ]);
  });

  it('is paid by the dealer only when a subsidised table has no minimum rate', () => {
    const { subsidy, limits } = assess(subsidised, rate('0.0098'));
    expect(subsidy!.afterCents).toBe(subsidy!.beforeCents);
    expect(problemOf(subsidised, rate((limits.lowest - 0.000_001).toFixed(8)))).toContain('rate.outOfLimits');
  });

  it('is paid by the maker beyond the commission when the table has a minimum rate', () => {
    const row = { ...subsidised, minRateMonthly: '0.0049' };
    const { commission, subsidy, costCents } = assess(row, rate('0.0049'));
    expect(commission.afterCents).toBe(0);
    expect(subsidy!.afterCents - subsidy!.beforeCents).toBe(costCents - commission.beforeCents);
    expect(subsidy!.afterCents).toBeGreaterThan(subsidy!.beforeCents);
    const [term] = quoteSimulation(inputWith(row, { rateByHand: rate('0.0049') })).terms;
    expect(term!.subsidyCents).toBe(subsidy!.afterCents);
  });
});

describe('a higher rate', () => {
  it('is refused when the table has no maximum rate', () => {
    expect(problemOf(table, rate('0.0150'))).toEqual(['DOM002', 'currentTax', 'rate.outOfLimits']);
  });

  it('is limited to the maximum rate of the table, and adds nothing to the commission', () => {
    const { commission, costCents } = assess({ ...table, maxRateMonthly: '0.0179' }, rate('0.0179'));
    expect(costCents).toBeLessThan(0);
    expect(commission.afterCents).toBe(commission.beforeCents);
  });

  it('reduces the subsidy: at the market rate the maker pays only centavos of rounding', () => {
    const { subsidy } = assess(subsidised, rate('0.0149'));
    expect(subsidy!.beforeCents).toBeGreaterThan(400_000);
    expect(subsidy!.afterCents).toBeLessThan(50);
  });
});

describe('a manual rate', () => {
  it('applies only to its own term and table', () => {
    const other = { ...table, id: 'r48', tableCode: 'REG-48', termMonths: 48 };
    const input = inputWith(table, { priceRows: [table, other], terms: [36, 48], rateByHand: rate('0.0145') });
    const { terms } = quoteSimulation(input);
    expect(terms.map((term) => [term.table.rateMonthly, term.tableRateMonthly])).toEqual([
      ['0.0145', '0.0149'],
      ['0.0149', null],
    ]);
  });

  it('is refused when its table has changed, and a zero rate cannot be changed', () => {
    expect(problemOf(table, rate('0.0145', { tableCode: 'OLD-36' }))).toEqual([
      'DOM002',
      'currentTax',
      'rate.tableMoved',
    ]);
    const zero: PriceTableRow = { ...table, rateMonthly: '0', taxType: 'TAX_ZERO', targetRateMonthly: '0.0149' };
    expect(problemOf(zero, rate('0.0010'))).toEqual(['DOM002', 'currentTax', 'rate.zeroStays']);
  });

  it('is fully paid by dealer or maker to the centavo, for any table, rate and commission', () => {
    const rows = fc.record({
      commissionShare: fc.integer({ min: 0, max: 600 }).map((n) => n / 10_000),
      isSubsidised: fc.boolean(),
      wanted: fc.integer({ min: 4_000, max: 14_900 }),
    });
    fc.assert(
      fc.property(rows, ({ commissionShare, isSubsidised, wanted }) => {
        const row = { ...(isSubsidised ? { ...subsidised, minRateMonthly: '0.0040' } : table), commissionShare };
        const { limits } = assess(row, rate(row.rateMonthly));
        const byHand = Math.min(Math.max(wanted / 1_000_000, limits.lowest), limits.highest);
        const { commission, subsidy, costCents } = assess(row, rate(byHand.toFixed(8)));
        const dealer = commission.beforeCents - commission.afterCents;
        const maker = subsidy ? subsidy.afterCents - subsidy.beforeCents : 0;
        expect(commission.afterCents).toBeGreaterThanOrEqual(0);
        // the maker never gets back more than it paid: the surplus stays with the lender
        if (costCents >= 0) expect(dealer + maker).toBe(costCents);
        else expect([dealer, maker >= costCents]).toEqual([0, true]);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a chosen table', () => {
  const dear = { ...table, id: 'dear', tableCode: 'DEAR-36', rateMonthly: '0.0169' };
  const input = inputWith(table, { priceRows: [dear, table] });

  it('is used in place of the table with the lowest rate', () => {
    const codes = (part: Partial<QuoteInput>) =>
      quoteSimulation({ ...input, ...part }).terms.map((term) => term.table.tableCode);
    expect([codes({}), codes({ tableCodes: ['DEAR-36'] })]).toEqual([['REG-36'], ['DEAR-36']]);
  });

  it('is refused at its field when it does not apply to the request', () => {
    const closed = { ...dear, tierCode: 'TR1' };
    expect(() => quoteSimulation({ ...input, priceRows: [closed, table], tableCodes: ['DEAR-36'] })).toThrowError(
      expect.objectContaining({ code: 'GSIM002', fields: [expect.objectContaining({ path: 'tableCodes' })] }),
    );
  });
});
