export { businessDay, businessTimeZone, startOfBusinessDay } from './business-day.ts';
export {
  addDays,
  addMonths,
  type CalendarDate,
  daysBetween,
  isCalendarDate,
  toDayNumber,
} from './calendar-date.ts';
export { type DueDate, dueDateGrid } from './due-date-grid.ts';
