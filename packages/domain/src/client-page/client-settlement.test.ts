import { describe, expect, it } from 'vitest';
import type { DomainError } from '../errors/domain-error.ts';
import { quoteSettlement, type ServicedLoan, type SettlementChoice } from './client-settlement.ts';

/** 10,000.00 in two payments at 10% a month: the balance after the first is 5,238.10. */
const loan = (firstPaidOn: string | null = null): ServicedLoan => ({
  releasedOn: '2026-11-15',
  rateMonthly: '0.1',
  instalments: [
    {
      number: 1,
      dueOn: '2026-12-15',
      amountCents: 576_190,
      principalCents: 476_190,
      interestCents: 100_000,
      paidOn: firstPaidOn,
    },
    {
      number: 2,
      dueOn: '2027-01-15',
      amountCents: 576_191,
      principalCents: 523_810,
      interestCents: 52_381,
      paidOn: null,
    },
  ],
});
const choose = (more: Partial<SettlementChoice> = {}): SettlementChoice => ({
  kind: 'WHOLE',
  on: '2026-12-15',
  amountCents: null,
  ...more,
});
const problemOf = (choice: SettlementChoice, today = '2026-12-01') => {
  try {
    quoteSettlement(loan(), choice, today);
  } catch (error) {
    return (error as DomainError).fields.map(({ path, key }) => [path, key]);
  }
  return null;
};

describe('the quote of a settlement', () => {
  it('shows each payment with its value, their sum and the saving', () => {
    const quote = quoteSettlement(loan(), choose(), '2026-12-15');
    expect(quote.payments.map(({ valueCents, discountCents, afterCents }) => [valueCents, discountCents, afterCents]))
      // 5,761.91 ÷ 1.1 = 5,238.10
      .toEqual([
        [576_190, 0, 0],
        [523_810, 52_381, 0],
      ]);
    expect([quote.valueCents, quote.savingCents, quote.remainingCount]).toEqual([1_100_000, 52_381, 0]);
  });

  it('leaves out what is paid, and what falls due until the day', () => {
    expect(quoteSettlement(loan('2026-12-15'), choose({ on: '2027-01-15' }), '2026-12-20')).toMatchObject({
      valueCents: 576_191,
      dueBeforeCount: 0,
    });
    expect(quoteSettlement(loan(), choose({ on: '2027-01-15' }), '2026-12-01')).toMatchObject({
      valueCents: 576_191,
      dueBeforeCount: 1,
    });
  });

  it('demands an overdue payment in full', () => {
    const { payments } = quoteSettlement(loan(), choose({ on: '2026-12-20' }), '2026-12-20');
    expect(payments[0]).toMatchObject({ number: 1, valueCents: 576_190, discountCents: 0 });
  });

  it('leaves of a part what was not settled', () => {
    const fewer = quoteSettlement(loan(), choose({ kind: 'FEWER', amountCents: 100_000 }), '2026-12-15');
    // 1,000.00 today are 1,100.00 of the payment in one month
    expect(fewer.payments.map(({ afterCents }) => afterCents)).toEqual([576_190, 466_191]);
    expect([fewer.valueCents, fewer.savingCents, fewer.remainingCents]).toEqual([100_000, 10_000, 1_042_381]);
    const lower = quoteSettlement(loan(), choose({ kind: 'LOWER', amountCents: 110_000 }), '2026-12-15');
    expect(lower.payments.map(({ afterCents }) => afterCents)).toEqual([518_571, 518_572]);
  });
});

it.each([
  ['a day in the past', choose({ on: '2026-11-30' }), [['on', 'date.inPast']]],
  ['a day after the last payment', choose({ on: '2027-01-16' }), [['on', 'settlement.afterLast']]],
  ['a part of nothing', choose({ kind: 'FEWER' }), [['amountCents', 'settlement.amountMissing']]],
  [
    'a part that is everything',
    choose({ kind: 'LOWER', amountCents: 1_100_000 }),
    [['amountCents', 'settlement.notAPart']],
  ],
] as const)('refuses %s', (_title, choice, problems) => {
  expect(problemOf(choice)).toEqual(problems);
});

it('refuses a part while a payment is overdue', () => {
  expect(problemOf(choose({ kind: 'FEWER', on: '2026-12-20', amountCents: 1_000 }), '2026-12-20')).toEqual([
    ['kind', 'settlement.overdueFirst'],
  ]);
});
