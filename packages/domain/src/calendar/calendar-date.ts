/** A calendar date without time, `YYYY-MM-DD`. */
export type CalendarDate = string;

const datePattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * Days since 1970-01-01 of a date of the Gregorian calendar.
 * Plain integers instead of Temporal, because a schedule needs hundreds of them (Howard Hinnant's days_from_civil).
 */
export function dayNumberOf(year: number, month: number, day: number): number {
  const shifted = month > 2 ? year : year - 1;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  return (
    era * 146_097 + yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear - 719_468
  );
}

/** The last day of a month, 28 to 31. */
export function lastDayOf(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** Writes year, month and day as `YYYY-MM-DD`. */
export function formatDateParts(year: number, month: number, day: number): CalendarDate {
  return `${String(year).padStart(4, '0')}-${month < 10 ? '0' : ''}${month}-${day < 10 ? '0' : ''}${day}`;
}

/** Whether the text is a date that exists, written `YYYY-MM-DD`. */
export function isCalendarDate(text: string): boolean {
  const match = datePattern.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  return month >= 1 && month <= 12 && day >= 1 && day <= lastDayOf(year, month);
}

/**
 * The parts of a date.
 *
 * @throws {RangeError} when the date does not exist
 */
export function partsOf(date: CalendarDate): { year: number; month: number; day: number } {
  if (!isCalendarDate(date)) throw new RangeError(`not a calendar date: ${date}`);
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) };
}

/**
 * Days since 1970-01-01 of a date.
 *
 * @throws {RangeError} when the date does not exist
 */
export function toDayNumber(date: CalendarDate): number {
  const { year, month, day } = partsOf(date);
  return dayNumberOf(year, month, day);
}

/**
 * Days from one date to another, negative when the second is earlier.
 *
 * @throws {RangeError} when a date does not exist
 */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return toDayNumber(to) - toDayNumber(from);
}

/**
 * The date a number of days later (earlier when negative).
 *
 * @throws {RangeError} when the date does not exist
 */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}

/**
 * The date a number of months later, on the same day of the month or on the month's last day where it has no such day.
 *
 * @throws {RangeError} when the date does not exist
 */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  return Temporal.PlainDate.from(date).add({ months }, { overflow: 'constrain' }).toString();
}
