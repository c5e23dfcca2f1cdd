import { type CalendarDate, daysBetween } from './calendar-date.ts';

/** The days before the deadline on which its owners are notified. */
export const deadlineNoticeDays = 3;

/** The notices about a deadline that are due by a day: none, that it comes, that it is today or has passed. */
export type DeadlineStage = 0 | 1 | 2;

/** The notice about a deadline that is due on a day. */
export function deadlineStage(dueOn: CalendarDate, today: CalendarDate): DeadlineStage {
  const left = daysBetween(today, dueOn);
  if (left <= 0) return 2;
  return left <= deadlineNoticeDays ? 1 : 0;
}
