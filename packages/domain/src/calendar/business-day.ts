import type { CalendarDate } from './calendar-date.ts';

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
