import { businessTimeZone, type CalendarDate } from '../calendar/index.ts';

/** Writes a calendar date the Brazilian way: "2026-01-31" → "31/01/2026". */
export function formatDate(date: CalendarDate): string {
  return `${date.slice(8, 10)}/${date.slice(5, 7)}/${date.slice(0, 4)}`;
}

/**
 * Writes an instant as São Paulo's local time: "2026-01-31T17:05:00Z" → "31/01/2026 14:05".
 *
 * @throws {RangeError} when the text is no instant
 */
export function formatInstant(instantIso: string): string {
  const local = Temporal.Instant.from(instantIso).toZonedDateTimeISO(businessTimeZone);
  return `${formatDate(local.toPlainDate().toString())} ${local.toPlainTime().toString().slice(0, 5)}`;
}

/** Writes a calendar date or an instant, whichever a record has: "31/01/2026" or "31/01/2026 14:05". */
export function formatMoment(moment: string): string {
  return moment.includes('T') ? formatInstant(moment) : formatDate(moment);
}

/** Writes the day only, in São Paulo's calendar. */
export function formatDay(moment: string): string {
  return formatMoment(moment).slice(0, 10);
}

/** Writes a month of a year: "2026-11" → "11/2026". */
export function formatMonth(yearMonth: string): string {
  return `${yearMonth.slice(5, 7)}/${yearMonth.slice(0, 4)}`;
}
