import { describe, expect, it } from 'vitest';
import { computeLoan } from '../index.ts';
import { auditCase } from './audit-case.ts';

const loan = {
  id: 7,
  kind: 'loan',
  vehiclePrice: '100000',
  downPayment: '30000',
  monthlyRate: '0.0149',
  installments: 48,
};
const figures = (value: unknown) => auditCase(value) as unknown as Record<string, unknown>;
const errorOf = (value: unknown) => (figures(value).error as { code: string } | undefined)?.code;
/** A case with a few fields changed from the plain loan, compared with the core's result for the same loan. */
const agrees = (change: Record<string, unknown>, input: Partial<Parameters<typeof computeLoan>[0]>) => {
  const { downPayment, monthlyRate, ...rest } = loan;
  const given = {
    ...('downShare' in change ? {} : { downPayment }),
    ...('annualRate' in change ? {} : { monthlyRate }),
  };
  const stated = figures({ ...rest, ...given, ...change });
  const base = { vehicleValueCents: 10_000_000, downPaymentCents: 3_000_000, rateMonthly: 0.0149, installments: 48 };
  const computed = computeLoan({ ...base, ...input });
  expect(stated.error).toBeUndefined();
  expect([stated.financedTotal, stated.lastPayment, stated.totalCost]).toEqual(
    [computed.financedTotalCents, computed.lastPaymentCents, computed.totalCostCents].map((cents) =>
      (cents / 100).toFixed(2),
    ),
  );
  expect(stated.rows).toHaveLength(computed.rows.length);
};

describe('a loan case', () => {
  it('returns every figure as a decimal string with its number of decimals', () => {
    const { rows, ...totals } = figures(loan);
    expect(totals).toEqual({
      id: 7,
      netCredit: '70000.00',
      baseBeforeIof: '70000.00',
      iofTotal: '2253.80',
      financedTotal: '72253.80',
      installment: '2117.93',
      lastPayment: '2117.81',
      payments: [
        ['2117.93', 47],
        ['2117.81', 1],
      ],
      sumPayments: '101660.52',
      totalInterest: '29406.72',
      totalCost: '131660.52',
      fc0: '70000.00',
      cetAnnualPct: '21.55',
      cetMonthly: '0.0163937090',
      annualRate: '0.1942053984',
    });
    expect((rows as unknown[])[0]).toEqual({
      k: 1,
      payment: '2117.93',
      interest: '1076.58',
      amortization: '1041.35',
      balance: '71212.45',
    });
  });

  it('dates its rows when the release date is known', () => {
    const { rows } = figures({ ...loan, release: '2025-12-31' });
    expect((rows as { date: string }[]).slice(0, 2).map((row) => row.date)).toEqual(['2026-01-31', '2026-02-28']);
  });

  it.each<[string, Record<string, unknown>, Partial<Parameters<typeof computeLoan>[0]>]>([
    ['downShare', { downShare: '0.25' }, { downPaymentCents: 2_500_000 }],
    ['annualRate', { annualRate: '0.21' }, { rateMonthly: 1.21 ** (1 / 12) - 1 }],
    ['stepMonths', { stepMonths: 6, installments: 8 }, { stepMonths: 6, installments: 8 }],
    ['graceMonths', { graceMonths: 3 }, { graceMonths: 3 }],
    ['a first payment at release', { graceMonths: 0 }, { graceMonths: 0 }],
    [
      'graceDays and dayCount',
      { graceDays: 59, release: '2026-01-15', dayCount: 'actual365' },
      { graceDays: 59, releaseDate: '2026-01-15', dayCount: 'actual365' },
    ],
    ['taxpayer', { taxpayer: 'mei' }, { taxpayer: 'mei' }],
    [
      'iof',
      { iof: { daily: '0.00005', additional: '0.001', cap: 180, base: 'linear' } },
      { iof: { daily: 0.00005, additional: 0.001, cap: 180, base: 'linear' } },
    ],
    [
      'fees and tax apart',
      { iofFinanced: false, feesUpfront: [{ name: 'a', amount: '60' }] },
      { iofFinanced: false, feesUpfront: [{ name: 'a', amountCents: 6_000 }] },
    ],
    ['recurring', { recurring: { seguro: '38.90' } }, { recurring: [{ name: 'seguro', amountCents: 3_890 }] }],
    [
      'balloons by share and amount',
      {
        balloons: [
          { month: 12, share: '0.1', of: 'net', place: 'instead' },
          { month: 49, amount: '9000.5', place: 'extra' },
        ],
      },
      {
        balloons: [
          { month: 12, share: 0.1, of: 'net', place: 'instead' },
          { month: 49, amountCents: 900_050, place: 'extra' },
        ],
      },
    ],
    [
      'weights and fixed amounts',
      { weights: { 12: '2' }, defaultWeight: '0.5', fixed: { 1: '100.00' } },
      { weights: { 12: 2 }, defaultWeight: 0.5, fixedCents: { 1: 10_000 } },
    ],
    ['null for a field that is not given', { release: null, balloons: null }, {}],
  ])('reads %s', (_, change, input) => agrees(change, input));

  it('computes a contract older than the legal rows when both IOF rates are given', () => {
    const old = { ...loan, release: '2011-03-01' };
    expect(errorOf(old)).toBe('OUT_OF_RANGE');
    expect(errorOf({ ...old, iof: { daily: '0.0000821', additional: '0.0038' } })).toBeUndefined();
  });
});

