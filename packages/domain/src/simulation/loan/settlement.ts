import { type Money, roundToCents } from '../../money/index.ts';

/**
 * Early settlement (CDC art. 52 §2): the present value of the remaining payments at the contract rate, Σ payment · (1 +
 * i)^(at − month), in centavos and rounded half-up.
 *
 * @param rateMonthly the contract rate, a fraction a month
 * @param payments month from release and amount of each payment
 * @param atMonths when the client settles, in months from release, not always whole; a payment due earlier is excluded,
 *   one due on the day is included
 */
export function settlementValue(
  rateMonthly: number,
  payments: readonly { month: number; amountCents: Money }[],
  atMonths: number,
): Money {
  const growth = Math.log1p(rateMonthly);
  const remaining = payments.filter(({ month }) => month >= atMonths);
  return roundToCents(
    remaining.reduce((value, { month, amountCents }) => value + amountCents * Math.exp(growth * (atMonths - month)), 0),
  );
}
