import { findFinanceType } from '../../enumerations/finance-types.ts';
import { makeDayClash } from '../../uploads/lines-over-days.ts';
import type { MessageKey } from '../../validation/messages.ts';
import type { LeaseTiming, PlanTerms } from '../tables/plan-terms.ts';
import type { PriceTableRow } from '../tables/price-tables.ts';
import { checkPriceTable } from './price-table-terms.ts';

/** The cells of a line for one term: all of them, or none. */
type TermCells = {
  balloonOf: PlanTerms['balloonOf'] | null;
  balloonPlace: PlanTerms['balloonPlace'] | null;
  balloonShareMin: number | null;
  balloonShareMax: number | null;
  balloonsCountMin: number | null;
  balloonsCountMax: number | null;
  balloonsShareMin: number | null;
  balloonsShareMax: number | null;
  balloonsEarliestMonth: number | null;
  balloonsIntervalMonths: readonly number[] | null;
  minorShare: number | null;
  graceDays: readonly number[] | null;
  deferralUnits: readonly number[] | null;
  shareMonthsFirst: number | null;
  shareMonthsSecond: number | null;
  fixedAmountsMaxCount: number | null;
  fixedAmountsMinCents: number | null;
  vrgDilutedMin: number | null;
  vrgDilutedMax: number | null;
  vrgFinalMin: number | null;
  vrgFinalMax: number | null;
  vrgMaxTotalShare: number | null;
  vrgTimings: readonly LeaseTiming[] | null;
};

/** One line of the uploaded price tables: a row of a table, with the plan's terms in separate cells. */
export type PriceLine = Omit<PriceTableRow, 'id' | 'terms'> & TermCells;

/** A problem of a line of price tables, and its cell. */
export type PriceLineFault = { column: keyof PriceLine; reason: MessageKey };

/** The row of a price table for a line; an incomplete group of cells gives terms that are refused. */
export function priceRowOf(line: PriceLine): Omit<PriceTableRow, 'id'> {
  const { tableCode, sourceTableCode, description, financeTypeId, personType, assetType, saleType, termMonths } = line;
  const { rateMonthly, minEntryShare, maxEntryShare, maxVehicleAgeYears, balloonShare, targetRateMonthly } = line;
  const { tierCode, taxType, effectiveFrom, validUntil, campaignCode, commissionShare } = line;
  const { minRateMonthly, maxRateMonthly } = line;
  return {
    tableCode,
    sourceTableCode,
    description,
    financeTypeId,
    personType,
    assetType,
    saleType,
    termMonths,
    rateMonthly,
    minEntryShare,
    maxEntryShare,
    maxVehicleAgeYears,
    balloonShare,
    targetRateMonthly,
    tierCode,
    taxType,
    effectiveFrom,
    validUntil,
    campaignCode,
    commissionShare,
    terms: termsOf(line),
    minRateMonthly,
    maxRateMonthly,
  };
}

/** The problems of a line on its own: its days, and the plan's requirements on rate, term and terms. */
export function checkPriceLine(line: PriceLine): PriceLineFault | null {
  if (line.validUntil < line.effectiveFrom) return { column: 'validUntil', reason: 'date.beforeStart' };
  if (line.maxEntryShare !== null && line.maxEntryShare < line.minEntryShare)
    return { column: 'maxEntryShare', reason: 'number.outOfRange' };
  if (line.saleType === 'VD' && line.assetType === 2) return { column: 'saleType', reason: 'sale.directIsNew' };
  if (findFinanceType(line.financeTypeId)?.planType === 'PLANO_100' && (line.minEntryShare > 0 || line.maxEntryShare))
    return { column: line.minEntryShare > 0 ? 'minEntryShare' : 'maxEntryShare', reason: 'plan.noEntry' };
  if (line.taxType === 'SUBSIDIZED' && line.targetRateMonthly === null)
    return { column: 'targetRateMonthly', reason: 'rate.targetRequired' };
  const own = Number(line.rateMonthly);
  if (line.minRateMonthly !== null && Number(line.minRateMonthly) > own)
    return { column: 'minRateMonthly', reason: 'rate.limitsApart' };
  if (line.maxRateMonthly !== null && Number(line.maxRateMonthly) < own)
    return { column: 'maxRateMonthly', reason: 'rate.limitsApart' };
  const [problem] = checkPriceTable(priceRowOf(line));
  return problem ? { column: columnOf(problem.path), reason: problem.key } : null;
}

type Dated = Pick<PriceLine, 'tableCode' | 'termMonths' | 'effectiveFrom' | 'validUntil'>;

/**
 * Checks the lines of a file one after the other: two of one table and term may not apply on the same day, because an
 * offer names the table and the term that it is based on. Stores the days of a whole file, not its lines.
 */