describe('other kinds of case', () => {
  it('computes a lease', () => {
    const lease = { kind: 'leasing', price: '45000', monthlyRate: '0.01', installments: 36 };
    expect(figures({ ...lease, vrgUpfront: '6750', vrgDiluted: '0', vrgFinal: '3825', first: 0, finalAt: 36 })).toEqual(
      {
        monthly: '1169.95',
        counterpart: '1169.95',
        vrgMonthly: '0.00',
        cetAnnualPct: '12.68',
        totalPaid: '52693.20',
      },
    );
    expect(figures(lease).vrgMonthly).toBe('0.00');
    expect(errorOf({ ...lease, vrgUpfront: '45000' })).toBe('NOTHING_FINANCED');
  });

  it('computes an early settlement with times as text or numbers', () => {
    const value = { kind: 'settlement', monthlyRate: '0.01', at: '1' };
    expect(figures({ ...value, payments: [['2', '101.00']] })).toEqual({ value: '100.00' });
    expect(figures({ ...value, at: 1, payments: [[2, '101.00']] })).toEqual({ value: '100.00' });
  });

  it('computes a CET by months or by days', () => {
    const flowsMonths = [1, 2, 3, 4, 5].map((month) => [month, '205.73']);
    const cet = { kind: 'cet', fc0: '940' };
    expect(figures({ ...cet, flowsMonths })).toEqual({ cetAnnualPct: '43.93', cetMonthly: '0.0308130135' });
    expect(figures({ ...cet, fc0: '1000', flows: [[365, '1120']] })).toEqual({
      cetAnnualPct: '12.00',
      cetMonthly: '0.0094887929',
    });
  });

  it('computes an exact monthly rate without rounding noise', () => {
    expect(figures({ kind: 'cet', fc0: '100', flowsMonths: [[1, '101']] }).cetMonthly).toBe('0.0100000000');
    expect(figures({ kind: 'cet', fc0: '100', flowsMonths: [[1, '100']] }).cetMonthly).toBe('0.0000000000');
  });

  it('computes the tax of given parts, with no day beyond the cap', () => {
    const tax = { kind: 'iof', parts: ['10000'], days: [366], daily: '0.000082', additional: '0.0038' };
    expect(figures({ ...tax, cap: 365 })).toEqual({ daily: '299.30', additional: '38.00', total: '337.30' });
    expect(figures(tax).total).toBe('337.30');
  });
});

