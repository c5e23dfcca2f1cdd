import type { CalendarDate } from '../../calendar/index.ts';
import type { PlanTerms, TermRange } from '../tables/plan-terms.ts';
import type { PriceTableRow } from '../tables/price-tables.ts';
import { checkPriceTable } from './price-table-terms.ts';

/**
 * The limits of a plan's sales from a given day, which narrow the price tables. Percentages are whole numbers of the
 * vehicle's price, both ends of every range are included; null where the plan has no such value.
 */
export type PlanLimits = {
  financeTypeId: number;
  effectiveFrom: CalendarDate;
  isOffered: boolean;
  minTermMonths: number;
  maxTermMonths: number;
  minEntryPercent: number;
  maxEntryPercent: number;
  maxBalloonPercent: number | null;
  maxBalloons: number | null;
  maxGraceDays: number | null;
};

/**
 * The rows of price tables within their plans' limits, each narrowed to them. A plan without limits is sold as its
 * tables state.
 *
 * @param limits of every plan, past and future ones too: the latest that has begun applies
 */
export function rowsWithinLimits(
  rows: readonly PriceTableRow[],
  limits: readonly PlanLimits[],
  today: CalendarDate,
): PriceTableRow[] {
  const inForce = new Map<number, PlanLimits>();
  for (const one of limits) {
    const known = inForce.get(one.financeTypeId);
    if (one.effectiveFrom <= today && (!known || known.effectiveFrom < one.effectiveFrom))
      inForce.set(one.financeTypeId, one);
  }
  return rows.flatMap((row) => {
    const own = inForce.get(row.financeTypeId);
    return own ? (narrowed(row, own) ?? []) : [row];
  });
}

/** A row narrowed to its plan's limits, null where nothing remains. */
function narrowed(row: PriceTableRow, limits: PlanLimits): PriceTableRow | null {
  const { isOffered, minTermMonths, maxTermMonths } = limits;
  if (!isOffered || row.termMonths < minTermMonths || row.termMonths > maxTermMonths) return null;
  const minEntryShare = Math.max(row.minEntryShare, limits.minEntryPercent / 100);
  const maxEntryShare =
    limits.maxEntryPercent === 100 ? row.maxEntryShare : Math.min(row.maxEntryShare ?? 1, limits.maxEntryPercent / 100);
  if (maxEntryShare !== null && minEntryShare > maxEntryShare) return null;
  const left = { ...row, minEntryShare, maxEntryShare, ...termsLeft(row, limits) };
  if (left.balloonShare !== null && left.balloonShare > highestBalloon(limits)) return null;
  // a range that ends before it begins, or a grace without any remaining day
  return checkPriceTable(left).length > 0 ? null : left;
}

function termsLeft(row: PriceTableRow, limits: PlanLimits): Pick<PriceTableRow, 'terms' | 'balloonShare'> {
  const { balloonShareRange, balloons, graceDays } = row.terms;
  const { maxBalloons, maxGraceDays } = limits;
  const highest = highestBalloon(limits);
  const terms: PlanTerms = {
    ...row.terms,
    ...(balloonShareRange ? { balloonShareRange: upTo(balloonShareRange, highest) } : {}),
    ...(balloons
      ? {
          balloons: {
            ...balloons,
            share: upTo(balloons.share, highest),
            count: upTo(balloons.count, maxBalloons ?? balloons.count.max),
          },
        }
      : {}),
    ...(graceDays && maxGraceDays !== null ? { graceDays: graceDays.filter((days) => days <= maxGraceDays) } : {}),
  };
  // where the client chooses the balloon, the table's default is lowered; where the table fixes it, the row is removed
  const isChosen = row.balloonShare !== null && balloonShareRange !== undefined;
  return { terms, balloonShare: isChosen ? Math.min(row.balloonShare!, highest) : row.balloonShare };
}

const highestBalloon = ({ maxBalloonPercent }: PlanLimits): number => (maxBalloonPercent ?? 100) / 100;

const upTo = ({ min, max }: TermRange, highest: number): TermRange => ({ min, max: Math.min(max, highest) });
