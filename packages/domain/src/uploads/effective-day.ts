import { addDays, type CalendarDate } from '../calendar/index.ts';
import type { FieldProblem } from '../errors/index.ts';

/** The maximum number of days between sending a table and its effective day. */
const latestStartDays = 365;

/** The problems of a table's effective day: in the past (SET024), or too far ahead. Today means at once. */
export function startDayProblems(from: CalendarDate, today: CalendarDate): FieldProblem[] {
  if (from < today) return [{ path: 'effectiveFrom', key: 'parameter.startTooSoon' }];
  if (from > addDays(today, latestStartDays))
    return [{ path: 'effectiveFrom', key: 'date.tooFar', params: { max: latestStartDays } }];
  return [];
}
