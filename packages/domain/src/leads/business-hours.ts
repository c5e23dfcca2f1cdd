import { addDays, businessTimeZone, type CalendarDate } from '../calendar/index.ts';

/** When a dealer serves clients on a day of the week: minutes after midnight; null: closed. */
export type DayHours = { readonly opens: number; readonly closes: number } | null;

/** Monday (index 0) to Sunday (6). */
export type BusinessHours = readonly [DayHours, DayHours, DayHours, DayHours, DayHours, DayHours, DayHours];

/** Whether a text is a time of day, `8:00` or `14:30`. */
export const isTime = (typed: string): boolean => /^([01]?\d|2[0-3]):[0-5]\d$/.test(typed);

/** The minutes after midnight of a time of day. Check `isTime` first. */
export function minutesOfTime(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The time of day (`HH:MM`) at so many minutes after midnight. */
export const timeOfMinutes = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const weekday = { opens: 8 * 60, closes: 18 * 60 } as const;
/** Of a dealer that has set none: Monday to Saturday, 8 to 18. */
export const usualHours: BusinessHours = [weekday, weekday, weekday, weekday, weekday, weekday, null];

/** The hours of a dealer with the holidays on which it is closed. */
export type DealerTime = { readonly hours: BusinessHours; readonly holidays: ReadonlySet<CalendarDate> };

/** A year ahead: hours without a single open day would otherwise be searched for ever. */
const mostDays = 366;

const zoned = (instant: Date): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(businessTimeZone);

/** The open span of a day, as instants in milliseconds; null: closed. */
function spanOf(day: CalendarDate, { hours, holidays }: DealerTime): { from: number; until: number } | null {
  const date = Temporal.PlainDate.from(day);
  const open = holidays.has(day) ? null : hours[date.dayOfWeek - 1]!;
  if (!open) return null;
  const midnight = date.toZonedDateTime(businessTimeZone);
  const at = (minutes: number) => midnight.add({ minutes }).epochMilliseconds;
  return { from: at(open.opens), until: at(open.closes) };
}

/**
 * The instant at which so many minutes of business time have passed: a lead of Saturday evening is due on Monday.
 *
 * @param minutes 0 and more
 * @returns null where the dealer does not open for a year
 */
export function afterBusinessMinutes(from: Date, minutes: number, dealer: DealerTime): Date | null {
  let left = minutes * 60_000;
  let day: CalendarDate = zoned(from).toPlainDate().toString();
  for (let count = 0; count < mostDays; count++, day = addDays(day, 1)) {
    const span = spanOf(day, dealer);
    if (!span) continue;
    const start = Math.max(span.from, from.getTime());
    if (start >= span.until) continue;
    if (start + left <= span.until) return new Date(start + left);
    left -= span.until - start;
  }
  return null;
}

/** The minutes of business time between two instants, whole ones; 0 where the second is not later. */
export function businessMinutesBetween(from: Date, until: Date, dealer: DealerTime): number {
  let sum = 0;
  const last = zoned(until).toPlainDate().toString();
  for (let day = zoned(from).toPlainDate().toString(); day <= last; day = addDays(day, 1)) {
    const span = spanOf(day, dealer);
    if (span) sum += Math.max(Math.min(span.until, until.getTime()) - Math.max(span.from, from.getTime()), 0);
  }
  return Math.floor(sum / 60_000);
}

/**
 * When a planned contact is due: at its time, or at the end of its day without one.
 *
 * @param time `HH:MM`; `''` or null: any time of the day
 */
export function plannedInstant(day: CalendarDate, time: string | null): Date {
  const midnight = Temporal.PlainDate.from(time ? day : addDays(day, 1)).toZonedDateTime(businessTimeZone);
  return new Date(midnight.add({ minutes: time ? minutesOfTime(time) : 0 }).epochMilliseconds);
}
