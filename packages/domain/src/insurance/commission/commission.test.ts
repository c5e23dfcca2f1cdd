import { describe, expect, it } from 'vitest';
import { commissionAmounts, commissionEntryOf, commissionProfile, reversedNet } from './commission.ts';
import {
  adjustmentOf,
  type BookedCommission,
  isAcceptable,
  reconcileStatement,
  type StatementLine,
} from './reconcile-statement.ts';

describe('the part of the net premium whose commission goes back', () => {
  it.each([
    ['all of it after a withdrawal', 10_737, 10_737, 10_000],
    ['all of it where the first premium was never paid', 0, 0, 10_000],
    ['nothing where all was paid and nothing is refunded', 10_737, 0, 0],
    ['the refunded share of a paid premium', 10_737, 5_000, 4_657],
    ['what is refunded and what is no longer to be paid', 5_000, 1_000, 6_275],
  ])('is %s', (_, paidCents, refundCents, reversed) => {
    expect(reversedNet({ netCents: 10_000, dueCents: 10_737, paidCents, refundCents })).toBe(reversed);
  });

  it('cancels the commission to the centavo when everything goes back', () => {
    for (const net of [1, 3_333, 279_501])
      expect(
        commissionAmounts('EARNED', net, 125_001).amountCents + commissionAmounts('REVERSED', net, 125_001).amountCents,
      ).toBe(0);
  });
});

it('books with the policy and with its early end, and nothing else', () => {
  expect([
    commissionEntryOf('issue'),
    commissionEntryOf('recordPolicy'),
    commissionEntryOf('accept'),
    commissionEntryOf('suspend'),
  ]).toEqual(['EARNED', 'EARNED', null, null]);
  for (const event of ['cancel', 'withdraw', 'cancelWithCredit', 'dissolveUnpaid', 'dissolveSuspended'] as const)
    expect(commissionEntryOf(event)).toBe('REVERSED');
});

it('queries as F&I manager for every role but the four that sell', () => {
  expect(['seller', 'sales-manager', 'insurance-operator', 'finance', 'representante'].map(commissionProfile)).toEqual([
    'seller',
    'sales-manager',
    'insurance-operator',
    'fi-manager',
    'fi-manager',
  ]);
});

describe('a statement', () => {
  const own = (policyNumber: string, kind: 'ISSUE' | 'CANCELLATION', commissionCents: number): BookedCommission => ({
    insuranceId: `id-${policyNumber}`,
    policyNumber,
    kind,
    netCents: 100_000,
    commissionCents,
  });
  const line = (item: number, policyNumber: string, kind: 'ISSUE' | 'CANCELLATION', cents: number): StatementLine => ({
    item,
    policyNumber,
    kind,
    netCents: 100_000,
    commissionCents: cents,
  });
  const known = new Map([
    ['A', 'id-A'],
    ['B', 'id-B'],
  ]);
  const kindsOf = (lines: StatementLine[], booked: BookedCommission[]) =>
    reconcileStatement(lines, booked, known).map(({ kind, policyNumber }) => `${kind} ${policyNumber}`);

  it('that is equal to the books has no difference', () => {
    expect(
      kindsOf(
        [line(1, 'A', 'ISSUE', 15_000), line(2, 'A', 'CANCELLATION', -500)],
        [own('A', 'CANCELLATION', -500), own('A', 'ISSUE', 15_000)],
      ),
    ).toEqual([]);
  });

  it.each([
    ['another amount', [line(1, 'A', 'ISSUE', 14_999)], [own('A', 'ISSUE', 15_000)], ['AMOUNT A']],
    ['a line that we have not booked', [line(1, 'A', 'CANCELLATION', -1)], [], ['MISSING_HERE A']],
    ['a policy that we do not know', [line(1, 'Z', 'ISSUE', 1)], [], ['UNKNOWN_POLICY Z']],
    ['an entry that it lacks', [], [own('B', 'ISSUE', 1)], ['MISSING_THERE B']],
    [
      'a repeated line, even an equal one',
      [line(1, 'A', 'ISSUE', 15_000), line(2, 'A', 'ISSUE', 15_000)],
      [own('A', 'ISSUE', 15_000)],
      ['DUPLICATE A'],
    ],
  ])('shows %s', (_, lines, booked, expected) => {
    expect(kindsOf(lines, booked)).toEqual(expected);
  });

  it('is equal to the books once each acceptable figure is accepted', () => {
    const lines = [line(1, 'A', 'ISSUE', 14_000), line(2, 'B', 'ISSUE', 9_000)];
    const booked = [own('A', 'ISSUE', 15_000), own('A', 'CANCELLATION', -3_000)];
    const adjusted = new Map(booked.map((one) => [`${one.kind} ${one.policyNumber}`, one]));
    for (const difference of reconcileStatement(lines, booked, known)) {
      expect(isAcceptable(difference)).toBe(true);
      const { netCents, commissionCents } = adjustmentOf(difference);
      const before = difference.ours ?? { netCents: 0, commissionCents: 0 };
      adjusted.set(`${difference.statementKind} ${difference.policyNumber}`, {
        insuranceId: difference.insuranceId!,
        policyNumber: difference.policyNumber,
        kind: difference.statementKind,
        netCents: before.netCents + netCents,
        commissionCents: before.commissionCents + commissionCents,
      });
    }
    // what the insurer does not pay is booked as nothing
    const left = [...adjusted.values()].filter(
      ({ netCents, commissionCents }) => netCents !== 0 || commissionCents !== 0,
    );
    expect(reconcileStatement(lines, left, known)).toEqual([]);
  });
});
