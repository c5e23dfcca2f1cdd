import { addWorkdays, type CalendarDate, workdaysBetween } from '../calendar/index.ts';
import type { ProposalStatus } from '../proposals/statuses.ts';

/** The statuses from which the day of the payment is expected: approved, and not paid. */
export const expectingStatuses: readonly ProposalStatus[] = ['AP', 'AF', 'PU', 'WFA', 'AV', 'PS'];

/**
 * The ages of an amount that waits, by the days for which it has been in its status: up to two, up to seven, more; null: no
 * upper limit.
 */
export const fundingAges = [2, 7, null] as const;

/** How many of a dealer's latest payments are looked at, and how many an expectation needs at least. */
export const paymentsLookedAt = 100;
const paymentsNeeded = 3;

/** Three of four earlier sales took no longer. */
const share = 0.75;

/** An earlier sale of the dealer: the day on which it entered the status of the present one, and that of its payment. */
export type PastPayment = { readonly enteredOn: CalendarDate; readonly paidOn: CalendarDate };

/**
 * When a payment is expected, by earlier sales of the dealer.
 * `usualDays`: the working days within which three of four were paid, from the status on; `hits` of `tried`: how many of them
 * were paid within the days that the sales before them had needed, so that the reader sees what the figure is worth.
 */
export type ExpectedPayment = {
  readonly expectedOn: CalendarDate;
  readonly usualDays: number;
  readonly hits: number;
  readonly tried: number;
};

const usualOf = (days: readonly number[]): number =>
  days.toSorted((a, b) => a - b)[Math.ceil(days.length * share) - 1]!;

/**
 * The day on which a sale that has entered its status on `enteredOn` is expected to be paid.
 *
 * @param past of the same dealer and status, the earliest payment first
 * @returns null with fewer than twice `paymentsNeeded` payments: half of them is what the figure is tried on
 */
export function expectedPayment(
  enteredOn: CalendarDate,
  past: readonly PastPayment[],
  holidays: ReadonlySet<CalendarDate>,
): ExpectedPayment | null {
  if (past.length < 2 * paymentsNeeded) return null;
  const days = past.map((sale) => workdaysBetween(sale.enteredOn, sale.paidOn, holidays));
  const usualDays = usualOf(days);
  const tried = days.slice(paymentsNeeded);
  const hits = tried.filter((taken, index) => taken <= usualOf(days.slice(0, index + paymentsNeeded))).length;
  return { expectedOn: addWorkdays(enteredOn, usualDays, holidays), usualDays, hits, tried: tried.length };
}