export function makeOverlapCheck(): (line: Dated) => PriceLineFault | null {
  const clashes = makeDayClash<Dated>(({ tableCode, termMonths }) => `${tableCode}|${termMonths}`);
  return ({ tableCode, termMonths, effectiveFrom, validUntil }) =>
    clashes({ tableCode, termMonths, effectiveFrom, validUntil })
      ? { column: 'effectiveFrom', reason: 'validity.overlaps' }
      : null;
}

/** Parts that make one term: nothing where all are absent. The check of the terms refuses an incomplete one. */
function whole<Term>(parts: Readonly<Record<string, unknown>>): Term | undefined {
  const isStated = (value: unknown): boolean =>
    value !== null &&
    value !== undefined &&
    (typeof value !== 'object' || Array.isArray(value) || Object.values(value).some(isStated));
  return isStated(parts) ? (parts as Term) : undefined;
}

function termsOf(line: TermCells): PlanTerms {
  const terms: PlanTerms = {
    balloonShareRange: whole({ min: line.balloonShareMin, max: line.balloonShareMax }),
    balloonOf: line.balloonOf ?? undefined,
    balloonPlace: line.balloonPlace ?? undefined,
    balloons: whole({
      count: { min: line.balloonsCountMin, max: line.balloonsCountMax },
      share: { min: line.balloonsShareMin, max: line.balloonsShareMax },
      earliestMonth: line.balloonsEarliestMonth,
      intervalMonths: line.balloonsIntervalMonths,
    }),
    minorShare: line.minorShare ?? undefined,
    graceDays: line.graceDays ?? undefined,
    deferralUnits: line.deferralUnits ?? undefined,
    shareMonths: whole({ first: line.shareMonthsFirst, second: line.shareMonthsSecond }),
    fixedAmounts: whole({ maxCount: line.fixedAmountsMaxCount, minCents: line.fixedAmountsMinCents }),
    vrg: whole({
      dilutedShare: { min: line.vrgDilutedMin, max: line.vrgDilutedMax },
      finalShare: { min: line.vrgFinalMin, max: line.vrgFinalMax },
      maxTotalShare: line.vrgMaxTotalShare,
      timings: line.vrgTimings,
    }),
  };
  return Object.fromEntries(Object.entries(terms).filter(([, value]) => value !== undefined));
}

/** The cells for the terms of a row, the inverse of `priceRowOf`; null for absent ones. */
export function cellsOfTerms(terms: PlanTerms): TermCells {
  const { balloonShareRange, balloons, shareMonths, fixedAmounts, vrg } = terms;
  return {
    balloonOf: terms.balloonOf ?? null,
    balloonPlace: terms.balloonPlace ?? null,
    balloonShareMin: balloonShareRange?.min ?? null,
    balloonShareMax: balloonShareRange?.max ?? null,
    balloonsCountMin: balloons?.count.min ?? null,
    balloonsCountMax: balloons?.count.max ?? null,
    balloonsShareMin: balloons?.share.min ?? null,
    balloonsShareMax: balloons?.share.max ?? null,
    balloonsEarliestMonth: balloons?.earliestMonth ?? null,
    balloonsIntervalMonths: balloons?.intervalMonths ?? null,
    minorShare: terms.minorShare ?? null,
    graceDays: terms.graceDays ?? null,
    deferralUnits: terms.deferralUnits ?? null,
    shareMonthsFirst: shareMonths?.first ?? null,
    shareMonthsSecond: shareMonths?.second ?? null,
    fixedAmountsMaxCount: fixedAmounts?.maxCount ?? null,
    fixedAmountsMinCents: fixedAmounts?.minCents ?? null,
    vrgDilutedMin: vrg?.dilutedShare.min ?? null,
    vrgDilutedMax: vrg?.dilutedShare.max ?? null,
    vrgFinalMin: vrg?.finalShare.min ?? null,
    vrgFinalMax: vrg?.finalShare.max ?? null,
    vrgMaxTotalShare: vrg?.maxTotalShare ?? null,
    vrgTimings: vrg?.timings ?? null,
  };
}

/** The first cell of each term; a problem of any other path is shown at the cell that it begins with. */
const firstCells: Readonly<Record<string, keyof PriceLine>> = {
  balloonShareRange: 'balloonShareMin',
  balloons: 'balloonsCountMin',
  deferralUnit: 'deferralUnits',
  shareMonths: 'shareMonthsFirst',
  fixedAmounts: 'fixedAmountsMaxCount',
  vrg: 'vrgDilutedMin',
  vrgDilutedShare: 'vrgDilutedMin',
  vrgFinalShare: 'vrgFinalMin',
  leaseTiming: 'vrgTimings',
};

function columnOf(path: string): keyof PriceLine {
  const [name] = path.replace('terms.', '').split('.');
  return firstCells[name!] ?? (name as keyof PriceLine);
}
