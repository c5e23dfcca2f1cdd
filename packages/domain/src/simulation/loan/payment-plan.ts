import { addDays, addMonths, type CalendarDate, type DueDate, dueDateGrid, toDayNumber } from '../../calendar/index.ts';
import { type Money, roundToCents } from '../../money/index.ts';
import { LoanError } from './loan-error.ts';
import type { Balloon, LoanInput } from './loan-input.ts';

/**
 * The times and amounts of a loan's payments, one entry of each list per payment: payment = weight·P + fixed +
 * share·financed total. Parallel lists of plain numbers, because this is built and walked thousands of times a second.
 */
export type PaymentPlan = {
  count: number;
  /** months from release, by the day count */
  times: readonly number[];
  /** days from release: real ones where dates are known, else 30 a month */
  days: readonly number[];
  dueDates: readonly CalendarDate[] | null;
  weights: readonly number[];
  fixedCents: readonly number[];
  financedShares: readonly number[];
  /** interest of the period before each payment, as a fraction of the balance */
  interestRates: readonly number[];
  discounts: readonly number[];
  discountedWeights: number;
  discountedFixed: number;
  discountedShares: number;
};

type Slots = { months: number[]; weights: number[]; fixedCents: number[]; financedShares: number[] };

/**
 * Lays out the payments of a loan: their months from release t, days, dates, weights w and fixed amounts f, with the
 * discounts (1 + i)^−t and the sums that the level payment needs. Months count as equal periods, as real days / 30 or
 * as real days × 12 / 365, depending on the day count.
 *
 * @throws {LoanError} OUT_OF_RANGE for a month that has no instalment or is before release, or a first due date before
 * release; MISSING_FIELD for a real day count without dates; NO_POSITIVE_INSTALMENT when nothing is left to level
 */
export function planPayments(input: LoanInput): PaymentPlan {
  const slots = planSlots(input);
  if (!slots.weights.some((weight) => weight > 0)) throw new LoanError('NO_POSITIVE_INSTALMENT', 'weights');
  const kept = slots.months.map((_, slot) => slot).filter((slot) => pays(slots, slot));
  const order = kept.sort((a, b) => slots.months[a]! - slots.months[b]!);
  const firstMonth = firstMonthOf(input);
  const offsets = order.map((slot) => slots.months[slot]! - firstMonth);
  const firstTime = input.graceDays === undefined ? firstMonth : input.graceDays / 30;
  const dueDates = dueDatesOf(input, offsets);
  const releaseDay = input.releaseDate === undefined ? 0 : toDayNumber(input.releaseDate);
  const days = offsets.map((offset, k) => (dueDates ? dueDates[k]!.dayNumber - releaseDay : (firstTime + offset) * 30));
  const times = offsets.map((offset, k) => timeOf(input, firstTime + offset, days[k]!));
  if (times.some((time) => time < 0) || days.some((day) => day < 0))
    throw new LoanError('OUT_OF_RANGE', 'firstDueDate');
  const weights = order.map((slot) => slots.weights[slot]!);
  const fixedCents = order.map((slot) => slots.fixedCents[slot]!);
  const financedShares = order.map((slot) => slots.financedShares[slot]!);
  const dates = dueDates ? dueDates.map((due) => due.date) : null;
  return {
    count: order.length,
    times,
    days,
    dueDates: dates,
    weights,
    fixedCents,
    financedShares,
    ...discount(input.rateMonthly, times, weights, fixedCents, financedShares),
  };
}

/**
 * The plan once the financed total is known in centavos: each share of it becomes an amount in centavos, rounded
 * half-up, which the client pays and the level payment is solved with. Until then (gross-up of the tax) shares vary
 * with the total.
 */
export function withSharesInCents(plan: PaymentPlan, financedCents: Money): PaymentPlan {
  if (plan.discountedShares === 0) return plan;
  const fixedCents = plan.fixedCents.map((fixed, k) => fixed + roundToCents(plan.financedShares[k]! * financedCents));
  const discountedFixed = fixedCents.reduce((sum, fixed, k) => sum + fixed * plan.discounts[k]!, 0);
  return {
    ...plan,
    fixedCents,
    discountedFixed,
    financedShares: plan.financedShares.map(() => 0),
    discountedShares: 0,
  };
}

/** The month of the last regular instalment from release. */
export function lastMonthOf(input: LoanInput): number {
  return firstMonthOf(input) + (input.installments - 1) * (input.stepMonths ?? 1);
}

