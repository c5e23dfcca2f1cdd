import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { residues } from '../loan/loan-input.ts';
import { auditCase } from './audit-case.ts';

const codes = [
  'MISSING_FIELD',
  'BAD_NUMBER',
  'UNKNOWN_KIND',
  'NOTHING_FINANCED',
  'NO_POSITIVE_INSTALMENT',
  'OUT_OF_RANGE',
];
const money = /^-?\d+\.\d{2}$/;

/** Text as wild as a user, a spreadsheet or an attacker may write it, mixed with valid text. */
const amount = fc.oneof(
  fc.constantFrom(
    '0',
    '0.01',
    '1',
    '100',
    '999.99',
    '30000',
    '100000',
    '100000000',
    '-1',
    '1e9',
    'NaN',
    '1.005',
    ' 1',
    '',
  ),
  fc.integer({ min: 0, max: 2_000_000 }).map(String),
  fc.anything(),
);
const rate = fc.oneof(
  fc.constantFrom('0', '0.0149', '0.5', '1', '2', '-0.1', '0.000082', '1e-3'),
  fc.string(),
  fc.anything(),
);
const count = fc.oneof(fc.integer({ min: -1, max: 130 }), fc.constantFrom('12', '600', 601, 1e9, 0.5), fc.anything());
const date = fc.oneof(
  fc.constantFrom('2026-01-31', '2024-02-29', '2023-02-29', '9999-12-31', '0000-01-01', '2199-12-31', '2015-01-22'),
  fc.anything(),
);
const perMonth = (value: fc.Arbitrary<unknown>) =>
  fc.oneof(fc.dictionary(fc.oneof(fc.integer({ min: 0, max: 60 }).map(String), fc.string()), value), fc.anything());
const listOf = (value: fc.Arbitrary<unknown>) => fc.oneof(fc.array(value, { maxLength: 6 }), fc.anything());
const word = (...words: string[]) => fc.oneof(fc.constantFrom(...words), fc.anything());
const fee = fc.record({ name: fc.string(), amount }, { requiredKeys: [] });
const balloon = fc.record(
  {
    month: count,
    share: rate,
    amount,
    of: word('vehicle', 'net', 'financed'),
    place: word('with', 'instead', 'extra'),
  },
  { requiredKeys: ['month', 'place'] },
);

/** Every field of every kind, each optional. */
const wildCase = fc.record(
  {
    id: fc.anything(),
    kind: fc.oneof(
      { weight: 5, arbitrary: fc.constant('loan') },
      word('leasing', 'settlement', 'cet', 'iof', 'toString'),
    ),
    vehiclePrice: amount,
    downPayment: amount,
    downShare: rate,
    monthlyRate: rate,
    annualRate: rate,
    installments: count,
    stepMonths: count,
    graceMonths: count,
    graceDays: count,
    release: date,
    firstDue: date,
    dayCount: word('monthly', 'actual30', 'actual365'),
    taxpayer: word('pf', 'pj', 'simples', 'mei', 'exempt'),
    iofFinanced: fc.oneof(fc.boolean(), fc.anything()),
    iof: fc.record({ daily: rate, additional: rate, cap: count, base: word('price', 'linear') }, { requiredKeys: [] }),
    feesFinanced: listOf(fee),
    feesUpfront: listOf(fee),
    recurring: perMonth(amount),
    balloons: listOf(balloon),
    weights: perMonth(rate),
    defaultWeight: rate,
    fixed: perMonth(amount),
    residue: word(...residues),
    price: amount,
    vrgUpfront: amount,
    vrgDiluted: amount,
    vrgFinal: amount,
    first: count,
    finalAt: count,
    payments: listOf(fc.tuple(count, amount)),
    at: count,
    fc0: amount,
    flows: listOf(fc.tuple(count, amount)),
    flowsMonths: listOf(fc.tuple(count, amount)),
    parts: listOf(amount),
    days: listOf(count),
    daily: rate,
    additional: rate,
    cap: count,
  },
  { requiredKeys: ['kind'] },
);
/** A valid loan with one or two wrong fields, so that the fuzz reaches the core and not only the first check. */
const nearlyRight = wildCase.chain((wild) =>
  fc.subarray(Object.keys(wild), { maxLength: 2 }).map((keys) => ({
    kind: 'loan',
    vehiclePrice: '100000',
    downPayment: '30000',
    monthlyRate: '0.0149',
    installments: 24,
    ...Object.fromEntries(keys.map((key) => [key, wild[key as keyof typeof wild]])),
  })),
);

function expectAnswer(value: unknown): void {
  const result = auditCase(value) as unknown as Record<string, unknown>;
  const text = JSON.stringify({ ...result, id: undefined });
  if (result.error !== undefined) {
    const { code, message } = result.error as { code: string; message: string };
    expect(codes).toContain(code);
    expect(message.length).toBeGreaterThan(10);
    return;
  }
  // a figure that could not be computed would be null in JSON
  expect(text).not.toMatch(/null|NaN|Infinity|e\+/);
  for (const name of ['netCredit', 'installment', 'totalCost', 'monthly', 'value', 'total'] as const) {
    if (result[name] !== undefined) expect(result[name]).toMatch(money);
  }
}

describe('the audit command', () => {
  it('answers any value', () => {
    fc.assert(fc.property(fc.oneof(fc.anything(), fc.jsonValue()), expectAnswer), { numRuns: 2_000 });
  });

  it('answers cases with any fields and values', () => {
    fc.assert(fc.property(wildCase, expectAnswer), { numRuns: 2_000 });
  });

  it('answers loans with one or two invalid fields', () => {
    fc.assert(fc.property(nearlyRight, expectAnswer), { numRuns: 3_000 });
  });
});
