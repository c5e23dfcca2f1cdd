import { addDays, type CalendarDate } from '../calendar/index.ts';
import type { FieldProblem } from '../errors/index.ts';

/** A table may be sent so many days ahead of the day on which it takes effect. */
const latestStartDays = 365;

/**
 * What stands against a table that takes effect on a business day: one that has passed (SET024), or one too far ahead. Today
 * means at once.
 */
export function startDayProblems(from: CalendarDate, today: CalendarDate): FieldProblem[] {
  if (from < today) return [{ path: 'effectiveFrom', key: 'parameter.startTooSoon' }];
  if (from > addDays(today, latestStartDays))
    return [{ path: 'effectiveFrom', key: 'date.tooFar', params: { max: latestStartDays } }];
  return [];
}