function firstMonthOf(input: LoanInput): number {
  if (input.graceMonths !== undefined) return input.graceMonths;
  return input.graceDays === undefined ? (input.stepMonths ?? 1) : Math.round(input.graceDays / 30);
}

function pays(slots: Slots, slot: number): boolean {
  return slots.weights[slot]! > 0 || slots.fixedCents[slot]! > 0 || slots.financedShares[slot]! > 0;
}

function planSlots(input: LoanInput): Slots {
  const slots: Slots = { months: [], weights: [], fixedCents: [], financedShares: [] };
  const step = input.stepMonths ?? 1;
  const firstMonth = firstMonthOf(input);
  for (let k = 0; k < input.installments; k += 1) addSlot(slots, firstMonth + k * step, input.defaultWeight ?? 1);
  const slotAt = (month: number): number => {
    const slot = (month - firstMonth) / step;
    if (Number.isInteger(slot) && slot >= 0 && slot < input.installments) return slot;
    return slots.months.indexOf(month, input.installments);
  };
  for (const [key, amountCents] of Object.entries(input.fixedCents ?? {})) {
    const slot = slotAt(Number(key));
    const target = slot < 0 ? addSlot(slots, Number(key), 0) : slot;
    slots.weights[target] = 0;
    slots.fixedCents[target]! += amountCents;
  }
  for (const [key, weight] of Object.entries(input.weights ?? {})) {
    const slot = slotAt(Number(key));
    if (slot < 0) throw new LoanError('OUT_OF_RANGE', `weights.${key}`);
    slots.weights[slot] = weight;
  }
  for (const balloon of input.balloons ?? []) {
    const slot = slotAt(balloon.month);
    if (slot < 0 && balloon.place !== 'extra') throw new LoanError('OUT_OF_RANGE', 'balloons.month');
    const target = slot < 0 ? addSlot(slots, balloon.month, 0) : slot;
    if (balloon.place === 'instead') slots.weights[target] = 0;
    addBalloon(slots, target, balloon, input);
  }
  return slots;
}

function addSlot(slots: Slots, month: number, weight: number): number {
  slots.weights.push(weight);
  slots.fixedCents.push(0);
  slots.financedShares.push(0);
  return slots.months.push(month) - 1;
}

function addBalloon(slots: Slots, slot: number, balloon: Balloon, input: LoanInput): void {
  if ('amountCents' in balloon) slots.fixedCents[slot]! += balloon.amountCents;
  else if (balloon.of === 'financed') slots.financedShares[slot]! += balloon.share;
  else {
    const whole = balloon.of === 'vehicle' ? input.vehicleValueCents : input.vehicleValueCents - input.downPaymentCents;
    slots.fixedCents[slot]! += roundToCents(whole * balloon.share);
  }
}

function dueDatesOf(input: LoanInput, offsets: readonly number[]): DueDate[] | null {
  const { releaseDate, graceDays } = input;
  if (releaseDate === undefined) return null;
  const derived = () =>
    graceDays === undefined ? addMonths(releaseDate, firstMonthOf(input)) : addDays(releaseDate, graceDays);
  return offsets.map(dueDateGrid(input.firstDueDate ?? derived()));
}

function timeOf(input: LoanInput, months: number, days: number): number {
  if (input.dayCount === 'actual30') return days / 30;
  return input.dayCount === 'actual365' ? (days * 12) / 365 : months;
}

type Discounting = Pick<
  PaymentPlan,
  'interestRates' | 'discounts' | 'discountedWeights' | 'discountedFixed' | 'discountedShares'
>;

function discount(
  rateMonthly: number,
  times: readonly number[],
  weights: readonly number[],
  fixedCents: readonly number[],
  financedShares: readonly number[],
): Discounting {
  const interestRates = new Array<number>(times.length);
  const discounts = new Array<number>(times.length);
  let [timeBefore, periodBefore, rate, factor] = [0, 1, rateMonthly, 1];
  let [discountedWeights, discountedFixed, discountedShares] = [0, 0, 0];
  for (let k = 0; k < times.length; k += 1) {
    const period = times[k]! - timeBefore;
    timeBefore = times[k]!;
    if (period !== periodBefore) rate = period === 1 ? rateMonthly : Math.expm1(period * Math.log1p(rateMonthly));
    periodBefore = period;
    factor /= 1 + rate;
    interestRates[k] = rate;
    discounts[k] = factor;
    discountedWeights += weights[k]! * factor;
    discountedFixed += fixedCents[k]! * factor;
    discountedShares += financedShares[k]! * factor;
  }
  return { interestRates, discounts, discountedWeights, discountedFixed, discountedShares };
}
