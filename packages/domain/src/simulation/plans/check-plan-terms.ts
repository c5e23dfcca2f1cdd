import type { FieldProblem } from '../../errors/index.ts';
import type { PlanTerms, TermRange } from '../tables/plan-terms.ts';
import type { Plan } from './plan.ts';

/** Days from release to the first instalment that the product supports. */
const knownGraceDays = [30, 60, 90, 120, 180, 210, 390];
const knownDeferralUnits = [3, 6];

type Fields<Whole> = { readonly [Key in keyof Whole]?: unknown };

/** The check of each term, whatever the plan. The values come from files and from the wire, so nothing is assumed. */
const termChecks: { readonly [Key in keyof Required<PlanTerms>]: (value: unknown) => boolean } = {
  balloonShare: isShare,
  balloonShareRange: isShareRange,
  balloonOf: oneOf('vehicle', 'net', 'financed'),
  balloonPlace: oneOf('with', 'instead', 'after'),
  balloons: (value) => {
    const { count, share, earliestMonth, intervalMonths } = fieldsOf<NonNullable<PlanTerms['balloons']>>(value);
    return isCountRange(count) && isShareRange(share) && isMonth(earliestMonth) && isListOf(intervalMonths, isMonth);
  },
  minorShare: isShare,
  graceDays: (value) => isListOf(value, oneOf(...knownGraceDays)),
  deferralUnits: (value) => isListOf(value, oneOf(...knownDeferralUnits)),
  shareMonths: (value) => {
    const { first, second } = fieldsOf<NonNullable<PlanTerms['shareMonths']>>(value);
    return isMonth(first) && isMonth(second) && first < second;
  },
  fixedAmounts: (value) => {
    const { maxCount, minCents } = fieldsOf<NonNullable<PlanTerms['fixedAmounts']>>(value);
    return isMonth(maxCount) && Number.isSafeInteger(minCents) && Number(minCents) >= 0;
  },
  vrg: (value) => {
    const { dilutedShare, finalShare, maxTotalShare, timings } = fieldsOf<NonNullable<PlanTerms['vrg']>>(value);
    const total = isShare(maxTotalShare);
    return isShareRange(dilutedShare) && isShareRange(finalShare) && total && isListOf(timings, isTiming);
  },
};

/** The terms of a table that the plan does not have, or that are invalid; paths begin with `terms.`. */
export function problemsOfTerms(plan: Plan, terms: unknown): FieldProblem[] {
  if (typeof terms !== 'object' || terms === null || Array.isArray(terms)) {
    return [{ path: 'terms', key: 'value.notAllowed' }];
  }
  const stated = Object.entries(terms).filter(([, value]) => value !== undefined && value !== null);
  const missing = Object.entries(plan.tableTerms)
    .filter(([key, need]) => need === 'required' && !stated.some(([name]) => name === key))
    .map(([key]) => problemAt(key, 'required'));
  return [
    ...missing,
    ...stated.flatMap(([key, value]) => {
      if (!Object.hasOwn(plan.tableTerms, key)) return [problemAt(key, 'field.unknown')];
      return termChecks[key as keyof PlanTerms](value) ? [] : [problemAt(key, 'number.outOfRange')];
    }),
  ];
}

function problemAt(key: string, message: FieldProblem['key']): FieldProblem {
  const isBalloon = key === 'balloonShare' || key === 'balloons';
  return { path: `terms.${key}`, key: isBalloon ? 'balloon.notOfPlan' : message };
}

function fieldsOf<Whole>(value: unknown): Fields<Whole> {
  return typeof value === 'object' && value !== null ? value : {};
}

function isShare(value: unknown): boolean {
  return typeof value === 'number' && value > 0 && value < 1;
}

function isMonth(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 600;
}

function isTiming(value: unknown): boolean {
  return value === 'arrears' || value === 'advance';
}

function oneOf(...known: readonly unknown[]): (value: unknown) => boolean {
  return (value) => known.includes(value);
}

function isListOf(value: unknown, isMember: (one: unknown) => boolean): boolean {
  return Array.isArray(value) && value.length > 0 && new Set(value).size === value.length && value.every(isMember);
}

function isShareRange(value: unknown): boolean {
  const { min, max } = fieldsOf<TermRange>(value);
  return typeof min === 'number' && typeof max === 'number' && min >= 0 && min <= max && max < 1;
}

function isCountRange(value: unknown): boolean {
  const { min, max } = fieldsOf<TermRange>(value);
  return isMonth(min) && isMonth(max) && min <= max;
}
