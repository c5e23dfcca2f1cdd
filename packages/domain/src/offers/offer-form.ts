import type { CalendarDate } from '../calendar/index.ts';
import { daysBetween } from '../calendar/index.ts';
import { findFinanceType } from '../enumerations/index.ts';
import type { FieldProblem } from '../errors/index.ts';
import { centavos, choice, count, date, type FormOf, form, text, year } from '../forms/index.ts';

// the largest number that the vehicle table gives
const lastId = 2_147_483_647;
/** The plan whose instalments follow the harvest: it alone wants a deferral unit. */
export const farmerTypeId = 5;
/** How many days an offer holds at least, the first and the last among them (CDC art. 54-B, III). */
const shortestDays = 2;

/**
 * An offer: of what reach, of which vehicle, for whom, by which plan and price table, at what price and on which days. What the
 * tables in force have of it, and whether its name is free in its region, only the server knows. Names are the wire's.
 */
export const offerForm = form(
  {
    offerName: text({ clean: (name) => name.replace(/\s+/g, ' ') }),
    offerType: choice('NAC', 'REGI'),
    /** id of a branch; none for a national offer */
    region: text({ isOptional: true, max: 26, test: /^[0-9a-hjkmnp-tv-z]{26}$/ }),
    effectiveFrom: date(),
    validUntil: date(),
    /** 1 new, 2 used */
    vehicleType: choice('1', '2'),
    manufacturerId: count(1, lastId),
    modelId: count(1, lastId),
    versionId: count(1, lastId),
    manufacturerYear: year(),
    modelYear: year(),
    /** ids, with commas between them; none: every colour */
    colours: text({ isOptional: true, max: 809, test: /^[0-9a-z]{26}(,[0-9a-z]{26})*$/, clean: inOrder }),
    priceCents: centavos(1, 10_000_000_000),
    personType: choice('PF', 'PJ'),
    financeTypeId: count(1, 14),
    /** months between two harvests; none beside the plan of the harvest */
    deferralUnit: text({ isOptional: true, max: 1, test: /^[36]$/ }),
    sourceTableCode: text({ max: 40 }),
    description: text({ isOptional: true, max: 500, hasLines: true }),
  },
  (offer) => [...reachProblems(offer), ...dayProblems(offer), ...planProblems(offer)],
);
export type OfferForm = FormOf<typeof offerForm>;

function inOrder(list: string): string {
  return [...new Set(list.split(','))].sort().join(',');
}

function reachProblems({ offerType, region }: { offerType: string; region: string }): FieldProblem[] {
  if (offerType === 'REGI') return region === '' ? [{ path: 'region', key: 'offer.regionRequired' }] : [];
  return region === '' ? [] : [{ path: 'region', key: 'offer.regionOfNational' }];
}

type Days = { effectiveFrom: CalendarDate; validUntil: CalendarDate };

function dayProblems({ effectiveFrom, validUntil }: Days): FieldProblem[] {
  if (validUntil < effectiveFrom) return [{ path: 'validUntil', key: 'offer.endBeforeStart' }];
  return daysBetween(effectiveFrom, validUntil) + 1 < shortestDays
    ? [{ path: 'validUntil', key: 'offer.tooShort', params: { min: shortestDays } }]
    : [];
}

function planProblems({
  financeTypeId,
  deferralUnit,
}: {
  financeTypeId: number;
  deferralUnit: string;
}): FieldProblem[] {
  if (!findFinanceType(financeTypeId)) return [{ path: 'financeTypeId', key: 'value.notAllowed' }];
  if (financeTypeId === farmerTypeId) return deferralUnit === '' ? [{ path: 'deferralUnit', key: 'required' }] : [];
  return deferralUnit === '' ? [] : [{ path: 'deferralUnit', key: 'value.notAllowed' }];
}

/**
 * What stands against the days of an offer today, its form being right: it expires after today, a new start is not in the past,
 * and one that has begun keeps its start.
 *
 * @param before the offer that changes; null registers one
 */
export function offerDayProblems(offer: Days, before: Days | null, today: CalendarDate): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const isNewStart = offer.effectiveFrom !== before?.effectiveFrom;
  if (isNewStart && before && before.effectiveFrom <= today)
    problems.push({ path: 'effectiveFrom', key: 'offer.begun' });
  else if (isNewStart && offer.effectiveFrom < today)
    problems.push({ path: 'effectiveFrom', key: 'offer.startInPast' });
  if (offer.validUntil <= today) problems.push({ path: 'validUntil', key: 'offer.expiresTooSoon' });
  return problems;
}
