import { type CalendarDate, daysBetween, partsOf } from '../../calendar/index.ts';
import { type Money, roundToCents } from '../../money/index.ts';

/** What a client settles early: everything, or a part that leaves fewer or lower instalments. */
export const settlementKinds = ['WHOLE', 'FEWER', 'LOWER'] as const;
export type SettlementKind = (typeof settlementKinds)[number];

/** A payment of a contract that is not paid yet. */
export type OpenPayment = { readonly number: number; readonly dueOn: CalendarDate; readonly amountCents: Money };

/** What the present value of a contract's payments depends on. */
export type SettlementBasis = {
  /** the contract's rate, a fraction a month */
  readonly rateMonthly: number;
  /** the start of the first period, and its end */
  readonly releasedOn: CalendarDate;
  readonly firstDueOn: CalendarDate;
  /** the months that interest was charged for in the first period, whatever its days (`firstPeriodMonths`) */
  readonly firstMonths: number;
  /** the due dates of all payments, in order */
  readonly dueDates: readonly CalendarDate[];
};

/** An open payment with its value on a day. */
export type DiscountedPayment = OpenPayment & {
  /** from the day to the due date, in months; 0 for an overdue one */
  readonly months: number;
  readonly valueCents: Money;
  readonly discountCents: Money;
};

/** An early settlement of everything: each payment with its value, and their sum. */
export type WholeSettlement = {
  readonly payments: readonly DiscountedPayment[];
  readonly nominalCents: Money;
  readonly valueCents: Money;
  readonly savingCents: Money;
};

/** An open payment before and after a part was settled; 0: it no longer exists. */
export type ReducedPayment = OpenPayment & { readonly afterCents: Money };

/** The settlement of a part: what it leaves of each payment. */
export type PartSettlement = {
  readonly payments: readonly ReducedPayment[];
  readonly valueCents: Money;
  /** what is no longer due, less what is paid now */
  readonly savingCents: Money;
  readonly remainingCount: number;
  readonly remainingCents: Money;
};

/**
 * The months that the first period's interest was charged for: (1 + i)^t = 1 + interest ÷ principal. A first due date that the
 * client chose, or a grace, makes it other than its days.
 */
export function firstPeriodMonths(rateMonthly: number, principalCents: Money, interestCents: Money): number {
  return rateMonthly > 0 ? Math.log1p(interestCents / principalCents) / Math.log1p(rateMonthly) : 1;
}

/**
 * The value of each open payment on a day at the contract's rate (CDC art. 52 §2): payment · (1 + i)^−months, half-up. Between two
 * due dates a period passes in proportion to its days, so on a due date the value is what the contract's schedule still owes. An
 * overdue payment is due in full.
 */
export function settleWhole(basis: SettlementBasis, open: readonly OpenPayment[], on: CalendarDate): WholeSettlement {
  const passed = monthsAt(basis, on);
  const payments = open.map((payment): DiscountedPayment => {
    const months = payment.dueOn < on ? 0 : monthsAt(basis, payment.dueOn) - passed;
    const valueCents = roundToCents(payment.amountCents * factorOf(basis, -months));
    return { ...payment, months, valueCents, discountCents: payment.amountCents - valueCents };
  });
  const nominalCents = sumOf(payments, ({ amountCents }) => amountCents);
  const valueCents = sumOf(payments, (payment) => payment.valueCents);
  return { payments, nominalCents, valueCents, savingCents: nominalCents - valueCents };
}

/** Whether a payment is overdue: it is to be paid before a part of the others is settled. */
export const isOverdueOn = ({ dueOn }: Pick<OpenPayment, 'dueOn'>, on: CalendarDate): boolean => dueOn < on;

/**
 * What an amount that is paid on a day leaves of the open payments. `FEWER`: it settles the last ones, one after the other, and
 * reduces the one before. `LOWER`: it reduces all of them by the same share. Either way the present value of what is left is the
 * value before, less the amount (within the rounding of each payment).
 *
 * @param amountCents less than the value of all
 */
export function settlePart(
  basis: SettlementBasis,
  { payments, valueCents: wholeCents }: WholeSettlement,
  { kind, amountCents }: { kind: Exclude<SettlementKind, 'WHOLE'>; amountCents: Money },
): PartSettlement {
  const reduced = kind === 'LOWER' ? lower(payments, amountCents / wholeCents) : fewer(basis, payments, amountCents);
  const remaining = reduced.filter(({ afterCents }) => afterCents > 0);
  const remainingCents = sumOf(remaining, ({ afterCents }) => afterCents);
  return {
    payments: reduced,
    valueCents: amountCents,
    savingCents: sumOf(payments, (payment) => payment.amountCents) - remainingCents - amountCents,
    remainingCount: remaining.length,
    remainingCents,
  };
}

const lower = (payments: readonly DiscountedPayment[], share: number): ReducedPayment[] =>
  payments.map(({ number, dueOn, amountCents }) => ({
    number,
    dueOn,
    amountCents,
    afterCents: roundToCents(amountCents * (1 - share)),
  }));

function fewer(basis: SettlementBasis, payments: readonly DiscountedPayment[], amountCents: Money): ReducedPayment[] {
  let left = amountCents;
  const fromTheLast = payments.toReversed().map(({ number, dueOn, amountCents: before, months, valueCents }) => {
    const settled = Math.min(left, valueCents);
    left -= settled;
    // the last centavo of a payment goes with it: its value was rounded
    const gone = settled === valueCents ? before : Math.min(before, roundToCents(settled * factorOf(basis, months)));
    return { number, dueOn, amountCents: before, afterCents: before - gone };
  });
  return fromTheLast.reverse();
}

const factorOf = ({ rateMonthly }: SettlementBasis, months: number): number =>
  Math.exp(Math.log1p(rateMonthly) * months);

/** Months from release to a day: whole periods by the due dates, and the share of the days of the one that runs. */
function monthsAt({ releasedOn, firstDueOn, firstMonths, dueDates }: SettlementBasis, on: CalendarDate): number {
  const monthsOf = (dueOn: CalendarDate) => firstMonths + calendarMonths(firstDueOn, dueOn);
  const passed = dueDates.findLast((dueOn) => dueOn <= on);
  const next = dueDates.find((dueOn) => dueOn > on);
  if (passed === undefined) return firstMonths * shareOfDays(releasedOn, firstDueOn, on);
  if (next === undefined) return monthsOf(passed) + daysBetween(passed, on) / 30;
  return monthsOf(passed) + (monthsOf(next) - monthsOf(passed)) * shareOfDays(passed, next, on);
}

const shareOfDays = (from: CalendarDate, to: CalendarDate, on: CalendarDate): number =>
  from >= to ? 1 : Math.max(0, daysBetween(from, on)) / daysBetween(from, to);

/** Whole months between two due dates of a grid: the day of month is the same, or the month's last. */
function calendarMonths(from: CalendarDate, to: CalendarDate): number {
  const [start, end] = [partsOf(from), partsOf(to)];
  return (end.year - start.year) * 12 + end.month - start.month;
}

const sumOf = <Row>(rows: readonly Row[], amountOf: (row: Row) => Money): Money =>
  rows.reduce((total, row) => total + amountOf(row), 0);
