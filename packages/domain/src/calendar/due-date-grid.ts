import { type CalendarDate, dayNumberOf, formatDateParts, lastDayOf, partsOf } from './calendar-date.ts';

/** A due date as text and as days since 1970-01-01. */
export type DueDate = { date: CalendarDate; dayNumber: number };

/**
 * The grid of due dates of a contract: each keeps the first due date's day of the month and falls on the month's last day
 * where it has no such day (31 January → 28 February → 31 March).
 *
 * @returns a function from the months after the first due date (negative for earlier) to the due date there
 * @throws {RangeError} when the first due date does not exist
 */
export function dueDateGrid(firstDueDate: CalendarDate): (monthsAfterFirst: number) => DueDate {
  const { year, month, day } = partsOf(firstDueDate);
  const firstMonth = year * 12 + month - 1;
  return (monthsAfterFirst) => {
    const index = firstMonth + monthsAfterFirst;
    const dueYear = Math.floor(index / 12);
    const dueMonth = index - dueYear * 12 + 1;
    const dueDay = day > 28 ? Math.min(day, lastDayOf(dueYear, dueMonth)) : day;
    return { date: formatDateParts(dueYear, dueMonth, dueDay), dayNumber: dayNumberOf(dueYear, dueMonth, dueDay) };
  };
}
