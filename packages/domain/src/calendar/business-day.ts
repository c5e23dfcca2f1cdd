import { addDays, type CalendarDate, toDayNumber } from './calendar-date.ts';

/** The zone whose calendar is the product's: an instant late in the evening in UTC is still the same day in São Paulo. */
export const businessTimeZone = 'America/Sao_Paulo';

/**
 * The calendar date in São Paulo at an instant, whatever zone the machine is set to.
 *
 * @param instantIso instant in ISO 8601 with zone, e.g. `2026-02-01T02:30:00Z` (which is 2026-01-31 there)
 * @throws {RangeError} when the text is no instant
 */
export function businessDay(instantIso: string): CalendarDate {
  return Temporal.Instant.from(instantIso).toZonedDateTimeISO(businessTimeZone).toPlainDate().toString();
}

/**
 * The instant at which a calendar date begins in São Paulo, ISO 8601 in UTC.
 *
 * @throws {RangeError} when the text is no date
 */
export function startOfBusinessDay(date: CalendarDate): string {
  return Temporal.PlainDate.from(date).toZonedDateTime(businessTimeZone).toInstant().toString();
}

/** Monday to Friday, no holiday. Day 4 of the count from 1970-01-01 was a Monday. */
const isWorkday = (date: CalendarDate, holidays: ReadonlySet<CalendarDate>): boolean =>
  (toDayNumber(date) + 3) % 7 < 5 && !holidays.has(date);

/** The working days after `from` up to and including `until`; 0 where `until` is not later. */
export function workdaysBetween(from: CalendarDate, until: CalendarDate, holidays: ReadonlySet<CalendarDate>): number {
  let count = 0;
  for (let day = addDays(from, 1); day <= until; day = addDays(day, 1)) if (isWorkday(day, holidays)) count++;
  return count;
}

/** The working day that is `count` working days after `from`; `from` itself for 0. */
export function addWorkdays(from: CalendarDate, count: number, holidays: ReadonlySet<CalendarDate>): CalendarDate {
  let day = from;
  for (let left = count; left > 0; ) {
    day = addDays(day, 1);
    if (isWorkday(day, holidays)) left--;
  }
  return day;
}
