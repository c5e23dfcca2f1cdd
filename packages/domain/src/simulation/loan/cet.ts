import { LoanError } from './loan-error.ts';

/**
 * The all-in cost: fractions a year and a month, and the annual percentage with two decimals that the law requires to
 * be shown.
 */
export type Cet = { cetAnnual: number; cetMonthly: number; cetAnnualPercent: number };

/**
 * CET of Resolução CMN 4.881/2020 art. 4: the annual rate with Σ FCj / (1 + CET)^((dj − d0) / 365) = FC0, FC0 being what
 * the client received. The monthly rate is (1 + CET)^(1/12) − 1; the percentage is rounded by ABNT NBR 5891.
 *
 * @param receivedCents net credit less everything paid apart on the day of release
 * @param flowsCents what the client pays, in centavos
 * @param years time of each payment from release, in years
 * @throws {LoanError} NOTHING_FINANCED when nothing is received; OUT_OF_RANGE when no rate fits, or one whose
 *   percentage has more digits than a number keeps
 */
export function computeCet(receivedCents: number, flowsCents: readonly number[], years: readonly number[]): Cet {
  if (!(receivedCents > 0)) throw new LoanError('NOTHING_FINANCED', 'feesUpfront');
  // Newton on the logarithm of the rate: the present value is convex in it, so from below it cannot overshoot
  let force = 0;
  let stepBefore = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 100; round += 1) {
    let value = -receivedCents;
    let slope = 0;
    for (let k = 0; k < flowsCents.length; k += 1) {
      const time = years[k]!;
      const present = flowsCents[k]! * Math.exp(-force * time);
      value += present;
      slope -= time * present;
    }
    const step = value / slope;
    const size = Math.abs(step);
    force -= step;
    if (!Number.isFinite(force)) break;
    // within days the rounding of a payment weighs so much that the last steps oscillate between neighbours
    if (size < 1e-14 || (size < 1e-10 && size >= stepBefore)) return cetOf(force);
    stepBefore = size;
  }
  throw new LoanError('OUT_OF_RANGE', 'cet');
}

function cetOf(force: number): Cet {
  // at zero cost the last step may leave a rate of -1e-17
  const exact = Math.abs(force) < 1e-13 ? 0 : force;
  const cetAnnual = Math.expm1(exact);
  if (cetAnnual * 1e4 > Number.MAX_SAFE_INTEGER) throw new LoanError('OUT_OF_RANGE', 'cet');
  return { cetAnnual, cetMonthly: Math.expm1(exact / 12), cetAnnualPercent: roundHalfToEven(cetAnnual * 1e4) / 100 };
}

/** ABNT NBR 5891: to the nearest whole number, an exact half to the even neighbour. */
function roundHalfToEven(value: number): number {
  const floor = Math.floor(value);
  const rest = value - floor;
  if (Math.abs(rest - 0.5) < 1e-9) return floor % 2 === 0 ? floor : floor + 1;
  return Math.round(value);
}