describe('a refused case', () => {
  it.each([
    [null, 'MISSING_FIELD'],
    [[], 'MISSING_FIELD'],
    ['loan', 'MISSING_FIELD'],
    [{ id: 1 }, 'MISSING_FIELD'],
    [{ kind: 'constructor' }, 'UNKNOWN_KIND'],
    [{ kind: ['loan'] }, 'UNKNOWN_KIND'],
    [JSON.parse('{"kind":"loan","__proto__":{"vehiclePrice":"1"}}'), 'MISSING_FIELD'],
    [{ ...loan, vehiclePrice: 100_000 }, 'BAD_NUMBER'],
    [{ ...loan, vehiclePrice: '1e5' }, 'BAD_NUMBER'],
    [{ ...loan, vehiclePrice: '+100000' }, 'BAD_NUMBER'],
    [{ ...loan, vehiclePrice: '100000.001' }, 'BAD_NUMBER'],
    [{ ...loan, vehiclePrice: 'NaN' }, 'BAD_NUMBER'],
    [{ ...loan, vehiclePrice: '' }, 'BAD_NUMBER'],
    [{ ...loan, vehiclePrice: '9'.repeat(100_000) }, 'OUT_OF_RANGE'],
    [{ ...loan, vehiclePrice: '100000000.01' }, 'OUT_OF_RANGE'],
    [{ ...loan, downPayment: '-1' }, 'OUT_OF_RANGE'],
    [{ ...loan, downPayment: '100000' }, 'NOTHING_FINANCED'],
    [{ ...loan, downShare: '0.3' }, 'OUT_OF_RANGE'],
    [{ ...loan, downPayment: null, downShare: '1' }, 'NOTHING_FINANCED'],
    [{ ...loan, monthlyRate: undefined }, 'MISSING_FIELD'],
    [{ ...loan, monthlyRate: 'Infinity' }, 'BAD_NUMBER'],
    [{ ...loan, monthlyRate: '-0.01' }, 'OUT_OF_RANGE'],
    [{ ...loan, monthlyRate: '1.49' }, 'OUT_OF_RANGE'],
    [{ ...loan, installments: '4 8' }, 'BAD_NUMBER'],
    [{ ...loan, installments: 47.5 }, 'BAD_NUMBER'],
    [{ ...loan, installments: 0 }, 'OUT_OF_RANGE'],
    [{ ...loan, graceDays: 30, graceMonths: 1 }, 'OUT_OF_RANGE'],
    [{ ...loan, release: '2026-02-30' }, 'BAD_NUMBER'],
    [{ ...loan, release: '9999-12-31' }, 'OUT_OF_RANGE'],
    [{ ...loan, release: '2026-02-15', firstDue: '2026-02-14' }, 'OUT_OF_RANGE'],
    [{ ...loan, firstDue: '2026-02-14' }, 'MISSING_FIELD'],
    [{ ...loan, dayCount: 'weekly' }, 'UNKNOWN_KIND'],
    [{ ...loan, taxpayer: 'simples', release: '2025-06-10' }, 'OUT_OF_RANGE'],
    [{ ...loan, iof: { daily: '0.01', additional: '0.5' } }, 'OUT_OF_RANGE'],
    [{ ...loan, iofFinanced: 'yes' }, 'BAD_NUMBER'],
    [{ ...loan, feesFinanced: { name: 'x', amount: '1' } }, 'BAD_NUMBER'],
    [{ ...loan, feesFinanced: [{ name: 'x' }] }, 'MISSING_FIELD'],
    [{ ...loan, recurring: ['1'], installments: [] }, 'BAD_NUMBER'],
    [{ ...loan, weights: { '1e1': '2' } }, 'BAD_NUMBER'],
    [{ ...loan, weights: { 60: '2' } }, 'OUT_OF_RANGE'],
    [{ ...loan, balloons: [{ month: 12, share: '0.2', place: 'with' }] }, 'MISSING_FIELD'],
    [{ ...loan, balloons: [{ month: 12, share: '0.2', of: 'vehicle', place: 'beside' }] }, 'UNKNOWN_KIND'],
    [
      { ...loan, balloons: [{ month: 48, share: '1', of: 'vehicle', place: 'with' }], monthlyRate: '0' },
      'NO_POSITIVE_INSTALMENT',
    ],
    [{ ...loan, graceMonths: 600, monthlyRate: '1' }, 'OUT_OF_RANGE'],
    [{ kind: 'cet', fc0: '0', flows: [[30, '1']] }, 'NOTHING_FINANCED'],
    [{ kind: 'cet', fc0: '10', flows: [] }, 'MISSING_FIELD'],
    [{ kind: 'cet', fc0: '10', flows: [[30, '1', '2']] }, 'BAD_NUMBER'],
    [{ kind: 'cet', fc0: '0.01', flows: [[1, '100000000']] }, 'OUT_OF_RANGE'],
    [{ kind: 'iof', parts: ['1', '2'], days: [30], daily: '0', additional: '0' }, 'MISSING_FIELD'],
    [{ kind: 'settlement', monthlyRate: '0.01', payments: [[-1, '1']], at: '0' }, 'OUT_OF_RANGE'],
  ])('%j returns the code %s and no figures', (value, code) => {
    expect(errorOf(value)).toBe(code);
    expect(Object.keys(figures(value)).filter((key) => key !== 'id')).toEqual(['error']);
  });

  it('echoes only an id that is a text or a number', () => {
    expect(figures({ id: 'a-1' }).id).toBe('a-1');
    expect(figures({ id: 0 }).id).toBe(0);
    expect('id' in figures({ id: { a: 1 } })).toBe(false);
  });

  it('names the field as in the case, and limits the length of the message', () => {
    const message = (value: unknown) => (figures(value).error as { message: string }).message;
    expect(message({ ...loan, monthlyRate: '1.49' })).toContain('monthlyRate');
    expect(message({ ...loan, recurring: { ['x'.repeat(100_000)]: '-' } }).length).toBeLessThan(160);
  });
});
